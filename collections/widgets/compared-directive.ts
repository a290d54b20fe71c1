// `:::compared{platforms="web" differences="2 of 9 differ"}` around a heading and a table → a row of the matrix that opens.
import { type Directive, reportBlock } from '../../engine/index.ts';
import { headingApart, html } from '../../engine/shared.ts';

/** `::parity` writes them, one a widget: see `parity.ts`. */
export const comparedDirective: Directive = {
  names: ['compared'],
  form: 'container',
  attributes: ['platforms', 'differences'],
  flags: ['same'],
  check({ line, named }, page) {
    if (named.platforms === undefined)
      reportBlock(page, line, {
        code: 'widgets/compared-platforms',
        message: 'The comparison names no platforms.',
        hint: 'Write ::parity{category=Form}, which compares the widgets of a category.',
      });
  },
  /** Machines read the heading and the table. */
  toMarkdown: () => ({}),
  render({ named, bare }, inner, { context, styles }) {
    styles.add('widgets/compared');
    const own = (named.platforms ?? '').split(',');
    const signs = Object.entries(context.texts.platforms ?? {}).map(([id, name]) =>
      own.includes(id)
        ? html`<span class="platform platform-${id}">${name}</span>`
        : html`<span></span>`,
    );
    const count = html`<span class="compared-count">${named.differences ?? ''}</span>`;
    const { heading, rest } = headingApart(inner, 'h3');
    const kind = bare.includes('same') ? 'same' : 'differs';
    const summary = html`<summary>${heading}${signs}${count}</summary>`;
    return html`<details class="compared" data-item="${kind}">${summary}<div>${rest}</div></details>\n`;
  },
};
