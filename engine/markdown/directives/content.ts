// What is directly inside a directive.
import type { Token } from 'markdown-it';

/** Blocks directly inside, by the type of their opening token. */
export function blocksOf(body: readonly Token[]): Token[] {
  const level = body[0]?.level ?? 0;
  return body.filter((token) => token.level === level && token.nesting >= 0);
}

/** Is every block directly inside the directive `name`? */
export function isOnlyDirectives(body: readonly Token[], name: string): boolean {
  return blocksOf(body).every((token) => {
    const node = token.meta?.node as { name: string } | undefined;
    return token.type === 'directive_open' && node?.name === name;
  });
}
