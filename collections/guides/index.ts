// Guides: `content/runbook.yaml` → the runbook; `tutorials.yaml` → the way through tutorials; small tools that guides show.
import path from 'node:path';
import { defineCollection, hashOf, type RecordFile } from '../../engine/index.ts';
import { RUNBOOK_RECORD } from './assistant.ts';
import { WORKER_FILE } from './offline/names.ts';
import { workerFile } from './offline/worker-file.ts';
import { type GuideFacts, pageDataAdditions, RUNBOOK } from './page-data.ts';
import { TICKS_KEY } from './runbook/ticks-key.ts';
import { checkChangesPage, loadRunbook, type Runbook, runbookSchema } from './runbook-file.ts';
import { type GuideTexts, guideTexts } from './texts.ts';
import { tool } from './tool-directive.ts';
import { loadTutorials, type Tutorial, tutorialsSchema } from './tutorials-file.ts';

const dir = import.meta.dirname;

/** What the tool for assistants reads. */
function runbookRecord(runbook: Runbook): RecordFile {
  const content = `${JSON.stringify(runbook)}\n`;
  return {
    path: RUNBOOK_RECORD,
    key: hashOf([content]),
    make: () => ({ path: RUNBOOK_RECORD, content }),
  };
}

/** Of the runbook. */
const SHEETS = ['runbook.css', 'runbook-phases.css', 'runbook-steps.css', 'runbook-print.css'];

export type GuideRecords = { runbook?: Runbook; isOffline?: boolean; tutorials: Tutorial[] };

export type GuideOptions = {
  /** Slug of the section that the runbook belongs to. */
  section?: string;
  /** Devices keep the runbook and its guides, and show them without a network. */
  offline?: boolean;
};

export function guides({ section, offline = false }: GuideOptions = {}) {
  return defineCollection<GuideRecords, { runbook: GuideTexts }, GuideFacts>({
    name: 'guides',
    dir,
    texts: { runbook: guideTexts },
    schemas: { 'runbook.json': runbookSchema, 'tutorials.json': tutorialsSchema },
    reads: ['runbook.yaml', 'tutorials.yaml'],
    load: (input) => ({
      ...loadRunbook(input),
      tutorials: loadTutorials(input),
      ...(offline ? { isOffline: true } : {}),
    }),
    files: ({ config }, { records: { runbook, isOffline } }) => [
      ...(runbook && isOffline ? [workerFile(dir, `${config.base}${RUNBOOK}`)] : []),
      ...(runbook ? [runbookRecord(runbook)] : []),
    ],
    assistant: path.join(dir, 'assistant.ts'),
    claims: ({ runbook, isOffline }) =>
      runbook && isOffline ? [{ file: WORKER_FILE, what: 'the worker of the runbook' }] : [],
    pageData: (site, { records }) => pageDataAdditions(site, { ...records, section }),
    directives: [tool],
    styles: () => ({
      runbook: { files: SHEETS.map((name) => path.join(dir, name)), includes: ['guide', 'tasks'] },
      sizing: { files: [path.join(dir, 'sizing.css')], includes: ['guide', 'tasks'] },
    }),
    islands: () => ({
      Runbook: path.join(dir, 'islands/Runbook.tsx'),
      Sizing: path.join(dir, 'islands/Sizing.tsx'),
    }),
    scripts: () => [
      {
        selector: '[data-in-runbook]',
        file: path.join(dir, 'client/guide-ticks.ts'),
        kept: TICKS_KEY,
      },
      { selector: '[data-tutorial]', file: path.join(dir, 'client/tutorial.ts') },
    ],
    check: checkChangesPage,
    drawing: path.join(dir, 'drawing.tsx'),
    ownPages: [RUNBOOK],
  });
}
