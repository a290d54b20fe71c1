// `learn insight suggest` and `report`: what readers said → a patch for the content, or a report; on the writer's machine.
import { spawnSync } from 'node:child_process';
import { lastDays } from '../../tools/insight/read/filter.ts';
import type { Findings } from '../../tools/insight/read/findings.ts';
import { loadFindings } from '../../tools/insight/suggest/load-findings.ts';
import { additionsTo, openContent } from '../../tools/insight/suggest/open-content.ts';
import { propose } from '../../tools/insight/suggest/propose.ts';
import { toReport } from '../../tools/insight/suggest/report.ts';
import { toPatch } from '../../tools/insight/suggest/to-patch.ts';
import { loadConfig } from '../content/config/load-config.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import type { Command, Flags } from './flags.ts';
import { configOptions } from './options.ts';

/** The patch goes to stdout; nothing is changed. */
export const suggestCommand: Command = async (words, flags) => {
  const loaded = await loadConfig(configOptions(words, flags));
  const findings = await load(flags, 28);
  const proposals = propose(findings, openContent(loaded));
  const patch = toPatch(explain(findings, flags), additionsTo(loaded, proposals, gitRoot()));
  process.stdout.write(patch);
  return undefined;
};

export const reportCommand: Command = async (_words, flags) => {
  process.stdout.write(toReport(await load(flags, 7)));
  return undefined;
};

function load(flags: Flags, otherwise: number): Promise<Findings> {
  if (!flags.from)
    throw new ExpectedError(
      'Nothing says where readers’ answers are.',
      'Write: --from https://docs.example.com/learn/_insight/ (or a file of learn insight export)',
    );
  const days = Number(flags.days ?? otherwise);
  if (!Number.isInteger(days) || days < 1)
    throw new ExpectedError(`"${flags.days}" is no number of days.`, 'Write: --days 28');
  const token = process.env.LEARN_INSIGHT_TOKEN;
  return loadFindings({ from: flags.from, days, token, now: new Date() });
}

const MOST_PAGES = 20;

/** For people, in front of the patch: how to use it, and pages to look at with readers' words. */
function explain({ pages, notes }: Findings, flags: Flags): string[] {
  const { from, to } = lastDays(Number(flags.days ?? 28), new Date());
  const bad = pages.filter(({ no, problems }) => no + problems > 0).slice(0, MOST_PAGES);
  return [
    `What readers did from ${from} to ${to}. Nothing is changed yet.`,
    'Remove what you don’t want, then: git apply FILE && npx learn check',
    '',
    ...(bad.length > 0 ? ['Pages to look at:'] : []),
    ...bad.flatMap(({ page, no, yes }) => [
      `  ${page || 'home'}: no ${no}, yes ${yes}`,
      ...notes.filter((one) => one.page === page).map(({ text }) => `    “${text}”`),
    ]),
    '',
  ];
}

/** Where `git apply` would run; this folder outside of git. */
function gitRoot(): string {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--show-toplevel'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : process.cwd();
}
