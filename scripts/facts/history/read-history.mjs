// The release branches of both runtimes → in which version each name came, went, or got another default.
import { loadSources } from '../source/sources.mjs';
import { compareFacts } from './compare-facts.mjs';
import { listPublished, listVersions } from './versions.mjs';

const PARTS = ['widget', 'properties', 'events', 'methods'];

/**
 * Read the history of all runtimes.
 *
 * @param runtimes  `{ platform, repository, pattern, read }` each.
 * @param settings  `releases`: folder of release records, and what the readers take.
 * @returns         `versions`: platform → `{ version, commit }`s, and platform → widget → part → name → changes
 *                  `{ in, change, from, to }`.
 */
export function readHistory(runtimes, settings) {
  const published = listPublished(settings.releases);
  const history = { versions: {} };
  for (const runtime of runtimes) {
    const versions = listVersions(runtime.platform, runtime.repository, published, settings.prefix);
    history.versions[runtime.platform] = versions.map(({ version, commit }) => ({
      version,
      commit: commit.slice(0, 8),
    }));
    history[runtime.platform] = inOrder(listChanges(runtime, versions, settings));
  }
  return history;
}

/** Changes of each version, with the version as `in`; one that is at the commit of the one before has none. */
function listChanges({ repository, pattern, read }, versions, settings) {
  const changes = [];
  let before;
  let sources;
  for (const [at, { version, commit }] of versions.entries()) {
    if (commit === versions[at - 1]?.commit) continue;
    sources = loadSources({ ...repository, commit }, pattern, sources);
    const after = withSharedApart(read(sources, { ...settings, isCodeAlone: true }));
    const found = before ? compareFacts(before, after) : [];
    changes.push(...found.map((change) => ({ ...change, in: version })));
    before = after;
  }
  return changes;
}

/** What all native components have is under `*` alone. */
function withSharedApart(widgets) {
  const shared = widgets['*'].properties;
  for (const [widget, { properties }] of Object.entries(widgets))
    for (const [name, property] of Object.entries(properties))
      if (property.base && widget !== '*') {
        shared[name] ??= property;
        delete properties[name];
      }
  return widgets;
}

/** Widget → part → name → changes, all by name; the changes of the widget itself have no name. */
function inOrder(changes) {
  const byWidget = {};
  const sorted = changes.toSorted(
    (a, b) =>
      compareTexts(a.widget, b.widget) ||
      PARTS.indexOf(a.part) - PARTS.indexOf(b.part) ||
      compareTexts(a.name ?? '', b.name ?? ''),
  );
  for (const { widget, part, name, in: version, ...change } of sorted) {
    byWidget[widget] ??= {};
    const parts = byWidget[widget];
    const entry = { in: version, ...change };
    if (name === undefined) parts[part] = [...(parts[part] ?? []), entry];
    else parts[part] = { ...parts[part], [name]: [...(parts[part]?.[name] ?? []), entry] };
  }
  return byWidget;
}

const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
