// Options of the command → the files in the facts' folder. All is read before anything is written.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { factsToJson } from './facts-to-json.mjs';
import { readHistory } from './history/read-history.mjs';
import { checkPrefix, createNeutralNames, readOrganisation } from './neutral-names.mjs';
import { publishedFacts } from './published-facts.mjs';
import { NATIVE_SOURCES, readReactNative } from './react-native/read-react-native.mjs';
import { findCommit } from './source/git.mjs';
import { loadReference } from './source/reference.mjs';
import { findVersion } from './source/release-branches.mjs';
import { loadSources } from './source/sources.mjs';
import { readWeb, WEB_SOURCES } from './web/read-web.mjs';

/**
 * Read both runtimes, and write what they know.
 *
 * @param options  `web`, `native`: REPO@BRANCH · `prefix` · `out` · `reference` · `history` · `releases`
 * @returns        A line for each file, to be printed.
 * @throws         BadInput, with nothing written.
 */
export function extractFacts({ web, native, prefix, out, reference, history, releases }) {
  checkPrefix(prefix);
  const runtimes = [
    { platform: 'web', repository: findCommit(web), pattern: WEB_SOURCES, read: readWeb },
    {
      platform: 'react-native',
      repository: findCommit(native),
      pattern: NATIVE_SOURCES,
      read: readReactNative,
    },
  ];
  const settings = { prefix, reference: loadReference(reference), releases };
  const files = runtimes.map((runtime) => [runtime.platform, readFacts(runtime, settings)]);
  if (history) files.push(['history', readHistory(runtimes, settings)]);
  const organisation = runtimes.map(({ repository }) => readOrganisation(repository)).find(Boolean);
  const withTokens = createNeutralNames(prefix, organisation);
  mkdirSync(out, { recursive: true });
  return files.map(([name, facts]) => {
    writeFileSync(path.join(out, `${name}.json`), withTokens(factsToJson(facts)));
    return `${name}: ${summary(facts)}`;
  });
}

function readFacts({ platform, repository, pattern, read }, settings) {
  const version = findVersion(repository, settings.prefix);
  const { commit, date } = repository;
  const widgets = publishedFacts(read(loadSources(repository, pattern), settings));
  return { provenance: { platform, version, commit: commit.slice(0, 8), date }, widgets };
}

function summary({ widgets, versions }) {
  if (versions)
    return Object.entries(versions)
      .map(([platform, list]) => `${list.length} versions of ${platform}`)
      .join(', ');
  const count = (part) =>
    Object.values(widgets).reduce((sum, widget) => sum + Object.keys(widget[part]).length, 0);
  const parts = ['properties', 'events', 'methods'].map((part) => `${count(part)} ${part}`);
  return [`${Object.keys(widgets).length} widgets`, ...parts].join(', ');
}
