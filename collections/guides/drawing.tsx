// What guides draw: the page of the runbook, the line of each guide that leads there, the way through a tutorial.
import { defineDrawing } from '../../engine/index.ts';
import { InRunbook } from './InRunbook.tsx';
import { RunbookPage } from './RunbookPage.tsx';
import { TutorialEnd, TutorialHead } from './TutorialSteps.tsx';

export default defineDrawing({
  slots: {
    belowTitle: (props) =>
      props.facts.tutorial ? <TutorialHead {...props} /> : <InRunbook {...props} />,
    belowArticle: TutorialEnd,
  },
  pages: { runbook: RunbookPage },
});
