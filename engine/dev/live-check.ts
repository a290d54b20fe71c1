// A site that is being edited → all its diagnostics, as `learn check` has them, after each change. Most changes make one page again.
import { collectDiagnostics } from '../build/collect.ts';
import { makePage, readBody } from '../build/pages/make-page.ts';
import { makePages } from '../build/pages/make-pages.ts';
import { openContext } from '../build/pages/page-context.ts';
import type { PageContext } from '../build/pages/page-job.ts';
import { type Manifest, manifestFile } from '../build/plan/manifest.ts';
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

type State = { plan: SitePlan; manifest: Manifest; context: PageContext };

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

/** @returns  false where more than the bodies of these pages has changed: then, nothing that was done here counts. */
async function remakeAll(changed: readonly string[], state: State): Promise<boolean> {
  const { prepared, first } = state.plan;
  // Titles of such sites come from bodies.
  if (prepared.source.headers) return false;
  const pages = changed.map((at) => first.find(({ file, record }) => !record && file === at));
  for (const page of pages) if (!page || !(await remake(page, state))) return false;
  return true;
}

async function remake(page: PageFile, { plan, manifest, context }: State): Promise<boolean> {
  const { headers } = plan.prepared;
  const pageData = plan.allPageData.get(page.id);
  const isSameHead = headers.refresh(page);
  const text = headers.textOf(page.id);
  const entry = manifest.pages[page.id];
  if (!isSameHead || !text || !pageData || !entry) return false;
  const { record } = await makePage(readBody(page, text, context), pageData, context);
  if (record.dependencies.join('\n') !== entry.dependencies.join('\n')) return false;
  // It has no key: the next plan of the whole site makes it again.
  manifest.pages[page.id] = { ...entry, ...record, key: '' };
  return true;
}
