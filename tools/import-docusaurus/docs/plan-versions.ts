// All versions of the source → the plan of the chosen one, and of each that becomes a frozen version of ours.
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import { toRoute } from '../config/route.ts';
import type { SourceFiles } from '../source-files.ts';
import { type DocsPlan, planDocs } from './plan-docs.ts';
import { listVersions } from './versions.ts';

export type FrozenVersion = {
  name: string;
  label: string;
  base: string;
  folder: string;
  plan: DocsPlan;
};

export type VersionsPlan = { main: DocsPlan; frozen: FrozenVersion[] };

/**
 * @param wanted  one version alone: addresses of the others lead to its pages, and nothing else is imported.
 * @throws ExpectedError  when no instance has it.
 */
export function planVersions(
  site: DocusaurusSite,
  files: SourceFiles,
  wanted: string | undefined,
): VersionsPlan {
  if (wanted !== undefined) return { main: planDocs(site, files, { version: wanted }), frozen: [] };
  const frozen = namesOf(site, files).map(({ name, label }): FrozenVersion => {
    const part = partOf(name);
    const plan = planDocs(site, files, { version: name, isFrozen: true });
    return { name, label, base: `${site.base}${part}/`, folder: `versions/${part}`, plan };
  });
  const places = new Map<string, { url: string; id: string }>();
  for (const { name, plan } of frozen)
    for (const doc of plan.docs) {
      const id = toRoute(`${partOf(name)}/${doc.pageId.replace(/(^|\/)index$/, '$1')}`);
      places.set(doc.file, { url: encodeURI(`${site.url}${site.base}${id}`), id });
    }
  return { main: planDocs(site, files, { frozen: places }), frozen };
}

/** Of all instances, without the versions that their current pages are taken for. */
function namesOf(site: DocusaurusSite, files: SourceFiles): { name: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const instance of site.docs)
    for (const [i, { name, label }] of listVersions(instance, files).versions.entries())
      if (i > 0 && !labels.has(name)) labels.set(name, label);
  return [...labels].map(([name, label]) => ({ name, label }));
}

/** A name as a part of an address. */
const partOf = (name: string): string =>
  name.replace(/[^\w.~-]+/g, '-').replace(/^[.-]+/, '') || 'version';
