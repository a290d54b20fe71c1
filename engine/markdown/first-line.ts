// The first line of a code block → whether its buttons have room beside it, or need a row of their own.

/** Signs beside which the buttons have room, on a phone and on a desk. */
const BESIDE_BUTTONS = { phone: 18, desk: 56 };

/** Classes of the block. */
export function lengthKinds(code: string): string[] {
  const { length } = /^.*/.exec(code)?.[0] ?? '';
  if (length > BESIDE_BUTTONS.desk) return ['long', 'wide'];
  return length > BESIDE_BUTTONS.phone ? ['long'] : [];
}
