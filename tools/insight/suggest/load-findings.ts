// `--from` → findings: from a service, by its address and token, or from an export in a file.
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ExpectedError } from '../../../engine/tooling.ts';
import { lastDays } from '../read/filter.ts';
import type { Findings } from '../read/findings.ts';
import { readFindings } from '../read/read-findings.ts';
import { restoreRows } from '../store/backup.ts';
import { openStore } from '../store/open-store.ts';

export type Source = { from: string; days: number; token?: string | undefined; now: Date };

/** @throws ExpectedError  when there is no such file, or the service doesn't answer. */
export function loadFindings(source: Source): Promise<Findings> {
  return /^https?:\/\//.test(source.from) ? fetchFindings(source) : readExport(source);
}

async function fetchFindings({ from, days, token, now }: Source): Promise<Findings> {
  const at = new URL('api/findings', from.endsWith('/') ? from : `${from}/`);
  const period = lastDays(days, now);
  at.search = new URLSearchParams({ from: period.from, to: period.to }).toString();
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(at, { headers }).catch((error: Error) => {
    throw new ExpectedError(`${at.origin} can't be reached: ${error.message}.`, ADDRESS);
  });
  if (response.status === 401 || response.status === 403)
    throw new ExpectedError(
      `${at.origin} lets nobody read without its token.`,
      'Set it: LEARN_INSIGHT_TOKEN=…',
    );
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!response.ok || !isJson)
    throw new ExpectedError(`${at.href} isn't a service of learn insight.`, ADDRESS);
  return (await response.json()) as Findings;
}

const ADDRESS = 'Write: --from https://docs.example.com/learn/_insight/';

async function readExport({ from, days, now }: Source): Promise<Findings> {
  if (!existsSync(from))
    throw new ExpectedError(`There is no file ${from}.`, 'Make one: learn insight export > FILE');
  const database = await openStore();
  try {
    await restoreRows(database, createInterface({ input: createReadStream(from) }));
    return await readFindings(database.query, lastDays(days, now));
  } finally {
    await database.close();
  }
}
