/** The document of the unit tests has no fonts to load; a browser always has. */
if (!("fonts" in document)) Object.defineProperty(document, "fonts", { value: new Set() });
