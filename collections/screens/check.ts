// All screens → diagnostics: what a `from` leads to, ids that are there twice; and, once pages are made, screens shown nowhere.

import { type Diagnostic, diagnose } from '../../engine/index.ts';
import { lookUp, nearest, onceFor } from '../../engine/shared.ts';
import { type FromProblem, reachedFrom, type ScreenBook } from './book.ts';
import type { Part } from './part.ts';
import type { LoadedScreen } from './record.ts';
import { idsOf } from './walk.ts';

/** What is wrong with the screens themselves, wherever they are shown. */
export function checkBook(
  screens: readonly LoadedScreen[],
  { book, problems }: { book: ScreenBook; problems: readonly FromProblem[] },
): Diagnostic[] {
  const names = screens.map(({ name }) => name);
  const placesOf = new Map(screens.map(({ name, places }) => [name, places]));
  const placeOf = (key: 'from' | 'ids', screen: string, name: string) => {
    const places = placesOf.get(screen);
    const found = places?.[key].filter((one) => one.name === name);
    return found?.at(-1)?.range ?? places?.title ?? { path: '', line: 1, column: 1 };
  };
  const wrongFrom = problems.map(({ screen, from, why }) => {
    const place = placeOf('from', screen, from);
    if (why === 'cycle')
      return diagnose(place, {
        code: 'screens/cycle',
        message: `The screen "${screen}" takes its parts from itself, by way of "${from}".`,
        hint: 'Move what both have into a screen of its own.',
      });
    if (why === 'no-part')
      return diagnose(place, {
        code: 'screens/unknown-part',
        message: `The screen "${from}" does not have the part that is asked for.`,
        hint: `It has: ${[...new Set(idsOf(book[from]?.parts ?? []))].join(', ')}`,
      });
    const meant = nearest(from, names);
    return diagnose(place, {
      code: 'screens/unknown-screen',
      message: `There is no screen "${from}".`,
      hint: meant ? `Closest: ${meant}` : 'Name it as its file in content/screens/ is called.',
    });
  });
  const twice = screens.flatMap(({ name }) => {
    const own = new Set(placesOf.get(name)?.ids.map((one) => one.name));
    const isOwn = (id: string) => own.has(id) || (placesOf.get(name)?.from.length ?? 0) > 1;
    const twiceIn = doubledIds(lookUp(book, name)?.parts ?? NO_PARTS);
    return twiceIn.filter(isOwn).map((id) =>
      diagnose(placeOf('ids', name, id), {
        code: 'screens/same-id',
        message: `Two parts of the screen "${name}" have the id "${id}".`,
        hint: 'Rename one of the two; ids of screens that it takes parts from count as its own.',
      }),
    );
  });
  return [...wrongFrom, ...twice];
}

const doubledIds = onceFor((parts: readonly Part[]): readonly string[] => {
  const ids = idsOf(parts);
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];
});

const NO_PARTS: readonly Part[] = [];

/** @param shown  names of screens that pages show. */
export function checkShown(
  screens: readonly LoadedScreen[],
  shown: readonly string[],
): Diagnostic[] {
  const used = reachedFrom(shown, screens);
  return screens
    .filter(({ name }) => !used.has(name))
    .map(({ name, places }) =>
      diagnose(places.title, {
        severity: 'warning',
        code: 'screens/unused',
        message: `No page shows the screen "${name}".`,
        hint: `Show it with ::screen{name=${name}}, or delete the file.`,
      }),
    );
}
