// On paper there is nothing to fill in: each sheet that draws fields of the page itself hides them there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from './support/site-folder.ts';

it.each([
  ['engine/theme/css/filter.css', '.filter'],
  ['engine/theme/css/guide.css', '.values'],
  ['engine/theme/css/ask.css', '.ask'],
  ['collections/widgets/demo/frame.css', '.demo-panel'],
  ['collections/guides/runbook-print.css', '.runbook-form'],
  ['collections/releases/releases.css', '.report-form'],
])('%s hides %s', (file, selector) => {
  const css = readFileSync(path.join(projectDir, file), 'utf8');
  const print = css.slice(css.lastIndexOf('@media print'));
  const [, selectors = ''] = /\{([^{}]*)\{\s*display: none;\s*\}/.exec(print) ?? [];
  expect(selectors.split(',').map((one) => one.trim())).toContain(selector);
});
