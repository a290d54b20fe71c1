// The form at the end of a page → sent without leaving it, with the section in view where a problem is reported.
import { fill } from '../../text/fill.ts';
import { mask } from '../../text/mask.ts';
import { openBundle } from '../files.ts';
import { announce } from '../page/announce.ts';
import { makeEventId } from './event-id.ts';
import { type InsightSetup, serviceUrl } from './setup.ts';
import { readChoices, toWord } from './visit.ts';

export type Answer = {
  page: string;
  answer: string;
  reason?: string;
  text?: string;
  section?: string;
};

/** Called for each page that is shown. */
export function startForm(setup: InsightSetup): void {
  const form = document.querySelector<HTMLFormElement>('form.ask');
  if (!form || form.dataset.ready !== undefined || openBundle()) return;
  form.dataset.ready = '';
  const details = form.querySelector('details');
  let section: { id: string; label: string } | undefined;
  const answerOf = (answer: string): Answer => {
    const fields = new FormData(form);
    const field = (name: string) => String(fields.get(name) ?? '');
    return {
      page: field('page'),
      reason: field('reason'),
      text: field('text'),
      answer,
      section: section?.id ?? '',
    };
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    const isYes = button?.value === 'yes';
    const given = answerOf(isYes ? 'yes' : section ? 'problem' : 'no');
    const sent = isYes ? { page: given.page, answer: 'yes' } : given;
    void sendAnswer(sent, setup).then((isSent) => {
      if (isSent) thank(form, setup);
      else fail(form, setup);
    });
  });
  // Who opens it and goes has answered, too.
  addEventListener('pagehide', () => {
    if (form.isConnected && details?.open && form.dataset.ready !== 'sent')
      navigator.sendBeacon(
        serviceUrl('feedback'),
        toBody(answerOf(section ? 'problem' : 'no'), setup),
      );
  });
  addReport(setup, () => {
    section = sectionInView();
    if (!details) return;
    details.open = true;
    details.dataset.about = '';
    const about = fill(setup.texts.about, { section: section.label });
    const note = details.querySelector('p') ?? document.createElement('p');
    note.textContent = about;
    details.querySelector('summary')?.after(note);
    details.querySelector('select')?.focus();
    form.scrollIntoView({ block: 'center' });
  });
}

/** @returns false where it could not be sent. */
export async function sendAnswer(answer: Answer, setup: InsightSetup): Promise<boolean> {
  try {
    const response = await fetch(serviceUrl('feedback'), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: toBody(answer, setup),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function toBody(answer: Answer, { version }: InsightSetup): URLSearchParams {
  const { platform = '' } = readChoices();
  const text = mask(answer.text ?? '');
  const fields = { ...answer, text, id: makeEventId(), version: toWord(version), platform };
  return new URLSearchParams(fields);
}

function thank(form: HTMLFormElement, { texts }: InsightSetup): void {
  form.dataset.ready = 'sent';
  const thanks = document.createElement('p');
  thanks.tabIndex = -1;
  thanks.textContent = texts.thanks;
  form.replaceChildren(thanks);
  thanks.focus({ preventScroll: true });
  announce(texts.thanks);
}

function fail(form: HTMLFormElement, { texts }: InsightSetup): void {
  let said = form.querySelector<HTMLElement>('[role=alert]');
  if (!said) {
    said = document.createElement('p');
    said.setAttribute('role', 'alert');
    form.append(said);
  }
  said.textContent = texts.failed;
}

/** In the menu at the title; beside the facts of the page where a theme has no such menu. */
function addReport({ texts }: InsightSetup, onReport: () => void): void {
  const menu = document.getElementById('page-actions');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.report;
  button.addEventListener('click', () => {
    menu?.hidePopover();
    onReport();
  });
  const entry = document.createElement('li');
  entry.append(button);
  if (!menu) button.className = 'tool';
  if (menu) menu.append(entry);
  else document.querySelector('.page-facts')?.append(button);
}

/** The last heading above the middle of the window. */
function sectionInView(): { id: string; label: string } {
  const headings = [...document.querySelectorAll<HTMLElement>('.article :is(h2,h3,h4)[id]')];
  const above = headings.filter((one) => one.getBoundingClientRect().top < innerHeight / 2);
  const heading = above.at(-1) ?? document.querySelector<HTMLElement>('h1');
  return { id: heading?.id ?? '', label: heading?.textContent?.replace(/#\s*$/, '').trim() ?? '' };
}
