// A site that is being edited → all its diagnostics, as `learn check` has them, after each change. Most changes make one page again.
import { collectDiagnostics } from '../build/collect.ts';
import { makePage, readBody } from '../build/pages/make-page.ts';
import { lateInput, makeLatePages, makePages } from '../build/pages/make-pages.ts';
import { openContext } from '../build/pages/page-context.ts';
import type { PageContext } from '../build/pages/page-job.ts';
import { type Manifest, manifestFile } from '../build/plan/manifest.ts';
import { toIndexed } from '../build/plan/page-entry.ts';
import { aroundOf, articleBaseOf, articleKey, baseOf, pageKey } from '../build/plan/plan-pages.ts';
import { planSite, type SitePlan } from '../build/plan/plan-site.ts';
import { type PreparedSite, prepareAgain, prepareSite } from '../build/prepare-site.ts';
import { createDryStaging } from '../build/publish/publish.ts';
import type { ConfigOptions } from '../content/config/find-config.ts';
import { loadConfig } from '../content/config/load-config.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import { ContentError, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { isBelow } from '../disk/inside.ts';

/** The site as it was last checked. */
export type LiveSite = Pick<PreparedSite, 'loaded' | 'source'> & {
  site: SitePlan['site'];
  /** Links, anchors and dependencies of each page. */
  pages: Manifest['pages'];
  context: PageContext;
};

export type LiveCheck = {
  /**
   * One call at a time.
   *
   * @param changed  files whose text is another one, or that came or went: absolute paths. None: look at everything.
   */
  check(changed?: readonly string[]): Promise<Diagnostic[]>;
  /** Undefined until a config could be read. */
  current(): LiveSite | undefined;
};

/** What a page is made with. */
type Making = Pick<PreparedSite, 'hashOfDependency'> & { context: PageContext };

type State = {
  plan: SitePlan;
  manifest: Manifest;
  context: PageContext;
  /** Pages that are made last; opened when one of them changes. */
  late?: Making | undefined;
};

/** The stages and the collecting are those of a build that writes nothing; what it would write down stays in memory. */
export function createLiveCheck(options: ConfigOptions): LiveCheck {
  let state: State | undefined;
  return {
    async check(changed) {
      try {
        state = await next(state, changed, options);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        // The config is wrong: nothing else can be known.
        state = undefined;
        return [...error.diagnostics];
      }
      return collectDiagnostics(state.plan, state.manifest);
    },
    current() {
      if (!state) return undefined;
      const { plan, manifest, context } = state;
      const { loaded, source } = plan.prepared;
      return { loaded, source, site: plan.site, pages: manifest.pages, context };
    },
  };
}

/** The least that a change makes necessary. */
async function next(
  state: State | undefined,
  changed: readonly string[] | undefined,
  options: ConfigOptions,
): Promise<State> {
  if (!state || !changed) return begin(options);
  const { prepared } = state.plan;
  const { contentDir, pagesDir, staticDirs } = prepared.loaded;
  const folders = [contentDir, pagesDir, ...staticDirs];
  if (!changed.every((at) => folders.some((folder) => isBelow(at, folder)))) return begin(options);
  if (await remakeAll(changed, state)) return state;
  return makeState(prepareAgain(prepared, { last: state.manifest, changed }));
}

async function begin(options: ConfigOptions): Promise<State> {
  const loaded = await loadConfig(options);
  const manifestAt = manifestFile(loaded.cacheDir, 'check');
  return makeState(await prepareSite(loaded, { manifestAt }));
}

async function makeState(prepared: PreparedSite): Promise<State> {
  const plan = await planSite(prepared, prepared.siteWith());
  const { manifest } = await makePages(plan, { staging: createDryStaging() });
  const context = await openContext(
    { context: plan.context, links: plan.links },
    prepared.loaded.format,
  );
  return { plan, manifest, context };
}

/** @returns  false where more than the bodies of these pages has changed: then, the whole site is looked at. */
async function remakeAll(changed: readonly string[], state: State): Promise<boolean> {
  const { plan, manifest } = state;
  const { source } = plan.prepared;
  // Titles of such sites come from bodies.
  if (source.headers) return false;
  const pages = changed.map((at) =>
    source.pages.find(({ file, record }) => !record && file === at),
  );
  let isSameUse = true;
  for (const page of pages) {
    const before = page && manifest.pages[page.id]?.dependencies;
    if (!before || !(await remake(page, state))) return false;
    if (before.join('\n') !== manifest.pages[page.id]?.dependencies.join('\n')) isSameUse = false;
  }
  if (isSameUse) return true;
  const prepared = { ...plan.prepared, last: manifest };
  await makeLatePages({ ...plan, prepared }, manifest, createDryStaging());
  state.late = undefined;
  return true;
}

async function remake(page: PageFile, state: State): Promise<boolean> {
  const { plan, manifest } = state;
  const { headers } = plan.prepared;
  const isSameHead = headers.refresh(page);
  const text = headers.textOf(page.id);
  const header = headers.headers.get(page.id);
  const pageData = plan.pageDataOf(page);
  const entry = manifest.pages[page.id];
  if (!isSameHead || !text || !header || !pageData || !entry) return false;
  const { context, hashOfDependency } = plan.late.includes(page)
    ? await openLate(state)
    : { ...plan.prepared, context: state.context };
  const { record } = await makePage(readBody(page, text, context), pageData, context);
  const requested = { ...plan, hashOfDependency };
  const around = aroundOf(pageData);
  const key = pageKey(baseOf(header, { id: page.id, around }, plan), record, requested);
  const articleBase = articleBaseOf(header, pageData, plan);
  const article = { key: articleKey(articleBase, record, requested), hash: '' };
  manifest.headers[page.id] = header;
  const search = toIndexed(record.search, undefined);
  manifest.pages[page.id] = { ...entry, ...record, search, around, key, article };
  return true;
}

async function openLate(state: State): Promise<Making> {
  if (state.late) return state.late;
  const { plan, manifest } = state;
  const { users, hashOfDependency } = lateInput(plan, manifest);
  const setup = { context: plan.context, links: plan.links, users };
  const context = await openContext(setup, plan.prepared.loaded.format);
  state.late = { context, hashOfDependency };
  return state.late;
}
