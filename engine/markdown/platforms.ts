// `:platform[react-native]` → the platform's name, with its icon.
import type { MarkdownIt, StateInline } from 'markdown-it';
import { diagnose } from '../diagnostics/diagnostics.ts';
import { type Html, html } from '../text/html.ts';
import { lookUp } from '../text/look-up.ts';
import { nearest } from '../text/nearest.ts';
import { replaceText } from './edits.ts';
import { blockOf, offsetOf } from './inline.ts';
import { rangeInInline, stateOf } from './state.ts';

const WRITTEN = /:platform\[([^[\]\n]*)\]/y;

export function platforms(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'platform', platform);
  md.renderer.rules.platform = (tokens, i) => {
    const token = tokens[i];
    return token ? String(platformHtml(String(token.meta?.id), token.content)) : '';
  };
}

/** The icon is drawn by the style sheet. */
export function platformHtml(id: string, name: string): Html {
  return html`<span class="platform platform-${id}">${name}</span>`;
}

function hintFor(meant: string | undefined, known: readonly string[]): string {
  if (meant) return `Closest: ${meant}`;
  return known.length > 0
    ? `Platforms: ${known.join(', ')}`
    : 'The config names no platforms yet: platforms: { web: "Web" }';
}

/** An unknown one stays as it is written, with an error. */
function platform(state: StateInline, isSilent: boolean): boolean {
  WRITTEN.lastIndex = state.pos;
  const [source = '', id = ''] = WRITTEN.exec(state.src) ?? [];
  if (!source || state.pos + source.length > state.posMax) return false;
  if (!isSilent) {
    const page = stateOf(state.env);
    const known = page.context.texts.platforms ?? {};
    const name = lookUp(known, id);
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
          hint: hintFor(meant, Object.keys(known)),
        }),
      );
    }
  }
  state.pos += source.length;
  return true;
}
