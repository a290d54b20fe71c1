import path from 'node:path';
import { expect, it } from 'vitest';
import { diagnose } from '../diagnostics/diagnostics.ts';
import { fromHere } from './from-here.ts';

const at = (name: string) => ({ path: name, line: 1, column: 1 });
const found = [
  diagnose(at('content/pages/a.md'), {
    ...{ code: 'external/gone', message: 'It is gone.', related: [at('content/b.yaml')] },
  }),
  diagnose(at('package.json'), { code: 'config/unknown-key', message: 'There is no such key.' }),
];
const paths = (contentDir?: string) =>
  fromHere(found, contentDir).map((one) => [one.path, one.related?.[0]?.path]);

it('names files from where the command runs, for a site in a folder, beside it, and for a config that is wrong', () => {
  expect(paths(path.resolve('own/site/content'))).toEqual([
    ['own/site/content/pages/a.md', 'own/site/content/b.yaml'],
    ['package.json', undefined],
  ]);
  expect(paths(path.resolve('../beside/content'))[0]?.[0]).toBe('../beside/content/pages/a.md');
  expect(paths()[0]).toEqual(['content/pages/a.md', 'content/b.yaml']);
});
