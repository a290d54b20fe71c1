// The site's structure against the contract: every sidebar to the last entry, every page, every record.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadHeaders } from '../engine/build/plan/load-headers.ts';
import { siteOf } from '../engine/build/plan/plan-page-data.ts';
import { loadConfig } from '../engine/content/config/load-config.ts';
import { loadSite } from '../engine/content/load-site.ts';
import { replaceTokens, type Tokens } from '../engine/content/pages/tokens.ts';
import type { Site } from '../engine/model/site.ts';
import { buildDocIndex, buildVersionRecord, type SidebarItem } from '../engine/model/version.ts';
import { projectDir } from './support/site-folder.ts';

type MapPage = { id: string; title: string; sidebarLabel?: string; sidebar?: string };
type MapItem = { type: string; label: string; docId?: string; items?: MapItem[] };

/** Labels that are misspelled in the contract, by what it says, and what ours say instead. */
const LABELS: Record<string, string> = {
  'Configure Azure Repos In CodeRepository': 'Configure Azure Repos in Code Repository',
  'Testing Stratergies': 'Testing Strategies',
  'Accesibility Testing': 'Accessibility Testing',
};

/** Titles that are misspelled, unclear or missing in the contract, and what ours say instead. */
const CORRECTED: Record<string, string> = JSON.parse(
  readFileSync(path.join(projectDir, 'tests/fixtures/corrected-titles.json'), 'utf8'),
);

/** Pages that the contract asks for by what they do, not in its map: explorer, report, parity matrix. */
const OWN = [
  'app-development/widgets/platforms',
  'releases',
  'runbook',
  'screens',
  'script-declarations',
  'upgrade',
  'your-version',
];

/** The contract's dates have a leading zero here and there, and once no blank before the dash; titles a blank at the end. */
const spelled = (title: string): string =>
  title.replace(/\s*- Release date: 0?/, ' - Release date: ').trim();

const readMap = <T>(name: string): T => {
  const own = path.join(projectDir, 'tests/fixtures/site-map', name);
  return JSON.parse(readFileSync(own, 'utf8')) as T;
};

let site: Site;
let tokens: Tokens;

beforeAll(async () => {
  const loaded = await loadConfig({ siteDir: path.join(projectDir, 'site') });
  const source = loadSite(loaded);
  tokens = loaded.tokens;
  site = siteOf(source, loadHeaders(source).headers);
});

/** The contract has one entry without a label. */
function labelOf({ label }: MapItem): string {
  const written = replaceTokens(label, tokens).trim() || 'Adding Custom Filters';
  return LABELS[written] ?? written;
}

const expectedItem = (item: MapItem): object =>
  item.items
    ? {
        type: 'category',
        label: labelOf(item),
        items: item.items.map(expectedItem),
      }
    : {
        type: 'link',
        label: labelOf(item),
        docId: replaceTokens(item.docId ?? '', tokens),
      };

const actualItem = (item: SidebarItem): object =>
  item.type === 'category'
    ? { type: item.type, label: item.label, items: item.items.map(actualItem) }
    : { type: item.type, label: item.label, docId: item.docId };

describe('the contract', () => {
  it('has all eleven sidebars, in order and nesting, to the last entry', () => {
    const expected = readMap<Record<string, MapItem[]>>('sidebars.json');
    const { docsSidebars } = buildVersionRecord(site, true);
    expect(Object.keys(docsSidebars)).toEqual(Object.keys(expected));
    for (const [name, items] of Object.entries(expected))
      expect(docsSidebars[name]?.map(actualItem), name).toEqual(items.map(expectedItem));
  });

  it('has a page for every release of the contract', () => {
    const releases = readMap<MapPage[]>('pages.json')
      .map(({ id }) => replaceTokens(id, tokens))
      .filter((id) => /-release-notes\//.test(id));
    expect(releases.length).toBe(160);
    expect(releases.filter((id) => !site.has(id))).toEqual([]);
  });

  it('gives every page of the contract that exists its title and sidebar', () => {
    const index = buildDocIndex(site);
    const pages = readMap<MapPage[]>('pages.json').map((one) => ({
      ...one,
      id: replaceTokens(one.id, tokens),
    }));
    const written = pages.filter(({ id }) => index[id]);
    expect(written.length).toBeGreaterThanOrEqual(930);
    for (const { id, title, sidebar } of written) {
      expect(index[id]?.title, id).toBe(CORRECTED[id] ?? spelled(replaceTokens(title, tokens)));
      expect(index[id]?.sidebar, id).toBe(sidebar);
    }
    const others = Object.keys(index).filter((id) => !pages.some((one) => one.id === id));
    expect(others).toEqual(OWN);
  });

  it('knows every page of the contract: written, in a sidebar, or planned', () => {
    const lost = readMap<MapPage[]>('pages.json')
      .map(({ id }) => replaceTokens(id, tokens))
      .filter((id) => !site.has(id) && !site.position(id) && !site.planned.has(id));
    expect(lost).toEqual([]);
  });

  it('serves the version record in exactly its shape, without planned pages', () => {
    const record = buildVersionRecord(site, false);
    const { docsSidebars, ...rest } = record;
    expect(rest).toEqual({
      pluginId: 'default',
      version: 'current',
      label: 'v11.14.0',
      banner: null,
      badge: true,
      noIndex: false,
      className: 'docs-version-current',
      isLast: true,
    });
    const links = (items: SidebarItem[]): SidebarItem[] =>
      items.flatMap((item) => (item.type === 'category' ? links(item.items) : [item]));
    for (const [name, items] of Object.entries(docsSidebars))
      for (const link of links(items)) {
        expect(Object.keys(link).sort(), name).toEqual(['docId', 'href', 'label', 'type']);
        // A page called `index` has the address of its folder.
        const address = (id = '') => id.replace(/(^|\/)index$/, '$1');
        if (link.type === 'link') expect(link.href).toBe(`/learn/${address(link.docId)}`);
        if (link.type === 'link') expect(site.has(link.docId ?? ''), link.docId).toBe(true);
      }
    const category = docsSidebars.docs?.find((item) => item.type === 'category');
    expect(Object.keys(category ?? {}).sort()).toEqual([
      'collapsed',
      'collapsible',
      'items',
      'label',
      'type',
    ]);
  });

  it('describes every page in a real sentence of its own', () => {
    const entries = Object.values(buildDocIndex(site));
    for (const { id, description } of entries) {
      expect(description.length, id).toBeGreaterThanOrEqual(50);
      expect(description.length, id).toBeLessThanOrEqual(160);
      expect(description, id).toMatch(/[.?!]$/);
    }
    expect(new Set(entries.map((one) => one.description)).size).toBe(entries.length);
  });
});
