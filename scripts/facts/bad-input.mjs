// Errors that the caller can fix: reported in one line, without a stack.
export class BadInput extends Error {}
