// A built site → Pagefind's index of it. Run as a separate process; prints what it took.
//   node index-pagefind.mjs SITE_DIR OUT_DIR [GLOB]      without a glob: the pages of docs-index.json
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importPeer } from './packages.mjs';

const [dir, outputPath, glob] = process.argv.slice(2);
const { close, createIndex } = await importPeer('pagefind', 'lib/index.js');
const started = performance.now();
const { index, errors } = await createIndex({
  rootSelector: 'main',
  excludeSelectors: ['.breadcrumbs', '.page-facts', '.facts', '.page-foot', '.pager'],
});
if (!index) throw new Error(errors.join('\n'));
if (glob) await index.addDirectory({ path: dir, glob });
else
  for (const id of Object.keys(JSON.parse(readFileSync(path.join(dir, 'docs-index.json'), 'utf8'))))
    await index.addHTMLFile({
      url: `/${id}`,
      content: readFileSync(path.join(dir, id, 'index.html'), 'utf8'),
    });
await index.writeFiles({ outputPath });
const wallMs = performance.now() - started;
const peakMb = peakOfChildrenMb();
await close();
console.log(JSON.stringify({ wallMs, peakMb }));

/** Pagefind is a separate program: the kernel knows its largest size. */
function peakOfChildrenMb() {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const peaks = children.map((child) =>
    Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...peaks) / 1024;
}
