// What guides draw: the page of the runbook, and the line of each guide that leads there.
import { defineDrawing } from '../../engine/index.ts';
import { InRunbook } from './InRunbook.tsx';
import { RunbookPage } from './RunbookPage.tsx';

export default defineDrawing({
  slots: { belowTitle: InRunbook },
  pages: { runbook: RunbookPage },
});
