declare module "virtual:catalogues" {
  import type { Catalogue } from "./speaker";

  const catalogues: Record<string, { name: string; load: () => Promise<{ default: Catalogue }> }>;
  export default catalogues;
}
