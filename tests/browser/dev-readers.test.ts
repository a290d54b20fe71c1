// `learn dev --from`: what readers said of a page, beside it while it is written.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { Findings } from '../../tools/insight/read/findings.ts';
import { arrivedAt, useReader } from '../support/browser.ts';
import { startDevServer } from '../support/dev-server.ts';
import { createSiteFolder, page as md } from '../support/site-folder.ts';

const TEXT = '<img src=x onerror="document.title=1"> is missing';
const DONE = { isDone: false, doneNote: '', last: '2026-05-04' };
const FINDINGS: Pick<Findings, 'pages' | 'notes'> = {
  pages: [
    {
      ...DONE,
      ...{ page: 'a', views: 9, yes: 2, no: 5, bad: 0.4, problems: 1 },
      reasons: { hard: 3 },
      stuck: { 'install.2': 4 },
    },
    { ...DONE, page: 'b', views: 9, yes: 0, no: 0, bad: 0, problems: 0, reasons: {}, stuck: {} },
  ],
  notes: [
    {
      ...{ at: '2026-05-04T10:00:00Z', page: 'a', kind: 'answer', answer: 'no', reason: 'hard' },
      ...{ text: TEXT, version: '', platform: '' },
    },
  ],
};

/** Answers as the service does, to whoever has its token. */
const startService = () =>
  new Promise<Server>((resolve) => {
    const service = createServer((request, response) => {
      response.writeHead(request.url?.startsWith('/_insight/api/findings?') ? 200 : 404, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify(FINDINGS));
    });
    service.listen(0, '127.0.0.1', () => resolve(service));
  });

const reader = useReader(async () => {
  const service = await startService();
  const from = `http://127.0.0.1:${(service.address() as AddressInfo).port}/_insight/`;
  const folder = createSiteFolder({
    'content/pages/a.md': md('A'),
    'content/pages/b.md': md('B'),
    'content/sidebars/s.yaml': 'name: S\nslug: s\norder: 1\nitems:\n  - a\n  - b\n',
  });
  const server = await startDevServer(folder.dir, '0', '--from', from);
  return {
    url: server.url,
    async close() {
      await server.stop();
      service.close();
      folder.dispose();
    },
  };
});

it('shows answers, reasons, steps and words of a page, as text, and nothing where nobody said anything', async () => {
  const page = await reader.open('a');
  const panel = page.locator('#dev-readers');
  await expect
    .poll(async () => {
      await page.reload();
      return panel.locator('summary').allInnerTexts();
    })
    .toEqual(['Readers of this page: yes 2, no 5, problems 1']);
  await panel.locator('summary').click();
  expect(await panel.locator('p').allInnerTexts()).toEqual([
    'Why not: hard 3',
    'Stuck at: install.2 4',
  ]);
  expect(await panel.locator('blockquote').innerText()).toBe(TEXT);
  expect(await panel.locator('img').count()).toBe(0);
  await page.locator('.sidebar').getByRole('link', { name: 'B', exact: true }).click();
  await arrivedAt(page, 'B');
  await expect.poll(() => panel.count()).toBe(0);
});
