// Test files → the order in which they are run: longest first, so that none is left to one core alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A fresh checkout lacks the times of earlier runs, by which Vitest would order them. All other files are short. */
const LONGEST = [
  'tests/incremental.test.ts',
  'tests/install/install.test.ts',
  'tests/real-site.test.ts',
  'tests/patterns.test.ts',
  'tests/golden-queries.test.ts',
  'tests/killed-build.test.ts',
  'tests/bad-input.test.ts',
  'tests/widgets.test.ts',
  'tests/output-folder.test.ts',
  'tests/attack/links.test.ts',
  'tests/attack/kills.test.ts',
  'tests/build.test.ts',
  'tests/attack/names.test.ts',
  'tools/insight/store/stores.test.ts',
  'tests/browser/illustrations.test.ts',
  'tests/browser/screens.test.ts',
  'tests/browser/geometry.test.ts',
  'tests/browser/illustrations-again.test.ts',
  'tests/browser/dev.test.ts',
  'tests/browser/runbook-offline.test.ts',
  'tests/browser/bundle.test.ts',
  'tests/browser/search-access.test.ts',
  'tests/browser/weight.test.ts',
  'tests/browser/runbook.test.ts',
  'tests/browser/insight.test.ts',
  'tests/browser/accessibility.test.ts',
  'tests/browser/illustrations-use.test.ts',
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
