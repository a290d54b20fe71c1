// Test files → the order in which they are run: longest first, so that none is left to one core alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A fresh checkout lacks the times of earlier runs, by which Vitest would order them. All other files are short, and come
 * project by project: a worker is kept only for a file of the same project.
 */
const LONGEST = [
  'tests/browser/illustrations.test.ts',
  'tests/incremental.test.ts',
  'tests/install/install.test.ts',
  'tests/browser/illustrations-native.test.ts',
  'tests/browser/geometry.test.ts',
  'tests/browser/screens.test.ts',
  'tests/browser/illustrations-again.test.ts',
  'tests/browser/releases-access.test.ts',
  'tests/patterns.test.ts',
  'tests/attack/named-places.test.ts',
  'tests/golden-queries.test.ts',
  'tests/killed-build.test.ts',
  'tests/real-site.test.ts',
  'tests/browser/bundle.test.ts',
  'tests/browser/weight.test.ts',
  'tests/browser/runbook-offline.test.ts',
  'tests/browser/dev.test.ts',
  'tests/browser/runbook.test.ts',
  'tests/browser/upgrade-report.test.ts',
  'tests/browser/search-access.test.ts',
  'tests/browser/accessibility.test.ts',
  'tests/browser/insight.test.ts',
  'tests/browser/illustrations-use.test.ts',
  'tests/attack/kills.test.ts',
  'tests/attack/publishing.test.ts',
  'tests/attack/records.test.ts',
  'tests/attack/damaged-caches.test.ts',
  'tests/cli.test.ts',
  'tests/bad-input.test.ts',
  'tests/widgets.test.ts',
  'tests/versions.test.ts',
  'tests/output-folder.test.ts',
  'tests/build.test.ts',
  'tools/insight/store/stores.test.ts',
];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONGEST.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
