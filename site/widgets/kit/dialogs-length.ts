// A length as people type it into a property → one that CSS knows; nothing for what it doesn't.

const LENGTH = /^\d+(\.\d+)?(px|%|em|rem)?$/;

/** A number without unit counts pixels, as in the product. */
export function toLength(typed: string): string | undefined {
  const text = typed.trim();
  const unit = LENGTH.exec(text)?.[2];
  if (unit) return text;
  return LENGTH.test(text) ? `${text}px` : undefined;
}
