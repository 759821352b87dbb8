// Measures what the page shows in every language and theme, without loading it again; says where what is wrong.
async (measure, { languages, themes, pseudo }) => {
  const root = document.documentElement;
  const KEY = "redcathedral.language";
  const PATIENCE = 20_000;
  const ATTEMPTS = 12; // what is wrong for a moment, until the page knows its sizes, is not
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const drawn = async () => (await frame(), await frame());
  const pause = () => new Promise((done) => setTimeout(done, 100));
  const longer = () => document.body.textContent.includes("éé"); // only words of the pseudo-language go on like this
  const spoken = (language) => (language === pseudo ? root.lang === "en" && longer() : root.lang === language && !longer());

  /** Choose a language as another tab does, which this one follows. */
  const speak = async (language) => {
    localStorage.setItem(KEY, language);
    dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: language }));
    for (const late = Date.now() + PATIENCE; !spoken(language); await frame()) {
      if (Date.now() > late) {
        const left = [...document.querySelectorAll("body *")].filter((one) => !one.children.length && one.textContent.includes("éé"));
        throw new Error(`the page does not speak ${language} but ${root.lang}: ${left.map((one) => one.outerHTML).join(" ")}`);
      }
    }
  };

  const found = [];
  for (const theme of themes) {
    root.dataset.theme = theme; // the dearest change, so there are few of it
    for (const language of languages) {
      await speak(language);
      await drawn();
      let wrong = measure();
      for (let i = 0; wrong.length && i < ATTEMPTS; i++) {
        await pause();
        wrong = measure();
      }
      found.push({ width: innerWidth, theme, language, wrong });
    }
  }
  delete root.dataset.theme;
  return found;
}
