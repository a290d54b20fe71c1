// Scanners that share their patterns: they find what Shiki's own find, and compile each pattern once.
import fc from 'fast-check';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { describe, expect, it } from 'vitest';
import { oncePerPattern } from './once-per-pattern.ts';

const plain = await createOnigurumaEngine(import('shiki/wasm'));

const PATTERNS = [
  'a',
  'ab?',
  '(a)(b)?',
  '(?<=a)b',
  '(?<!b)a',
  '\\Gb',
  '^a',
  '\\Aab',
  'b$',
  '(?=b)',
  'a\\Kb',
  'ä+',
  '',
  '𝒳',
];

describe('scanners that share their patterns', () => {
  it('find what those of the engine find, wherever they begin', () => {
    const shared = oncePerPattern(plain);
    const letters = fc.constantFrom('a', 'b', 'ä', '𝒳', ' ', '\n');
    const lists = fc.array(fc.subarray(PATTERNS), { minLength: 1, maxLength: 3 });
    const texts = fc.array(fc.string({ unit: letters, maxLength: 12 }), { minLength: 1 });
    fc.assert(
      fc.property(lists, texts, fc.infiniteStream(fc.nat(12)), (sources, strings, numbers) => {
        const next = () => numbers.next().value as number;
        const both = sources.map((list) => [shared, plain].map((one) => one.createScanner(list)));
        const texts = strings.map((text) => [shared, plain].map((one) => one.createString(text)));
        for (let i = 0; i < 30; i++) {
          const scanners = both[next() % both.length] ?? [];
          const text = texts[next() % texts.length] ?? [];
          const from = next() % ((strings[texts.indexOf(text)]?.length ?? 0) + 1);
          const [ours, theirs] = scanners.map((one, n) =>
            one.findNextMatchSync(text[n] ?? '', from, 0),
          );
          expect(ours).toEqual(theirs);
        }
        for (const one of [...both.flat(), ...texts.flat()]) one.dispose?.();
      }),
    );
  });

  it('compile a pattern once, and let it go when none of them has it', () => {
    const made: string[] = [];
    const left: string[] = [];
    const shared = oncePerPattern({
      ...plain,
      createString: (text) => plain.createString(text),
      createScanner([source = '']) {
        made.push(String(source));
        return { findNextMatchSync: () => null, dispose: () => left.push(String(source)) };
      },
    });
    const first = shared.createScanner(['a', 'b']);
    const second = shared.createScanner(['b', 'c']);
    expect(made).toEqual(['a', 'b', 'c']);
    first.dispose?.();
    first.dispose?.();
    expect(left).toEqual(['a']);
    second.dispose?.();
    expect(left).toEqual(['a', 'b', 'c']);
    shared.createScanner(['b']);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });
});
