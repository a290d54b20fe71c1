// Widgets → diagnostics: their pages and shared parts must exist.
import path from 'node:path';
import {
  type CheckInput,
  type Diagnostic,
  diagnose,
  type Locate,
  resolveLink,
} from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';
import { differenceProblem } from './facts/difference-problem.ts';
import type { Difference } from './facts/differences.ts';
import type { UnknownPart, WidgetRecords } from './load-widgets.ts';

export function checkWidgets({ site, records, locate }: CheckInput<WidgetRecords>): Diagnostic[] {
  const pages = Object.values(records.widgets).flatMap(({ name, page }) => {
    const target = resolveLink(site, page);
    if (target.state !== 'missing') return [];
    return [
      diagnose(locate(`${records.folder}/${name}.yaml`, ['page']), {
        code: 'widgets/unknown-page',
        message: `There is no page "${page}".`,
        hint: target.closest ? `Closest: ${target.closest}` : 'Name the page by its id.',
      }),
    ];
  });
  return [
    ...pages,
    ...records.unknownParts.map((one) => unknownPart(one, records, locate)),
    ...records.differences.map((one) => differs(one, records, locate)),
    ...records.needless.map((at) => needless(at, records, locate)),
  ];
}

function differs(one: Difference, { folder }: WidgetRecords, locate: Locate): Diagnostic {
  const { row } = one;
  const keys = row ? [row.list, row.index, 'name'] : ['name'];
  return diagnose(locate(`${folder}/${one.widget}.yaml`, keys), differenceProblem(one));
}

function needless(at: number, { folder }: WidgetRecords, locate: Locate): Diagnostic {
  return diagnose(locate(path.posix.join(folder, '../known-differences.yaml'), [at, 'name']), {
    severity: 'warning',
    code: 'facts/no-difference',
    message: 'The manifest and the facts agree here.',
    hint: 'Remove the entry.',
  });
}

function unknownPart(
  { widget, list, index, use }: UnknownPart,
  { parts, folder }: WidgetRecords,
  locate: Locate,
): Diagnostic {
  const known = parts[list];
  const meant = nearest(use, known);
  return diagnose(locate(`${folder}/${widget}.yaml`, [list, index, 'use']), {
    code: 'widgets/unknown-part',
    message: `widget-parts.yaml has no "${use}" among its ${list}.`,
    hint: meant ? `Closest: ${meant}` : `It has: ${known.join(', ')}`,
  });
}
