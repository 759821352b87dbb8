declare module "virtual:catalogues" {
  // Not a plain import: TypeScript takes a relative one in here for `any`.
  type Catalogue = import("./speaker").Catalogue;

  const catalogues: Record<string, { name: string; load: () => Promise<{ default: Catalogue }> }>;
  export default catalogues;
}
