import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { editUrl } from './edit-url.ts';

const guide = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/pages/review-and-care.md'),
  'utf8',
);
const [, section = ''] = /\n## Edit links [^\n]*\n([\s\S]*?)\n## /.exec(guide) ?? [];
const patterns = Object.fromEntries(
  [...section.matchAll(/^\| ([^|]+) \| `(https:[^`]+)` \|$/gm)].map(([, host = '', url = '']) => [
    host,
    url,
  ]),
);

/** What the guide says for a host, for one page. */
const of = (host: string, file = 'content/pages/teams/roles.md') =>
  editUrl(patterns[host] ?? '', file);

it('has the patterns of the guide for each host', () => {
  const urls = Object.keys(patterns).map((host) => [host, of(host)]);
  expect(Object.fromEntries(urls)).toEqual({
    GitHub: 'https://github.com/acme/docs/edit/main/content/pages/teams/roles.md',
    GitLab: 'https://gitlab.com/acme/docs/-/edit/main/content/pages/teams/roles.md',
    Bitbucket:
      'https://bitbucket.org/acme/docs/src/main/content/pages/teams/roles.md?mode=edit&spa=0&at=main',
    'Azure Repos':
      'https://dev.azure.com/acme/docs/_git/docs?path=/content/pages/teams/roles.md&version=GBmain',
    'Gitea, Forgejo': 'https://git.acme.com/acme/docs/_edit/main/content/pages/teams/roles.md',
  });
});

it('writes a file name so that it is read back, in the path and in a query', () => {
  const file = 'content/records/R&D #1? a+b %é.yaml';
  for (const host of ['GitHub', 'GitLab', 'Bitbucket', 'Gitea, Forgejo']) {
    const { pathname, search, hash } = new URL(of(host, file));
    expect(decodeURIComponent(pathname).endsWith(`/main/${file}`), host).toBe(true);
    expect([search, hash], host).toEqual([new URL(of(host)).search, '']);
  }
  const azure = new URL(of('Azure Repos', file));
  expect(Object.fromEntries(azure.searchParams)).toEqual({ path: `/${file}`, version: 'GBmain' });
  expect(azure.hash).toBe('');
});

it('fills in each {path}, whatever the file is called', () => {
  expect(editUrl('https://git.example/{path}?at={path}', "a&$'/{path}.md")).toBe(
    "https://git.example/a&$'/%7Bpath%7D.md?at=a%26%24'/%7Bpath%7D.md",
  );
});
