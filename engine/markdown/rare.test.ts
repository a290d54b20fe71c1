// The sheet of what few articles have comes with those that have it.
import { expect, it } from 'vitest';
import { needsRareStyle } from './rare.ts';

it.each([
  '<blockquote>\n<p>A word.</p></blockquote>',
  '<p>The <abbr title="x">API</abbr></p>',
  '<hr>',
  '<section class="footnotes" aria-label="Notes"><ol>',
])('%s needs it', (html) => expect(needsRareStyle(html)).toBe(true));

it.each([
  '<p>Text.</p>',
  '<pre><code>&lt;hr&gt;</code></pre>',
  '<section class="other">',
])('%s does without', (html) => expect(needsRareStyle(html)).toBe(false));
