// `_runbook.json` → the tool `runbook_steps`: which pages to go through, in order, for what was chosen.
import { z } from 'zod';
import { type BuiltSite, defineTool, ExpectedError } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import type { Runbook } from './runbook-file.ts';
import { isOnTheWay, pageOf } from './runbook-pages.ts';

/** Private to the built folder, as all `_*.json` are. */
export const RUNBOOK_RECORD = '_runbook.json';

const steps = defineTool({
  name: 'runbook_steps',
  title: 'Steps of an installation or upgrade',
  description:
    'The pages to go through, in order, for what you choose. Call it without choices first: it tells what can be chosen next. Then read each page.',
  input: z.strictObject({
    choices: z
      .record(z.string().max(40), z.string().max(40))
      .default({})
      .describe(
        'choice → option, such as { "kind": "upgrade" }; each answer names the choices that are open',
      ),
  }),
  async answer({ choices: chosen }, built) {
    const runbook = await load(built);
    expectKnown(chosen, runbook);
    const requested = Object.entries(runbook.choices).filter(([, choice]) =>
      isOnTheWay(choice, chosen),
    );
    const open = requested.filter(([name]) => chosen[name] === undefined);
    if (open.length > 0)
      return {
        text: `Choose next:\n${open.map(([name, { label, options }]) => `- ${name} (${label}): ${optionsOf(options)}`).join('\n')}`,
        cite: [{ title: 'Runbook', url: await built.urlOf('runbook') }],
      };
    const pages = await built.pages();
    const cite: { title: string; url: string }[] = [];
    const lines: string[] = [];
    for (const { title, steps: all } of runbook.phases) {
      const own = all.filter((step) => isOnTheWay(step, chosen));
      if (own.length > 0) lines.push('', `## ${title}`, '');
      for (const step of own) {
        const page = pageOf(step, chosen);
        const name = pages[page]?.title ?? page;
        const time = step.minutes ? ` (${step.minutes.join(' to ')} minutes)` : '';
        cite.push({ title: name, url: await built.urlOf(page) });
        lines.push(`${cite.length}. ${name}${time}, page: ${page}`);
      }
    }
    const kept = requested.map(([name]) => `${name}: ${chosen[name]}`).join(', ');
    return { text: [`Steps for ${kept}.`, ...lines].join('\n'), cite };
  },
});

export default [steps];

async function load(built: BuiltSite): Promise<Runbook> {
  const file = (await built.json(RUNBOOK_RECORD)) as Runbook | undefined;
  if (!file) throw new ExpectedError('The site has no runbook.');
  return file;
}

const optionsOf = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, label]) => `${name} = ${label}`)
    .join(', ');

function expectKnown(chosen: Readonly<Record<string, string>>, { choices }: Runbook): void {
  for (const [name, option] of Object.entries(chosen)) {
    const choice = lookUp(choices, name);
    if (!choice)
      throw new ExpectedError(
        `"choices": nothing named "${name}" can be chosen.`,
        `Allowed: ${Object.keys(choices).join(', ')}`,
      );
    if (!Object.hasOwn(choice.options, option))
      throw new ExpectedError(
        `"choices.${name}": "${option}" is no option.`,
        `Allowed: ${optionsOf(choice.options)}`,
      );
  }
}
