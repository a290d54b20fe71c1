// Sites that are made to harm whoever imports them → a diagnostic; nothing run, nothing outside touched, no stack used up.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scan } from '../tools/import-docusaurus/mdx/scan.ts';
import { toTree } from '../tools/import-docusaurus/mdx/tree.ts';
import { isTooDeep } from '../tools/import-docusaurus/syntax/nesting.ts';
import { CONFIG, PIXEL, useImportFolders } from './support/import-site.ts';

const folderOf = useImportFolders();
const PAGE = '# A\n\nText.\n';

describe('an import', () => {
  it('runs nothing: neither config, nor sidebars, nor pages', async () => {
    const folder = folderOf({});
    const touch = `require('fs').writeFileSync(${JSON.stringify(path.join(folder.dir, 'ran'))}, '');`;
    folder.write({
      'docusaurus.config.js': `${touch} process.exit(3); ${CONFIG}`,
      'sidebars.js': `${touch} process.exit(4); module.exports = { docs: ['a'] };`,
      'docs/a.mdx': `# A\n\nexport const x = (() => { ${touch} return 'ran'; })();\n\n{x} {process.exit(5)}\n`,
      'docs/b.md': '---js\nprocess.exit(6)\n---\n\n# B\n',
      'plugins/x.js': touch,
    });
    await folder.run();
    expect(existsSync(path.join(folder.dir, 'ran'))).toBe(false);
    expect(folder.read('content/pages/docs/a.md')).toContain('`{process.exit(5)}`');
  });

  it('reads nothing through links that lead out, and follows no linked folder', async () => {
    const folder = folderOf({
      'docs/a.md': `${PAGE}![Out](./out.png) ![Up](../../secret.png)\n`,
      'static/x.txt': 'x',
    });
    writeFileSync(path.join(folder.dir, 'secret.md'), '# The secret');
    writeFileSync(path.join(folder.dir, 'secret.png'), PIXEL);
    symlinkSync(path.join(folder.dir, 'secret.md'), path.join(folder.source, 'docs/link.md'));
    symlinkSync(path.join(folder.dir, 'secret.md'), path.join(folder.source, 'static/link.md'));
    symlinkSync(path.join(folder.dir, 'secret.png'), path.join(folder.source, 'docs/out.png'));
    symlinkSync('/', path.join(folder.source, 'docs/root'));
    symlinkSync('.', path.join(folder.source, 'docs/loop'));
    const { report } = await folder.run();
    expect(folder.names().filter((name) => /secret|link|out|root|loop/.test(name))).toEqual([]);
    const refused = report.diagnostics.filter(({ code }) => code === 'import/refused-file');
    expect(refused.map((one) => one.path).sort()).toEqual([
      'docs/link.md',
      'docs/out.png',
      'docs/root',
      'static/link.md',
    ]);
  });

  it('writes nothing through links that lead out of the output folder', async () => {
    const folder = folderOf({ 'docs/a.md': PAGE, 'docs/sub/b.md': PAGE });
    const outside = path.join(folder.dir, 'outside');
    mkdirSync(outside);
    mkdirSync(path.join(folder.out, 'content/pages/docs'), { recursive: true });
    symlinkSync(outside, path.join(folder.out, 'content/pages/docs/sub'));
    symlinkSync(path.join(outside, 'a'), path.join(folder.out, 'content/pages/docs/a.md'));
    const { written } = await folder.run();
    expect(written.kept).toEqual(['content/pages/docs/a.md', 'content/pages/docs/sub/b.md']);
    expect(existsSync(path.join(outside, 'a')) || existsSync(path.join(outside, 'b.md'))).toBe(
      false,
    );
  });

  it('keeps names with ".." and other signs inside', async () => {
    const folder = folderOf({
      'docs/a.md': '---\nslug: ../../../x\n---\n\n# A\n',
      'docs/b.md': '---\nid: ../../y\n---\n\n# B\n',
      'docs/c.md': '---\nslug: /../..//z?*\n---\n\n# C\n\n<P />\n',
      'docs/d.mdx': "import P from '../../../etc/passwd.md';\n\n# D\n\n<P />\n",
      'versions.json': '["../../v", "..", "1.0/../../w"]',
      'sidebars.js': `module.exports = { '../../s': ['../../y'] };`,
    });
    await folder.run();
    expect(folder.names().filter((name) => name.includes('..'))).toEqual([]);
    expect(folder.names().filter((name) => name.startsWith('content/pages/')).length).toBe(4);
    expect(existsSync(path.join(folder.dir, 'x.md'))).toBe(false);
  });

  it('ends where partials go round in a circle', async () => {
    const folder = folderOf({
      'docs/a.mdx': "import B from './_b.mdx';\n\n# A\n\n<B />\n",
      'docs/_b.mdx': "import C from './_c.mdx';\n\nB\n\n<C />\n",
      'docs/_c.mdx': "import B from './_b.mdx';\n\nC\n\n<B />\n",
    });
    const { report } = await folder.run();
    expect(report.diagnostics.find(({ code }) => code === 'import/partial-cycle')?.message).toBe(
      'The partials go round in a circle: docs/a.mdx → docs/_b.mdx → docs/_c.mdx → docs/_b.mdx. Nothing stands here.',
    );
    expect(report.errors).toEqual([]);
  });

  it('refuses what is too deep or too long, and says so', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const folder = folderOf({
      'docs/a.mdx': `# A\n\n${'<Tabs>\n'.repeat(20_000)}end\n`,
      'docs/b.mdx': `# B\n\n${'<b>'.repeat(100_000)}${'</b>'.repeat(100_000)}\n`,
      'docs/c.mdx': '<x>'.repeat(2_000_000),
      'docs/d.mdx': `# D\n\n{${deep}}\n\nexport const a = ${deep};\n`,
      'sidebars.js': `module.exports = ${deep};`,
    });
    const { report } = await folder.run();
    const reported = (code: string) =>
      report.diagnostics.filter((one) => one.code === code).map((one) => one.path);
    expect(reported('import/too-deep')).toEqual(['docs/a.mdx', 'docs/b.mdx']);
    expect(reported('import/refused-file')).toEqual(['docs/c.mdx']);
    expect(reported('import/sidebar')).toEqual(['sidebars.js']);
    folder.write({ 'docusaurus.config.js': `module.exports = ${'!'.repeat(200_000)}x;` });
    await expect(folder.run()).rejects.toThrow(
      "docusaurus.config.js:1:1 can't be read: It is nested too deeply.",
    );
  });

  it('ends where constants are spread into each other', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => `const a${i + 1} = [...a${i}, ...a${i}];`);
    const folder = folderOf({
      'docusaurus.config.js': `const a0 = ['x', 'y'];\n${lines.join('\n')}\nconst me = { ...me };\n${CONFIG.replace('presets: [', 'themes: a60, ...me, presets: [')}`,
      'docs/a.md': PAGE,
    });
    const { report } = await folder.run();
    expect(report.pages).toBe(1);
  });

  it('takes time in proportion to the text', () => {
    const count = (unit: string, times: number) => {
      const text = unit.repeat(times);
      const tokens = scan(text, { isPlain: false, hasMath: true });
      expect(tokens.at(-1)?.end).toBe(text.length);
      return toTree(tokens, text.length).children.length;
    };
    for (const unit of [
      '<a b="',
      '{',
      '`',
      '$',
      '<!-- ',
      '<a {',
      '[',
      '](',
      '``` ',
      ':::x\n',
      '<a\n',
      "{'",
      'import x\n\n',
      '`` ` ',
    ])
      expect(count(unit, 20_000), unit).toBeLessThanOrEqual(60_000);
  });

  it('knows what no parser can take', () => {
    const n = 200_000;
    for (const text of [
      '!'.repeat(n),
      'a=>'.repeat(n),
      'a?b:'.repeat(n),
      'if(a);else '.repeat(n),
      '<a>'.repeat(n),
      'a+'.repeat(n),
      '['.repeat(n),
      'keyof '.repeat(n),
    ])
      expect(isTooDeep(text), text.slice(0, 12)).toBe(true);
    expect(isTooDeep(readFileSync(import.meta.filename, 'utf8'))).toBe(false);
    expect(isTooDeep("const a = {b: ['c', 'd'],};\n".repeat(5_000))).toBe(false);
  });
});
