import { expect, it } from 'vitest';
import { expectPackage } from './expect-package.ts';

it('says what to install where a package is missing', () => {
  expect(() => expectPackage('katex', 'math')).not.toThrow();
  expect(() => expectPackage('katex-that-is-not-there', 'math')).toThrow(
    'The setting "math" of the site’s config needs the package katex-that-is-not-there, which isn\'t installed.',
  );
});
