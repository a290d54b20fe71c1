import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { formatDiagnostics } from '../../diagnostics/print-diagnostics.ts';
import { relax } from '../../diagnostics/strictness.ts';
import { loadConfig } from '../config/load-config.ts';
import { loadSite } from '../load-site.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'learn-facts-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let count = 0;

async function load(files: Record<string, string>) {
  const siteDir = path.join(dir, `docs-${++count}`);
  for (const [name, text] of Object.entries(files)) {
    const at = path.join(siteDir, name);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  const { sidebars, diagnostics } = loadSite(await loadConfig({ siteDir }));
  const own = diagnostics.filter((one: Diagnostic) => one.code.startsWith('category/'));
  return { items: sidebars[0]?.items, printed: formatDiagnostics(relax(own, false)) };
}

describe('a folder in the navigation', () => {
  it('is called by its page only where that has the folder’s name in it', async () => {
    const { items } = await load({
      'api/README.md': '# API of Acme',
      'api/a.md': 'A.',
      'guides/index.md': '# Overview',
      'guides/a.md': 'A.',
    });
    expect(items).toMatchObject([
      { label: 'API of Acme', page: { id: 'api/index' } },
      { label: 'Guides', page: { id: 'guides/index' } },
    ]);
  });

  it('has no page where its file says that its entries are listed', async () => {
    const { items } = await load({
      'a/_category_.json': '{ "link": { "type": "generated-index" }, "collapsible": false }',
      'a/index.md': '# A',
      'a/b.md': 'B.',
    });
    expect(items).toMatchObject([
      { label: 'A', isOpen: true, items: [{ id: 'a/index' }, { id: 'a/b' }] },
    ]);
    expect(items?.[0]).not.toHaveProperty('page');
  });

  it('may say what is wrong; then that is told', async () => {
    const { printed } = await load({
      'a/_category_.yml': 'label: A\nposition: first\n',
      'a/b.md': 'B.',
      'c/_category_.yml': 'label: [\n',
      'c/d.md': 'D.',
      'e/_category_.yml': 'link: { type: doc, id: lost }\n',
      'e/f.md': 'F.',
    });
    expect(printed).toMatchInlineSnapshot(`
      "docs-3/a/_category_.yml:2:1  warning  category/wrong-value

        The value of "position" does not fit: expected a number, found a text.

        2 │ position: first
          │ ^^^^^^^^

      docs-3/c/_category_.yml:2:1  warning  category/not-yaml

        This is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ].

        2 │ 
          │ ^

        Look at the indentation, and put a value with ": ", "#" or a leading "{", "[", "*" in quotes.

      docs-3/e/_category_.yml:1:20  warning  category/unknown-page

        The folder's name is to lead to "lost", and there is no such page.

        1 │ link: { type: doc, id: lost }
          │                    ^^

        Write the id of a page, or { type: generated-index }.

      0 errors, 3 warnings in 3 files."
    `);
  });
});
