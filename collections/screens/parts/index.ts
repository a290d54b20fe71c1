// The closed set of kinds of parts, and the schema of a part.
import type { Kind, Part } from '../part.ts';
import { partSchemaOf } from '../part-schema.ts';
import { toPart as toPartOf } from '../to-part.ts';
import { button, buttons } from './buttons.ts';
import { canvas } from './canvas.ts';
import { cards } from './cards.ts';
import { check, switchPart } from './check.ts';
import { columns } from './columns.ts';
import { field } from './field.ts';
import { from } from './from.ts';
import { group, row } from './group.ts';
import { icons } from './icons.ts';
import { list } from './list.ts';
import { menu } from './menu.ts';
import { properties } from './properties.ts';
import { radio } from './radio.ts';
import { select } from './select.ts';
import { slider } from './slider.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';
import { tabs } from './tabs.ts';
import { badge, code, note, picture, text } from './text.ts';
import { tree } from './tree.ts';

let all: ReadonlyMap<string, Kind> | undefined;

/** By name. */
export function kinds(): ReadonlyMap<string, Kind> {
  all ??= new Map(
    [
      field,
      select,
      radio,
      check,
      switchPart,
      slider,
      buttons,
      button,
      icons,
      tabs,
      steps,
      menu,
      tree,
      list,
      table,
      cards,
      columns,
      group,
      row,
      text,
      note,
      code,
      badge,
      picture,
      canvas,
      properties,
      from,
    ].map((kind) => [kind.name, kind]),
  );
  return all;
}

const made = partSchemaOf(kinds);

/** One part; which keys it takes depends on its kind. */
export const partSchema = made.schema;

/** The ways in which a kind of part may be written. */
export const formsOf = made.of;

export const toPart = (written: unknown): Part => toPartOf(written, kinds());
