// The engine's directives; collections add theirs. `::include`, and passages that records make, are expanded by
// the content stage, before.
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { callout } from './callout.ts';
import { card, cards } from './cards.ts';
import { codeGroup } from './code-group.ts';
import { details } from './details.ts';
import type { Directive, OwnedDirective } from './directive.ts';
import { figure } from './figure.ts';
import { filter } from './filter.ts';
import { steps } from './steps.ts';
import { tab, tabs } from './tabs.ts';
import { video } from './video.ts';

export const directives: ReadonlyMap<string, Directive> = new Map(
  [callout, details, tabs, tab, codeGroup, steps, cards, card, figure, filter, video].flatMap(
    (directive) => directive.names.map((name) => [name, directive] as const),
  ),
);

type Owner = { collection: { directives?: readonly Directive[] }; data: unknown };

/**
 * The engine's directives and those of a site's collections, each with what its collection knows.
 *
 * @param cardAttributes  by which a card may name a record, such as `recipe`, and their collections.
 */
export function withDirectives(
  owners: readonly Owner[],
  cardAttributes: ReadonlyMap<string, string>,
): ReadonlyMap<string, OwnedDirective> {
  const own: Directive = {
    ...card,
    attributes: [...(card.attributes ?? []), ...cardAttributes.keys()],
  };
  own.dependencies = (named) =>
    [...cardAttributes].flatMap(([attribute, collection]) =>
      named[attribute] ? [`${collection}:${named[attribute]}`] : [],
    );
  const more = owners.flatMap(({ collection, data }) =>
    (collection.directives ?? []).map((directive) => ({ ...directive, data })),
  );
  expectOwnNames([...directives.values(), ...more]);
  return new Map<string, OwnedDirective>([
    ...directives,
    ['card', own],
    ...more.flatMap((directive) => directive.names.map((name) => [name, directive] as const)),
  ]);
}

/** @throws ExpectedError  where two have one name: only one of them would be drawn. */
function expectOwnNames(all: readonly Directive[]): void {
  const seen = new Map<string, Directive>();
  for (const one of all)
    for (const name of one.names) {
      const other = seen.get(name) ?? one;
      if (other !== one)
        throw new ExpectedError(
          `Two things draw "::${name}": directives of the engine and of collections each have a name of their own.`,
          `Rename the "${name}" of this site.`,
        );
      seen.set(name, one);
    }
}
