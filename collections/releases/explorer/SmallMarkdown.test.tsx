// What to do looks the same in the list of all changes and in the upgrade report: one box, after its label.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { releaseTexts } from '../texts.ts';
import { ActionText } from './SmallMarkdown.tsx';

const drawn = (action: string) =>
  renderToStaticMarkup(<ActionText texts={releaseTexts} action={action} />);

it('is a box of its own, whose label stands before a sentence and above a list', () => {
  expect(drawn('Reload.')).toBe(
    '<div class="report-action"><p><strong>What to do:</strong> Reload.</p></div>',
  );
  expect(drawn('- Stop.\n- Start.')).toBe(
    '<div class="report-action"><p><strong>What to do:</strong></p><ul><li>Stop.</li><li>Start.</li></ul></div>',
  );
});
