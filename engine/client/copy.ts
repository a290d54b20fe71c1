// Copy and wrap buttons on code blocks (made when the pointer or focus comes near), and copying the page.
import type { ClientTexts } from './texts.ts';

export function startCopying(texts: ClientTexts): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => {
      const block = (event.target as Element).closest?.<HTMLElement>('.code');
      if (block && !block.querySelector('.code-tools')) addTools(block, texts);
    });
  for (const type of ['learn:page', 'learn:content'])
    addEventListener(type, () => addToolsToAll(texts));
  addToolsToAll(texts);
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy-markdown]');
    if (button) void copy(fetchMarkdown(button.dataset.copyMarkdown ?? ''), button, texts);
  });
}

/** Touch screens have no hover: their buttons are there from the start. */
function addToolsToAll(texts: ClientTexts): void {
  if (!matchMedia('(hover: none)').matches) return;
  for (const block of document.querySelectorAll<HTMLElement>('.code')) addTools(block, texts);
}

function addTools(block: HTMLElement, texts: ClientTexts): void {
  if (block.querySelector('.code-tools')) return;
  const tools = document.createElement('div');
  tools.className = 'code-tools';
  const wrap = toolButton(texts.wrapCode, 'wrap');
  wrap.setAttribute('aria-pressed', 'false');
  wrap.addEventListener('click', () => {
    const isOn = block.classList.toggle('wrapped');
    wrap.setAttribute('aria-pressed', String(isOn));
  });
  const take = toolButton(texts.copyCode, 'copy');
  take.addEventListener('click', () => copy(codeText(block), take, texts));
  tools.append(wrap, take);
  block.append(tools);
}

function toolButton(label: string, kind: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `code-tool ${kind}`;
  button.setAttribute('aria-label', label);
  button.title = label;
  return button;
}

/** Lines that a diff removes are not copied. */
function codeText(block: HTMLElement): string {
  const code = block.querySelector('code')?.cloneNode(true) as HTMLElement | undefined;
  if (block.dataset.lang !== 'diff')
    for (const line of code?.querySelectorAll('.removed') ?? []) line.remove();
  return (code?.textContent ?? '').replace(/\n$/, '');
}

async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

/** A text that has to be fetched is promised at once: Safari lets nobody copy later than the click. */
function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((fetched) => new Blob([fetched], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Browsers may refuse, and have no clipboard at all where the address isn't a secure one. */
async function copy(
  text: string | Promise<string>,
  button: HTMLElement,
  texts: ClientTexts,
): Promise<void> {
  let said = texts.copied;
  try {
    await writeClipboard(text);
  } catch {
    said = texts.copyFailed;
  }
  button.dataset.said = said;
  announce(said);
  setTimeout(() => delete button.dataset.said, 2000);
}

/** Tell screen readers something that is only seen otherwise. */
export function announce(text: string): void {
  let region = document.getElementById('live');
  if (!region) {
    region = document.createElement('div');
    region.id = 'live';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}
