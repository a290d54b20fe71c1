// All instances and versions of the source → the pages that are imported, and where the addresses of the others lead.
import { compare, type Diagnostic, ExpectedError } from '../../../engine/tooling.ts';
import type { DocsInstance, DocusaurusSite } from '../config/docusaurus-site.ts';
import type { SourceFiles } from '../source-files.ts';
import { claim } from './claim-id.ts';
import type { Doc } from './doc.ts';
import { listDocs } from './list-docs.ts';
import { markdownPages } from './markdown-pages.ts';
import { matterProblems, missingFolders, standIn } from './plan-problems.ts';
import { listVersions, type Version } from './versions.ts';

export type ChosenInstance = {
  instance: DocsInstance;
  version: Version;
  docs: Doc[];
  others: Version[];
};

export type DocsPlan = {
  chosen: ChosenInstance[];
  /** In code-unit order of their ids. */
  docs: Doc[];
  /** Address of another version or of a renamed page → our page. */
  moved: Map<string, string>;
  /** Addresses of versions that are omitted and have no page of that name in this one → id of their instance. */
  gone: Map<string, string>;
  /** Address of another version that is imported, too → where that is, and whether it is the same. */
  elsewhere: Map<string, { url: string; isSame: boolean }>;
  diagnostics: Diagnostic[];
};

export type PlanOptions = {
  /** Undefined: the current one. */
  version?: string | undefined;
  /** Only instances that have the version, and no other pages. */
  isFrozen?: boolean;
  /** File of another version that is imported, too → its address, whole and below the base URL. */
  frozen?: ReadonlyMap<string, { url: string; id: string }>;
};

/** @throws ExpectedError  when no instance has the version. */
export function planDocs(
  site: DocusaurusSite,
  files: SourceFiles,
  { version: wanted, isFrozen = false, frozen = new Map() }: PlanOptions,
): DocsPlan {
  const plan: DocsPlan = {
    chosen: [],
    docs: [],
    moved: new Map(),
    gone: new Map(),
    elsewhere: new Map(),
    diagnostics: [],
  };
  const all = site.docs.map((instance) => {
    const { versions, missing } = listVersions(instance, files);
    if (!isFrozen) plan.diagnostics.push(...missingFolders(missing, instance));
    return { instance, versions };
  });
  checkVersion(
    all.flatMap(({ versions }) => versions),
    wanted,
  );
  const taken = new Map<string, Doc>();
  for (const { instance, versions } of all) {
    const named = versions.find(({ name }) => name === (wanted ?? 'current'));
    const version = named ?? (isFrozen ? undefined : versions[0]);
    if (!version) continue;
    if (version.standsInFor && !isFrozen) plan.diagnostics.push(standIn(version, files));
    const { docs, problems } = listDocs(instance, { ...version, route: instance.route }, files);
    plan.diagnostics.push(...matterProblems(problems, files));
    for (const doc of docs) claim(doc, taken, files, plan);
    plan.chosen.push({
      instance,
      version,
      docs,
      others: versions.filter((one) => one !== version),
    });
    if (isFrozen) continue;
    for (const one of versions)
      noteMoved(one, { instance, docs, frozen, isChosen: one === version }, files, plan);
  }
  for (const pages of isFrozen ? [] : site.pages)
    for (const doc of markdownPages(pages, files)) claim(doc, taken, files, plan);
  plan.docs = [...taken.values()].sort((a, b) => compare(a.pageId, b.pageId));
  return plan;
}

function checkVersion(versions: readonly Version[], wanted: string | undefined): void {
  if (wanted === undefined || versions.some(({ name }) => name === wanted)) return;
  const names = [...new Set(versions.map(({ name }) => name))];
  throw new ExpectedError(
    `There is no version "${wanted}".`,
    names.length > 0
      ? `Versions: ${names.join(', ')}`
      : 'The site has one version: leave the flag out.',
  );
}

type Where = {
  instance: DocsInstance;
  docs: Doc[];
  isChosen: boolean;
  frozen: NonNullable<PlanOptions['frozen']>;
};

/** Pages of other versions lead to the page of that name; pages that are gone, to the first of the section. */
function noteMoved(
  version: Version,
  { instance, docs, isChosen, frozen }: Where,
  files: SourceFiles,
  plan: DocsPlan,
): void {
  if (isChosen && version.route === instance.route) return;
  const byId = new Map(docs.map((doc) => [doc.docId, doc.pageId]));
  const own = new Set(docs.map(({ route }) => route));
  for (const doc of listDocs(instance, version, files).docs) {
    const there = isChosen ? undefined : frozen.get(doc.file);
    if (there) {
      if (!own.has(doc.route))
        plan.elsewhere.set(doc.route, { url: there.url, isSame: there.id === doc.route });
      continue;
    }
    const to = byId.get(doc.docId);
    if (to !== undefined) plan.moved.set(doc.route, to);
    else plan.gone.set(doc.route, instance.id);
  }
}
