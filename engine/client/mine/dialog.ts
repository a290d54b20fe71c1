// The badge → a dialog that asks which version a reader runs: typed, or chosen among all of them, grouped.
import { fill } from '../../text/fill.ts';
import { applyChoice, loadChoices } from './apply.ts';
import { findTyped, readChoice, writeChoice } from './choice.ts';
import type { ChoiceFile } from './choice-file.ts';
import { addStyles } from './styles.ts';

/** Rejects where the choices can't be had. */
export async function askForVersion(badge: HTMLElement): Promise<void> {
  const choices = await loadChoices();
  addStyles();
  const dialog = draw(choices);
  document.body.append(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    badge.focus();
  });
  dialog.showModal();
}

type Children = (Node | string)[];

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: Children
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function draw(choices: ChoiceFile): HTMLDialogElement {
  const { versions, texts } = choices;
  const now = readChoice();
  const latest = versions.at(-1) ?? '';
  const problem = make('p', { id: 'mine-problem', class: 'mine-problem', role: 'alert' });
  const field = make('input', {
    id: 'mine-version',
    name: 'version',
    value: now?.version ?? '',
    placeholder: latest,
    autocomplete: 'off',
    inputmode: 'decimal',
    'aria-describedby': 'mine-problem',
  });
  const selects = optionFields(choices, now?.options ?? {});
  const more = make('a', { href: texts.more.url }, texts.more.label);
  const form = make(
    'form',
    { method: 'dialog' },
    make('h2', { id: 'mine-title' }, fill(texts.question, { latest })),
    make('p', {}, texts.about),
    make('label', { for: 'mine-version' }, texts.version),
    field,
    problem,
    groups(versions, (version) => {
      field.value = version;
      field.focus();
    }),
    ...selects.map(({ label }) => label),
    make(
      'div',
      { class: 'mine-buttons' },
      make('button', { class: 'button', value: 'choose' }, texts.choose),
      ...(now ? [make('button', { class: 'button plain', value: 'clear' }, texts.clear)] : []),
      make('button', { class: 'button plain', value: 'close', formnovalidate: '' }, texts.close),
      more,
    ),
  );
  const dialog = make('dialog', { class: 'mine', 'aria-labelledby': 'mine-title' }, form);
  form.addEventListener('submit', (event) => {
    const { value } = (event.submitter ?? {}) as HTMLButtonElement;
    if (value === 'close') return;
    const version = value === 'clear' ? undefined : findTyped(field.value, versions);
    if (!version && value !== 'clear') {
      event.preventDefault();
      problem.textContent = fill(texts.unknown, { version: field.value });
      field.setAttribute('aria-invalid', 'true');
      field.focus();
      return;
    }
    const options = Object.fromEntries(selects.map(({ name, select }) => [name, select.value]));
    writeChoice(version ? { version, options } : undefined);
    applyChoice();
  });
  return dialog;
}

/** Newest group first, and in it the newest version; that of the newest is open. */
function groups(versions: readonly string[], choose: (version: string) => void): HTMLElement {
  const byMajor = new Map<string, string[]>();
  for (const one of [...versions].reverse()) {
    const major = one.split('.')[0] ?? one;
    byMajor.set(major, [...(byMajor.get(major) ?? []), one]);
  }
  const boxes = [...byMajor].map(([major, own], i) => {
    const buttons = own.map((version) => {
      const button = make('button', { type: 'button' }, version);
      button.addEventListener('click', () => choose(version));
      return button;
    });
    const summary = make('summary', {}, `${major} (${own.length})`);
    const box = make('details', { name: 'mine-major' }, summary, make('div', {}, ...buttons));
    box.open = i === 0;
    return box;
  });
  return make('div', { class: 'mine-versions' }, ...boxes);
}

function optionFields({ options }: ChoiceFile, chosen: Readonly<Record<string, string>>) {
  return options.map(({ name, label, values }) => {
    const select = make(
      'select',
      { name },
      ...values.map(([id, words]) => make('option', { value: id }, words)),
    );
    select.value = chosen[name] ?? values[0]?.[0] ?? '';
    return { name, select, label: make('label', { class: 'mine-option' }, label, select) };
  });
}
