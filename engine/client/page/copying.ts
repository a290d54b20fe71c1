// A code block, a link, the page or a section as Markdown → in the clipboard, and said so.
import { cutSection } from '../../text/cut-section.ts';
import { fill } from '../../text/fill.ts';
import { fetchText } from '../files.ts';
import type { LaterTexts } from '../texts.ts';
import { announce } from './announce.ts';

export const copyPage = (button: HTMLElement, texts: LaterTexts): Promise<void> =>
  copy(fetchText(button.dataset.copyMarkdown ?? ''), button, texts);

/** The address of the page, or of a section of it. */
export function copyLink(
  button: HTMLElement,
  heading: HTMLElement | undefined,
  texts: LaterTexts,
): Promise<void> {
  const url = new URL(location.href);
  url.hash = heading?.id ?? '';
  const title = (heading ?? document.querySelector('h1'))?.textContent ?? '';
  return copy(url.href, button, { ...texts, copied: fill(texts.linkCopied, { title }) });
}

/**
 * Who takes a heading's link has it in the clipboard, too, and gets a button beside it: the section as Markdown, cut
 * from the page's copy.
 */
export function offerSection(heading: HTMLElement, texts: LaterTexts): void {
  const mark = heading.querySelector<HTMLElement>('a[href^="#"]');
  if (mark && heading.id) void copyLink(mark, heading, { ...texts, copyFailed: '' });
  const page = document.querySelector<HTMLElement>('[data-copy-markdown]');
  if (!page || !heading.id || heading.nextElementSibling?.matches('.copy-section')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool copy-section';
  button.textContent = texts.copySection;
  button.addEventListener('click', () => {
    const whole = fetchText(page.dataset.copyMarkdown ?? '');
    void copy(
      whole.then((markdown) => cutSection(markdown, heading.id) ?? markdown),
      button,
      texts,
    );
  });
  heading.after(button);
}

export const copyCode = (
  block: HTMLElement,
  button: HTMLElement,
  texts: LaterTexts,
): Promise<void> => copy(codeText(block), button, texts);

/** Lines that a diff removes are not copied. */
function codeText(block: HTMLElement): string {
  const code = block.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  if (block.dataset.lang !== 'diff')
    for (const line of code?.querySelectorAll('.removed') ?? []) line.remove();
  return (code?.textContent ?? '').replace(/\n$/, '');
}

/** A text that has to be fetched is promised at once: Safari only allows copying during the click. */
function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((fetched) => new Blob([fetched], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Browsers may refuse, and have no clipboard at all where the address isn't a secure one. */
async function copy(
  text: string | Promise<string>,
  button: HTMLElement,
  texts: LaterTexts,
): Promise<void> {
  let said = texts.copied;
  try {
    await writeClipboard(text);
  } catch {
    said = texts.copyFailed;
  }
  if (!said) return;
  button.dataset.said = said;
  announce(said);
  setTimeout(() => delete button.dataset.said, 2000);
}
