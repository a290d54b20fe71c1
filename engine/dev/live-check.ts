// A site that is being edited → all its diagnostics, as `learn check` has them, after each change. Only what a change concerns is read again.
import { setImmediate } from 'node:timers/promises';
import { collectDiagnostics } from '../build/collect.ts';
import type { PageContext } from '../build/pages/page-job.ts';
import { openUnshown } from '../build/pages/unshown-context.ts';
import { emptyManifest, type Manifest, manifestFile } from '../build/plan/manifest.ts';
import { planSite, type SitePlan } from '../build/plan/plan-site.ts';
import { type PreparedSite, prepareAgain, prepareSite } from '../build/prepare-site.ts';
import type { ConfigOptions } from '../content/config/find-config.ts';
import { loadConfig } from '../content/config/load-config.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import { ContentError, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { concernedPages } from './live-changes.ts';
import { type HasSame, isContent, listKnown, oneOfEach } from './live-files.ts';
import { isStillWanted, sayFirst, type Typing } from './live-first.ts';
import { type LiveState, pagesOfCheck, readInto, readLatePages, readPages } from './live-pages.ts';

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
  /**
   * The same while somebody types.
   *
   * @returns  undefined where it became outdated: `changed` is then part of what the next check is called with.
   */
  checkTyped(changed: readonly string[], typing: Typing): Promise<Diagnostic[] | undefined>;
  /**
   * What the first edit of each collection would read is read before it comes, once.
   *
   * @param isIdle  asked before each collection: whether nothing else waits. Those that are left are read by the next call.
   */
  warm(isIdle: () => boolean): Promise<void>;
  /** Undefined until a config could be read. */
  current(): LiveSite | undefined;
};

type State = LiveState & {
  hasSame: HasSame;
  /** A file of each collection that wasn't read ahead yet. */
  cold: string[];
};

/** The stages and the collecting are those of a build; what it would write down stays in memory. */
export function createLiveCheck(options: ConfigOptions): LiveCheck {
  let state: State | undefined;
  const run = async (changed: readonly string[] | undefined, typing?: Typing) => {
    try {
      const after = await next(state, { changed, typing, options });
      if (!after) return undefined;
      state = after;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // The config is wrong: nothing else can be known.
      state = undefined;
      return [...error.diagnostics];
    }
    return collectDiagnostics(state.plan, state.manifest);
  };
  return {
    check: async (changed) => (await run(changed)) ?? [],
    checkTyped: run,
    async warm(isIdle) {
      while (state && state.cold.length > 0 && isIdle()) {
        await run(state.cold.splice(0, 1));
        await setImmediate();
      }
    },
    current() {
      if (!state) return undefined;
      const { plan, manifest, context } = state;
      const { loaded, source } = plan.prepared;
      return { loaded, source, site: plan.site, pages: manifest.pages, context };
    },
  };
}

type Work = {
  changed: readonly string[] | undefined;
  typing: Typing | undefined;
  options: ConfigOptions;
};

/** The least that a change makes necessary. @returns  undefined where it became outdated. */
async function next(
  state: State | undefined,
  { changed, typing, options }: Work,
): Promise<State | undefined> {
  if (!state || !changed) return begin(options);
  const { prepared } = state.plan;
  const { loaded, source } = prepared;
  if (!changed.every((at) => isContent(at, loaded))) return begin(options);
  const bodies = await readBodies(state, { changed, typing });
  if (bodies) return { ...state, ...bodies };
  const hasSameFiles = loaded.config.strict && !source.headers && state.hasSame(changed);
  const again = prepareAgain(prepared, { last: state.manifest, changed, hasSameFiles });
  const plan = await planSite(again, again.siteWith());
  if (hasSameFiles) {
    const concerned = await readConcerned(state, plan, { changed, typing });
    return concerned && { ...state, ...concerned };
  }
  return { ...(await toState(plan, state.manifest.pages)), cold: state.cold };
}

/** The last check may have been of other texts. */
async function begin(options: ConfigOptions): Promise<State> {
  const loaded = await loadConfig(options);
  const manifestAt = manifestFile(loaded.cacheDir, 'check');
  const prepared = await prepareSite(loaded, { manifestAt, isUnshown: true, isAlone: true });
  const plan = await planSite(prepared, prepared.siteWith());
  const known = await pagesOfCheck(plan);
  const last = emptyManifest(prepared.madeWith);
  const begun = await toState({ ...plan, prepared: { ...prepared, last } }, known);
  return { ...begun, cold: oneOfEach(prepared) };
}

const toState = async (plan: SitePlan, known: Manifest['pages']) => ({
  ...(await readPages(plan, known)),
  hasSame: listKnown(plan.prepared.loaded),
});

type Typed = { changed: readonly string[]; typing: Typing | undefined };

/** The site says something else, but has the same files. */
async function readConcerned(
  { plan: before, manifest: known }: State,
  after: SitePlan,
  { changed, typing }: Typed,
): Promise<LiveState | undefined> {
  const { headers, hashOfDependency } = after.prepared;
  const { made, gone } = concernedPages({ before, after, known, changed });
  const manifest: Manifest = {
    ...known,
    records: headers.records,
    headers: Object.fromEntries(headers.headers),
    pages: { ...known.pages },
  };
  for (const id of gone) delete manifest.pages[id];
  const context = await openUnshown(after);
  const reading = { plan: after, context, hashOfDependency };
  const typed = after.first.filter(({ file }) => changed.includes(file));
  for (const page of made) if (typed.includes(page)) await readInto(manifest, page, reading);
  const others = made.filter((page) => !typed.includes(page));
  const left = [...others, ...after.late];
  // Where nothing could be said, all is read, whatever is typed.
  const hasSaid = sayFirst(typing, { plan: after, manifest, typed, left });
  const isWanted = async () => !hasSaid || isStillWanted(typing);
  for (const page of others) {
    if (!(await isWanted())) return undefined;
    await readInto(manifest, page, reading);
  }
  if (!(await isWanted())) return undefined;
  await readLatePages(after, manifest, known.pages);
  return { plan: after, manifest, context };
}

/** Undefined where more than the bodies of these pages has changed. */
async function readBodies(
  { plan, manifest: known, context }: State,
  { changed, typing }: Typed,
): Promise<LiveState | undefined> {
  const { source, headers, hashOfDependency } = plan.prepared;
  // Titles of such sites come from bodies.
  if (source.headers) return undefined;
  const isBody = (page: PageFile) => known.pages[page.id] !== undefined && headers.refresh(page);
  const pages = source.pages.filter(({ file, record }) => !record && changed.includes(file));
  if (pages.length < changed.length || !pages.every(isBody)) return undefined;
  const manifest: Manifest = { ...known, headers: { ...known.headers }, pages: { ...known.pages } };
  const isLate = (page: PageFile) => plan.late.includes(page);
  for (const page of pages)
    if (!isLate(page)) await readInto(manifest, page, { plan, context, hashOfDependency });
  const usesOf = (pages: Manifest['pages'], { id }: PageFile) => pages[id]?.dependencies.join('\n');
  const isSameUse = (page: PageFile) => usesOf(known.pages, page) === usesOf(manifest.pages, page);
  if (!pages.every(isSameUse) || pages.some(isLate)) {
    sayFirst(typing, { plan, manifest, typed: pages, left: plan.late });
    await isStillWanted(typing);
    await readLatePages(plan, manifest, known.pages);
  }
  return { plan, manifest, context };
}
