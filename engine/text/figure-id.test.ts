import { expect, it } from 'vitest';
import { EXPLICIT_ID } from '../markdown/headings.ts';
import { figureId, isFigureId, withoutFigure } from './figure-id.ts';
import { slugify } from './slug.ts';

const id = figureId('variables-new-variable');

it('is no id that a heading can have, and needs no escape in an address', () => {
  expect(isFigureId(id)).toBe(true);
  expect(slugify(id)).not.toBe(id);
  expect(`{#${id}}`).not.toMatch(EXPLICIT_ID);
  expect(encodeURIComponent(id)).toBe(id);
});

it('is left off a link to another page, and kept in one to the same', () => {
  expect(withoutFigure(`/variables#${id}`)).toBe('/variables');
  expect(withoutFigure(`#${id}`)).toBe(`#${id}`);
  expect(withoutFigure('/variables#a~b')).toBe('/variables#a~b');
});
