// What guides draw: the page of the runbook, the guides as data for it, the line of each that leads there, the way through a tutorial.
import { defineDrawing } from '../../engine/index.ts';
import { InRunbook } from './InRunbook.tsx';
import { RunbookPage } from './RunbookPage.tsx';
import { TutorialEnd, TutorialHead } from './TutorialSteps.tsx';
import { toExtract } from './to-extract.ts';

export default defineDrawing({
  slots: {
    belowTitle: (props) =>
      props.facts.tutorial ? <TutorialHead {...props} /> : <InRunbook {...props} />,
    belowArticle: TutorialEnd,
  },
  extract: toExtract,
  pages: { runbook: RunbookPage },
});
