// `runbook.yaml`: what an installer chooses, and the pages that make up the way for each choice, in order.

import { z } from 'zod';
import type { CheckInput, LoadInput, RangeOf } from '../../engine/index.ts';
import { type Diagnostic, diagnose, readYaml } from '../../engine/index.ts';
import { lookUp, nearest } from '../../engine/shared.ts';
import { pageOf } from './runbook-pages.ts';

const text = z.string().trim().min(1);

/** Choice → the option, or one of the options, that must be chosen. */
const conditionSchema = z.record(z.string(), z.union([text, z.array(text)])).default({});

const stepSchema = z.strictObject({
  page: text.describe('id of the page; {target} stands for what was chosen'),
  when: conditionSchema,
  minutes: z.tuple([z.int().positive(), z.int().positive()]).optional(),
});

export const runbookSchema = z.strictObject({
  choices: z.record(
    z.string(),
    z.strictObject({
      label: text,
      tabs: z.boolean().default(false).describe('tabs of this group show the chosen one alone'),
      folders: text
        .optional()
        .describe('each option is a folder below this one, with the same pages'),
      when: conditionSchema.describe('asked only then'),
      options: z.record(z.string(), text),
    }),
  ),
  changes: z
    .strictObject({ page: text, when: conditionSchema })
    .optional()
    .describe(
      'the page that reports what changes from one version to another, and when it is named',
    ),
  phases: z.array(z.strictObject({ title: text, steps: z.array(stepSchema).min(1) })),
});

export type Runbook = z.output<typeof runbookSchema>;
export type RunbookStep = z.output<typeof stepSchema>;
export type Condition = z.output<typeof conditionSchema>;

/** With every page that it names looked up. */
export function loadRunbook({ loaded, written, diagnostics }: LoadInput): { runbook?: Runbook } {
  const file = readYaml(loaded, 'runbook.yaml', runbookSchema, 'runbook', diagnostics);
  if (!file?.value) return {};
  const places = [file.value, file, written] as const;
  diagnostics.push(...missingPages(...places), ...unevenFolders(...places));
  return { runbook: file.value };
}

/** The report may be a page that a collection draws: all pages are known by now. */
export function* checkChangesPage({
  site,
  records: { runbook },
  locate,
}: CheckInput<{ runbook?: Runbook }>): Generator<Diagnostic> {
  const page = runbook?.changes?.page;
  if (page === undefined || site.has(page)) return;
  yield diagnose(locate('runbook.yaml', ['changes', 'page']), missing(page, new Set(site.ids)));
}

type Places = { rangeOf: RangeOf };

function* missingPages(
  { choices, phases }: Runbook,
  { rangeOf }: Places,
  ids: ReadonlySet<string>,
): Generator<Diagnostic> {
  for (const [i, { steps }] of phases.entries())
    for (const [j, step] of steps.entries()) {
      const at = ['phases', i, 'steps', j];
      for (const [name, wanted] of Object.entries(step.when))
        for (const option of [wanted].flat())
          if (lookUp(lookUp(choices, name)?.options ?? {}, option) === undefined)
            yield diagnose(rangeOf([...at, 'when', name]), {
              code: 'runbook/unknown-choice',
              message: `Nothing named "${name}: ${option}" can be chosen.`,
              hint: `Choices: ${Object.keys(choices).join(', ')}`,
            });
      const pages = new Set(
        Object.keys(choices.target?.options ?? { '': '' })
          .filter((target) => [step.when.target ?? target].flat().includes(target))
          .map((target) => pageOf(step, { target })),
      );
      for (const page of pages)
        if (!ids.has(page)) yield diagnose(rangeOf([...at, 'page']), missing(page, ids));
    }
}

function missing(page: string, ids: ReadonlySet<string>) {
  const closest = nearest(page, [...ids]);
  return {
    code: 'runbook/missing-page',
    message: `There is no page "${page}".`,
    ...(closest ? { hint: `Closest: ${closest}` } : {}),
  };
}

/** What more than half of the folders have is missing in the others. */
function* unevenFolders(
  { choices }: Runbook,
  { rangeOf }: Places,
  ids: ReadonlySet<string>,
): Generator<Diagnostic> {
  for (const [name, { folders, options }] of Object.entries(choices)) {
    if (!folders) continue;
    const targets = Object.keys(options);
    const holders = new Map<string, string[]>();
    for (const target of targets)
      for (const id of ids) {
        const beginning = `${folders}/${target}/`;
        if (!id.startsWith(beginning)) continue;
        // Some keep a page in its own folder: its own name counts.
        const own = id.slice(id.lastIndexOf('/') + 1);
        holders.set(own, [...(holders.get(own) ?? []), target]);
      }
    for (const [own, having] of holders)
      for (const target of targets)
        if (having.length * 2 > targets.length && !having.includes(target))
          yield diagnose(rangeOf(['choices', name, 'options', target]), {
            code: 'runbook/lacks-page',
            message: `"${target}" lacks the page "${own}" that ${having.join(', ')} have.`,
            hint: `Write ${folders}/${target}/${own}.`,
          });
  }
}
