// Text → the same text inside a regular expression, with the flag `u` or without.

export const quoteRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
