// `:platform[react-native]` → the platform's name, with its icon.
import type { MarkdownIt, StateInline } from 'markdown-it';
import { diagnose } from '../diagnostics.ts';
import { escapeHtml } from '../html.ts';
import { nearest } from '../nearest.ts';
import { replaceText } from './edits.ts';
import { blockOf, offsetOf } from './inline.ts';
import { rangeInInline, stateOf } from './state.ts';

const WRITTEN = /:platform\[([^[\]\n]*)\]/y;

export function platforms(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'platform', platform);
  md.renderer.rules.platform = (tokens, i) => {
    const token = tokens[i];
    return token ? platformHtml(String(token.meta?.id), token.content) : '';
  };
}

/** The icon is drawn by the style sheet. */
export function platformHtml(id: string, name: string): string {
  return `<span class="platform platform-${id}">${escapeHtml(name)}</span>`;
}

/** An unknown one stays as it is written, with an error. */
function platform(state: StateInline, isSilent: boolean): boolean {
  WRITTEN.lastIndex = state.pos;
  const [source = '', id = ''] = WRITTEN.exec(state.src) ?? [];
  if (!source || state.pos + source.length > state.posMax) return false;
  if (!isSilent) {
    const page = stateOf(state.env);
    const known = page.context.texts.platforms ?? {};
    const name = Object.hasOwn(known, id) ? known[id] : undefined;
    const token = state.push(name ? 'platform' : 'text', '', 0);
    token.content = name ?? source;
    const block = blockOf(token);
    const from = offsetOf(token);
    if (block && name) {
      token.meta = { id };
      replaceText(page, block, from, from + source.length, name);
    } else if (block) {
      const meant = nearest(id, Object.keys(known));
      page.diagnostics.push(
        diagnose(rangeInInline(page, block, from, from + source.length), {
          code: 'platforms/unknown',
          message: `There is no platform "${id}".`,
          hint: meant ? `Closest: ${meant}` : `Platforms: ${Object.keys(known).join(', ')}`,
        }),
      );
    }
  }
  state.pos += source.length;
  return true;
}
