// A site of another generator, made into one of ours. The engine meets importers here, and only here: each is a package of its own,
// which `learn import` loads when it is called (`cli/import.ts`).
import type { Diagnostic } from './diagnostics/diagnostics.ts';

export type ImportOptions = {
  /** The folder of the site. */
  dir: string;
  /** The folder of the new one. */
  out: string;
  /** Only this version, where the site has several. */
  version?: string | undefined;
  configFile?: string | undefined;
  /** What stands for components: `import.map.yaml`. */
  mapFile?: string | undefined;
  onProgress?: (done: number, total: number) => void;
};

export type Imported = {
  /** Settings that a person has to write down. */
  requested: Diagnostic[];
  /** Lines that say what was done, and what is left to do. */
  summary: string;
  /** Whether a build of the new site would have errors. */
  hasErrors: boolean;
};

/** @throws ExpectedError  when there is no such site, version or map, or the output folder is the source's. */
export type ImportSite = (options: ImportOptions) => Promise<Imported>;
