// What the illustrations of choices share: lists from text, rows of options, the value that scripts would read.
import { itemsPerRow } from './items-per-row.ts';

/** Texts between commas; each once. */
export function toList(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

/** Attributes of the box around options. */
export function optionRows(perRow: string, layout = 'inline') {
  return {
    className: layout === 'stacked' ? 'd-option-rows' : 'd-option-rows d-option-rows-inline',
    'data-per-row': itemsPerRow(perRow),
  };
}

/** What stands for on or off: the text that was entered for it, otherwise the boolean itself. */
export const codeOf = (isOn: boolean, checked: string, unchecked: string): string | boolean =>
  (isOn ? checked : unchecked) || isOn;

export function Reads({ value }: { value: unknown }) {
  return (
    <p className="d-reads">
      Scripts read <code>{JSON.stringify(value)}</code>
    </p>
  );
}
