// Scripts of apps in the pages are type-checked against the declarations that the site offers for download.
import { describe, expect, it } from 'vitest';
import { checkScripts, isAppScript } from './support/check-scripts.ts';
import { type CodeSample, listSamples } from './support/code-samples.ts';

const sample = (text: string, kinds: Record<string, string> = {}): CodeSample => ({
  file: 'a.md',
  line: 10,
  text,
  kinds,
});

/** Each has one error, in its second line. */
const WRONG = [
  sample('// A method that no widget has.\nPage.Widgets.staff.refreshAllData();'),
  sample('// A property that no widget has.\nPage.Widgets.staff.captoin = 1;'),
  sample('// A method of another widget.\nPage.Widgets.staffTable1.startAnimation();'),
  sample('// A method of another kind.\nPage.Widgets.go.refreshData();', { go: 'ButtonWidget' }),
  sample('// A method that no variable has.\nPage.Variables.staff.reload();'),
  sample('// One argument too many.\nPage.Variables.staff.clearData(true);'),
  sample('// An event without this argument.\nPage.staffTable1Rowclick = (a, b, c, d, e) => {};'),
  sample('// A member that the app lacks.\nApp.changeLocale("de", true);'),
];

describe('scripts of apps', () => {
  const samples = listSamples('js', 'javascript', 'ts').filter(isAppScript);
  const found = checkScripts([...WRONG, ...samples]);

  it('use what the runtimes have', () => {
    expect(samples.length).toBeGreaterThan(400);
    expect(found.filter((one) => !one.startsWith('a.md'))).toEqual([]);
  });

  it('are reported where they use anything else', () => {
    const ours = found.filter((one) => one.startsWith('a.md'));
    expect(ours.map((one) => one.replace(/ .*/, ''))).toEqual(
      WRONG.map(() => expect.stringMatching(/^a\.md:11:/)),
    );
  });
});
