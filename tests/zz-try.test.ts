import { writeFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import { it } from 'vitest';
import { parseBlocks, toHtml } from '../engine/releases/small-markdown.ts';
import { loadRealReleases } from './support/real-releases.ts';

it('x', async () => {
  const { book } = await loadRealReleases();
  const md = new MarkdownIt('default', { html: false, linkify: true });
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('//', null);
  let out = '';
  let n = 0;
  let all = 0;
  const norm = (h: string) =>
    h
      .replace(/>\s+</g, '><')
      .replace(/&quot;/g, '"')
      .replace(/ rel="[^"]*"/g, '')
      .replace(/<li><p>/g, '<li>')
      .replace(/<\/p><\/li>/g, '</li>')
      .replace(/ class="language[^"]*"/g, '')
      .trim();
  for (const { record } of book.entries) {
    const texts = [
      record.summary,
      record.stopover,
      ...record.changes.flatMap((c) => [c.title, c.body, c.action]),
    ];
    for (const t of texts)
      if (t) {
        all++;
        const a = norm(toHtml(parseBlocks(t))),
          b = norm(md.render(t));
        if (a !== b) {
          n++;
          out += `== ${record.version}\n${t}\n-- ours\n${a}\n-- md\n${b}\n\n`;
        }
      }
  }
  writeFileSync('/tmp/w/diff.txt', `${n} of ${all}\n${out}`);
});
