import { describe, expect, it } from 'vitest';
import { findPage, type PageNames, takeNumber } from './page-names.ts';

const names: PageNames = {
  ids: {
    index: 'index',
    '': 'index',
    'guides/index': 'guides/index',
    guides: 'guides/index',
    'guides/README': 'guides/index',
    'guides/setup': 'guides/setup',
    'guides/02-setup': 'guides/setup',
    setup: 'setup',
    'api/call': 'api/call',
  },
  files: { 'guides/setup': 'guides/02-setup', 'guides/index': 'guides/README' },
  roots: ['learn', 'docs', 'next'],
};
const find = (requested: string, from: string) => findPage(requested, from, names);

describe('a link in a foreign folder', () => {
  it('with an ending is a file, first beside the page and then from the root', () => {
    expect(find('setup.md', 'guides/index')).toBe('guides/setup');
    expect(find('setup.md', 'index')).toBe('setup');
    expect(find('02-setup.mdx', 'guides/index')).toBe('guides/setup');
    expect(find('guides/setup.md', 'api/call')).toBe('guides/setup');
  });

  it('without one is an id, or a file beside the page', () => {
    expect(find('setup', 'guides/index')).toBe('setup');
    expect(find('call', 'api/call')).toBe('api/call');
  });

  it('with dots begins at the file, or at the address', () => {
    expect(find('../setup.md', 'guides/setup')).toBe('setup');
    expect(find('./', 'guides/setup')).toBe('guides/index');
    expect(find('./README.md', 'guides/setup')).toBe('guides/index');
    expect(find('../api/call?x=1', 'guides/index')).toBe('api/call');
    expect(find('../../setup', 'guides/setup')).toBe('setup');
    expect(find('../../../etc/passwd', 'guides/setup')).toBeUndefined();
  });

  it('with a slash is an address, with or without the base and the name of the folder', () => {
    for (const requested of [
      '/setup',
      '/docs/setup',
      '/learn/docs/next/setup/',
      '/docs/next/setup',
    ])
      expect(find(requested, 'api/call'), requested).toBe('setup');
    expect(find('/', 'api/call')).toBe('index');
    expect(find('/docs', 'api/call')).toBe('index');
    expect(find('/other/setup', 'api/call')).toBeUndefined();
    expect(find('/constructor', 'api/call')).toBeUndefined();
  });
});

it('a number before a name is its place, unless it is a date or a version', () => {
  expect(takeNumber('01-intro')).toEqual({ name: 'intro', number: 1 });
  expect(takeNumber('2. Set up')).toEqual({ name: 'Set up', number: 2 });
  for (const name of ['2024-01-02-news', '1.2-notes', '404', '7', 'intro', '3d', '1-'])
    expect(takeNumber(name)).toEqual({ name });
});
