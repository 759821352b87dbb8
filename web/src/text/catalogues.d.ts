declare module "virtual:catalogues" {
  // Not a plain import: TypeScript takes a relative one in here for `any`.
  type Catalogue = import("./speaker").Catalogue;

  interface Language {
    name: string;
    load: () => Promise<{ default: Catalogue }>;
    /** The messages that are not in the first. */
    loadLater: () => Promise<{ default: Pick<Catalogue, "body"> }>;
  }
  const catalogues: Record<string, Language>;
  export default catalogues;
}
