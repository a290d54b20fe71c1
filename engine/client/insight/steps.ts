// Steps of a guide → a button beside each: who is stuck says so, and may say why.
import { fill } from '../../text/fill.ts';
import { announce } from '../page/announce.ts';
import { sendAnswer } from './form.ts';
import { type InsightSetup, pathBelow } from './setup.ts';

const LONGEST = 60;

/** Called for each page that is shown. */
export function offerSteps(setup: InsightSetup): void {
  if (!document.querySelector('form.ask')) return;
  for (const list of document.querySelectorAll<HTMLElement>('.article .steps > ol')) {
    if (list.dataset.stuck !== undefined) continue;
    list.dataset.stuck = '';
    [...list.children].forEach((step, at) => {
      offer(step as HTMLElement, at + 1, setup);
    });
  }
}

function offer(step: HTMLElement, number: number, setup: InsightSetup): void {
  const { texts } = setup;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool stuck';
  button.textContent = texts.stuck;
  button.setAttribute('aria-label', fill(texts.stuckAt, { step: String(number) }));
  button.addEventListener('click', () => {
    button.disabled = true;
    const page = pathBelow(location.href);
    void sendAnswer({ page, answer: 'stuck', section: nameOf(step, number) }, setup).then(
      (isSent) => {
        button.disabled = isSent;
        const said = isSent ? texts.thanks : texts.failed;
        button.textContent = said;
        button.removeAttribute('aria-label');
        announce(said);
      },
    );
  });
  step.append(button);
}

/** By the heading above and its number, which a writer finds again. */
function nameOf(step: HTMLElement, number: number): string {
  const headings = [...document.querySelectorAll<HTMLElement>('.article :is(h2,h3,h4)[id]')];
  const above = headings.filter(
    (one) => one.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return `${(step.id || above.at(-1)?.id || 'step').slice(0, LONGEST)}.${number}`;
}
