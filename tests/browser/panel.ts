// The panel of an illustration → each of its properties changed in turn: is it seen in the stage, is it written in the markup?
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** A control of the panel, and the values it is given, one after the other, until one is seen. */
type Control = { label: string; values: string[]; isSettled: boolean };

export type Walked = { label: string; isSeen: boolean; isWritten: boolean };

/**
 * Reset after each property. The controls are worked from within the page: by pointer, the two thousand of them would
 * take a quarter of an hour. Pictures tell what the HTML doesn't.
 *
 * @param isSettled  whether it doesn't matter if this property is seen.
 */
export async function walkPanel(
  demo: Locator,
  isSettled: (label: string) => boolean,
): Promise<Walked[]> {
  const controls = await controlsOf(demo, isSettled);
  await demo.page().evaluate(`window.put = ${put}`);
  const walked = await changeAll(demo, controls);
  for (const [i, one] of walked.entries()) {
    const { values = [], isSettled: isFine } = controls[i] ?? {};
    if (!one.isSeen && !isFine && values.length) one.isSeen = await isPictured(demo, i, values);
  }
  return walked.filter((_, i) => controls[i]?.values.length);
}

const CONTROLS = '.demo-panel :is(input, select)';

/** Without effect because of another property: the panel must say which. Such a control is given no values. */
async function controlsOf(
  demo: Locator,
  isSettled: (label: string) => boolean,
): Promise<Control[]> {
  const found = await demo.locator(CONTROLS).evaluateAll((all) =>
    (all as (HTMLInputElement | HTMLSelectElement)[]).map((control) => ({
      label: (control.labels?.[0]?.textContent ?? '').trim(),
      kind: control.type,
      value: control.value,
      options: control instanceof HTMLSelectElement ? [...control.options].map((o) => o.value) : [],
      isDisabled: control.disabled,
      why: control.getAttribute('aria-describedby'),
    })),
  );
  return found.map(({ label, kind, value, options, isDisabled, why }) => {
    if (isDisabled) expect(why, label).toMatch(/-why$/);
    const values = isDisabled ? [] : otherValues(kind, value, options, label);
    return { label, values, isSettled: isSettled(label) };
  });
}

function otherValues(kind: string, value: string, options: string[], label: string): string[] {
  if (kind === 'checkbox') return ['another'];
  if (kind === 'select-one') return [options.find((option) => option !== value) ?? ''];
  // A small step may change nothing that is seen, a large one does.
  if (kind === 'number') return [String(Number(value) + 1), String(Number(value) + 11)];
  if (kind === 'color') return [value === '#336699' ? '#996633' : '#336699'];
  return [otherText(value, label)];
}

function otherText(value: string, label: string): string {
  if (value === '' && /width|height/i.test(label)) return '120px';
  if (/\.(?:png|svg|jpg)$/.test(value)) return '';
  const [, number, unit] = /^(\d+)(px|%|em|rem)$/.exec(value) ?? [];
  if (number) return `${Math.round(Number(number) / 2)}${unit}`;
  const [, sizes, perRow] = /^(xs-.*-)(\d)$/.exec(value) ?? [];
  if (perRow) return `${sizes}${perRow === '1' ? 2 : 1}`;
  const day = /^(\d{4}-\d\d-)(\d\d)(.*)$/.exec(value);
  if (day) return `${day[1]}${day[2] === '15' ? '16' : '15'}${day[3]}`;
  return value.includes(',') ? value.slice(0, value.lastIndexOf(',')) : `${value}x`;
}

/** As a reader would, as far as React can tell. */
function put(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (control.type === 'checkbox') {
    control.click();
    return;
  }
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

const changeAll = (demo: Locator, controls: readonly Control[]): Promise<Walked[]> =>
  demo.evaluate(
    async (root, [all, selector]) => {
      const find = <T extends HTMLElement>(wanted: string) => [...root.querySelectorAll<T>(wanted)];
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const markup = () => find('.demo-markup')[0]?.innerText;
      /** The stage's HTML, and what is in its fields. */
      const read = () => {
        const stage = find('.demo-stage')[0];
        const fields = stage?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [];
        const filledIn = [...fields].map((field) => `${field.value} ${field.checked}`);
        return `${stage?.innerHTML}${filledIn}`;
      };
      const atRest = async () => {
        for (let tries = 0, last = ''; tries < 20 && last !== read(); tries++) {
          last = read();
          await pause(20);
        }
        return read();
      };
      const walked: Walked[] = [];
      const untouched = await atRest();
      for (const [i, { label, values, isSettled }] of all.entries()) {
        // Most are back at once where they began; others come to rest.
        const before = read() === untouched ? untouched : await atRest();
        const written = markup();
        let isSeen = false;
        for (const value of values) {
          const control = find<HTMLInputElement>(selector)[i];
          if (control) (window as unknown as { put: typeof put }).put(control, value);
          for (let tries = 0; tries < (isSettled ? 1 : 16) && !isSeen; tries++) {
            await pause(tries * 6);
            isSeen = read() !== before;
          }
          if (isSeen) break;
        }
        walked.push({ label, isSeen, isWritten: markup() !== written });
        find<HTMLButtonElement>('.tool')
          .find((one) => one.textContent?.includes('Reset'))
          ?.click();
      }
      return walked;
    },
    [controls, CONTROLS] as const,
  );

/** Is it another picture with one of the values? */
async function isPictured(demo: Locator, at: number, values: readonly string[]): Promise<boolean> {
  const stage = demo.locator('.demo-stage');
  const photo = async () => (await stage.screenshot({ animations: 'disabled' })).toString('base64');
  // Away from the stage: what the pointer is over looks different.
  await demo.page().mouse.move(2, 2);
  const untouched = await photo();
  let isOther = false;
  for (const value of values) {
    await demo
      .locator(CONTROLS)
      .nth(at)
      .evaluate(put as (control: Element, to: string) => void, value);
    await demo.page().waitForTimeout(100);
    isOther ||= (await photo()) !== untouched;
  }
  await demo.locator('.tool', { hasText: 'Reset' }).click();
  return isOther;
}
