// New names of pages → a diagnostic where the engine or a collection has the address, or not every system has the name.
import {
  ExpectedError,
  nameProblems,
  type Site,
  type SiteSource,
  takenBy,
} from '../../engine/tooling.ts';
import { createPlaces } from './places.ts';
import type { Renames } from './renames.ts';

/**
 * @param site  as it is before the move.
 * @throws      ExpectedError  for what a check would complain about after it.
 */
export function expectNames(
  { pages: moved }: Pick<Renames, 'pages'>,
  source: SiteSource,
  site: Site,
): void {
  const { nameOf } = createPlaces(source);
  const moving = new Set(moved.map(({ id }) => id));
  for (const { to } of moved) {
    const taken = takenBy(site, to, moving);
    if (taken)
      throw new ExpectedError(
        `A page can't have the id "${to}": ${taken} stands at its address.`,
        'Give another name.',
      );
  }
  const still = source.pages
    .filter(({ id, record }) => !record && !moving.has(id))
    .map((page) => nameOf(page));
  const fresh = moved.map(({ newPlace }) => newPlace);
  const holds = (names: readonly string[], one: string) =>
    names.some((name) => name === one || name.startsWith(`${one}/`));
  const problem = nameProblems([...still, ...fresh]).find(
    ({ name }) => holds(fresh, name) && !holds(still, name),
  );
  if (problem)
    throw new ExpectedError(
      `"${problem.name}" is no good name: it ${problem.says}.`,
      'Give another name. Small letters, digits and "-" are sure to work.',
    );
}
