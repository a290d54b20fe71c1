// Copy and wrap buttons on code blocks, and those that copy the page or a section: what they do comes with the interaction chunk.
import { withInUse } from '../load-interaction.ts';
import type { ClientTexts } from '../texts.ts';

export function startCopying(texts: ClientTexts): void {
  addEventListener('learn:content', () => addCodeTools(texts));
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('#page-actions button');
    if (button) withInUse(({ actOnPage, texts }) => actOnPage(button, texts));
    const heading = (event.target as Element).closest<HTMLElement>('.article :is(h2,h3,h4,h5,h6)');
    if (heading) withInUse(({ offerSection, texts }) => offerSection(heading, texts));
  });
}

/** Each block of the page gets its buttons, which it keeps. */
export function addCodeTools(texts: ClientTexts): void {
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
  take.addEventListener('click', () =>
    withInUse((inUse) => inUse.copyCode(block, take, inUse.texts)),
  );
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
