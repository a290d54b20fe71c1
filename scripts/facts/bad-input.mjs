// What the person who called can fix: told in one line, without a stack.
export class BadInput extends Error {}
