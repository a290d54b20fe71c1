// TeX → MathML, by KaTeX, without styles and fonts: what browsers draw themselves.
import { hashOf } from '../../cache/hash.ts';
import { type Html, trustHtml } from '../../text/html.ts';
import type { Pieces } from '../pieces.ts';
import { toCore } from './to-core.ts';

export type MathSettings = {
  /** TeX of commands of the site's own, by name: `\\RR`. */
  macros: Readonly<Record<string, string>>;
};

export type Formula = { tex: string; isBlock: boolean };

/** `at`, `length`: of what is wrong, in the TeX; the length is 0 where that isn't known. */
export type WrongFormula = { message: string; at: number; length: number };

type Katex = typeof import('katex').default;

let katex: Katex | undefined;

/** Call before a page with formulas is rendered: most sites have none. */
export async function loadMath(): Promise<void> {
  katex ??= (await import('katex')).default;
}

/** Formulas that call themselves, and lengths that nobody means, end. */
const LIMITS = { maxExpand: 1_000, maxSize: 20 };

export function renderFormula(
  { tex, isBlock }: Formula,
  { macros }: MathSettings,
  pieces: Pieces,
): Html | WrongFormula {
  if (!katex) throw new Error('nothing is loaded that draws formulas.');
  const own = hashOf([JSON.stringify(macros)]);
  const source = ['math', katex.version, own, isBlock ? 'block' : 'inline', tex] as const;
  const known = pieces.get(source);
  if (known !== undefined) return trustHtml(known);
  const drawn = draw(katex, { tex, isBlock }, macros);
  return typeof drawn === 'string' ? trustHtml(pieces.keep(source, () => drawn)) : drawn;
}

function draw(
  { renderToString }: Katex,
  { tex, isBlock }: Formula,
  macros: MathSettings['macros'],
): string | WrongFormula {
  let refused = '';
  try {
    const made = renderToString(tex.trim(), {
      ...LIMITS,
      displayMode: isBlock,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      macros: { ...macros },
      trust(context) {
        refused ||= context.command;
        return false;
      },
    });
    if (refused)
      return {
        message: `a formula can't have ${refused}`,
        at: Math.max(0, tex.indexOf(refused)),
        length: refused.length,
      };
    if (made.includes('linebreak="newline"'))
      return {
        message: 'browsers break no line here: write \\begin{aligned} … \\end{aligned}',
        at: Math.max(0, tex.search(/\\\\|\\(?:newline|cr)\b/)),
        length: 2,
      };
    return toCore(made.replace(/^<span class="katex">|<\/span>$/g, ''));
  } catch (error) {
    const { rawMessage, position, length } = error as Partial<import('katex').ParseError>;
    if (rawMessage === undefined) throw error;
    const before = tex.length - tex.trimStart().length;
    return { message: rawMessage, at: before + (position ?? 0), length: length ?? 0 };
  }
}
