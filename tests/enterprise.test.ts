// The Enterprise guides: written once for five targets, commands that say where they run, a runbook for every way.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  askedChoices,
  chosenTabs,
  formatChosen,
  planOf,
  readChosen,
} from '../collections/guides/runbook/choose.ts';
import { type Runbook, runbookSchema } from '../collections/guides/runbook-file.ts';
import { valuesSchema } from '../engine/content/pages/guide-values.ts';
import { expand } from '../engine/content/pages/page-body.ts';
import { createSnippetReader } from '../engine/content/pages/snippet-reader.ts';
import { productTokens } from '../engine/content/pages/tokens.ts';
import { projectDir } from './support/site-folder.ts';

const content = path.join(projectDir, 'content');
const guides = path.join(content, 'pages/on-premise');
const tokens = productTokens({ name: 'Millwork', slug: 'millwork', code: 'MW' });
const TARGETS = ['aws', 'azure', 'gcp', 'vmware-esxi', 'hyper-v'];

const pagesOf = (target: string): string[] =>
  readdirSync(path.join(guides, target), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(path.join(guides, target, name), 'utf8'));

const words = (text: string): number => text.split(/\s+/).filter((one) => /\w/.test(one)).length;

/** Words in the page itself, and words in its snippets. */
function count(text: string): { own: number; shared: number } {
  let shared = 0;
  const body = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *::include\{([\w/.-]+)[^\n]*$/gm, (_line, name: string) => {
      const inside = count(readFileSync(path.join(content, 'snippets', name), 'utf8'));
      shared += inside.own + inside.shared;
      return '';
    });
  return { own: words(body), shared };
}

describe('the guides of the five targets', () => {
  it.each(TARGETS)('%s: at least 70 % of the words live in snippets', (target) => {
    const counts = pagesOf(target).map(count);
    const own = counts.reduce((sum, one) => sum + one.own, 0);
    const shared = counts.reduce((sum, one) => sum + one.shared, 0);
    expect(counts.length).toBeGreaterThanOrEqual(9);
    expect(own + shared).toBeGreaterThan(4_000);
    expect(shared / (own + shared)).toBeGreaterThanOrEqual(0.7);
  });

  it('show a change of a snippet on all five', () => {
    const reader = createSnippetReader({
      contentDir: content,
      contentName: 'content',
      pagesDir: path.join(content, 'pages'),
    });
    const snippets = {
      ...reader,
      read: (name: string) =>
        name === 'enterprise/extract-installer.md'
          ? `${reader.read(name)}\nA sentence about zebras.`
          : reader.read(name),
    };
    for (const target of TARGETS) {
      const at = path.join(guides, target, 'install/extract-package.md');
      const body = readFileSync(at, 'utf8').split('\n');
      const from = { path: at, firstLine: 1 };
      const { lines, diagnostics } = expand(body, from, { tokens, snippets });
      expect(diagnostics).toEqual([]);
      expect(lines.filter(({ text }) => text.includes('zebras')).length, target).toBe(1);
    }
  });
});

describe('the section', () => {
  it('has every page of the site map, written', () => {
    const own = path.join(projectDir, 'tests/fixtures/site-map/pages.json');
    const pages: { id: string; sidebar: string }[] = JSON.parse(readFileSync(own, 'utf8'));
    const ids = pages.filter(({ sidebar }) => sidebar === 'Enterprise').map(({ id }) => id);
    expect(ids.length).toBe(80);
    expect(ids.filter((id) => !existsSync(path.join(content, 'pages', `${id}.md`)))).toEqual([]);
  });

  it('uses each of the values that readers fill in', () => {
    const { fields } = valuesSchema.parse(
      parse(readFileSync(path.join(content, 'values.yaml'), 'utf8')),
    );
    const text = ['pages', 'snippets']
      .flatMap((folder) =>
        readdirSync(path.join(content, folder), { recursive: true })
          .map((name) => path.join(content, folder, String(name)))
          .filter((name) => name.endsWith('.md')),
      )
      .map((name) => readFileSync(name, 'utf8'))
      .join('');
    expect(Object.keys(fields).length).toBeGreaterThan(20);
    expect(Object.keys(fields).filter((name) => !text.includes(`<${name}>`))).toEqual([]);
  });
});

describe('the runbook', () => {
  const file = readFileSync(path.join(content, 'runbook.yaml'), 'utf8');
  const runbook: Runbook = runbookSchema.parse(parse(file));
  const ways = everyWay(runbook);

  it('has a way for every choice, whose pages are there, each once', () => {
    expect(ways.length).toBeGreaterThan(80);
    for (const chosen of ways) {
      const ids = planOf(runbook, chosen).flatMap(({ steps }) => steps.map(({ id }) => id));
      expect(ids.length, JSON.stringify(chosen)).toBeGreaterThan(6);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids)
        expect(existsSync(path.join(content, 'pages', `${id}.md`)), id).toBe(true);
    }
  });

  it('keeps what was chosen in the address', () => {
    for (const chosen of ways) {
      const query = new URLSearchParams(formatChosen(runbook, chosen));
      const read = readChosen(runbook, query);
      expect(read.unknown).toEqual([]);
      for (const [name] of askedChoices(runbook, chosen))
        expect(read.chosen[name]).toBe(chosen[name]);
    }
  });

  it('takes the first option for one that there is not, and says so', () => {
    const { chosen, unknown } = readChosen(
      runbook,
      new URLSearchParams('target=<script>&os=rhel&kind=constructor'),
    );
    expect(chosen.target).toBe('aws');
    expect(chosen.os).toBe('rhel');
    expect(unknown.map(({ name, value }) => [name, value])).toEqual([
      ['kind', 'constructor'],
      ['target', '<script>'],
    ]);
  });

  it('chooses from tabs that pages have, by the very words', () => {
    const labels = new Set<string>();
    for (const folder of ['pages', 'snippets'])
      for (const name of readdirSync(path.join(content, folder), { recursive: true }).map(String))
        if (name.endsWith('.md'))
          for (const [, label = ''] of readFileSync(
            path.join(content, folder, name),
            'utf8',
          ).matchAll(/:::tab\[([^\]]+)\]/g))
            labels.add(label);
    for (const chosen of ways)
      for (const label of Object.values(chosenTabs(runbook, chosen)))
        expect(labels).toContain(label);
  });
});

function everyWay(runbook: Runbook): Record<string, string>[] {
  return Object.entries(runbook.choices).reduce<Record<string, string>[]>(
    (ways, [name, { options }]) =>
      ways.flatMap((way) => Object.keys(options).map((option) => ({ ...way, [name]: option }))),
    [{}],
  );
}
