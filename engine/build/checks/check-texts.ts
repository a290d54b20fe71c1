// Interface texts that a site's config replaces → diagnostics where there is no such text.
import { placeOfSetting } from '../../content/config/config-problems.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import { englishTexts } from '../../theme/texts.ts';

export function checkTexts({ config, collections, file }: LoadedConfig): Diagnostic[] {
  const own = collections.flatMap(({ name, texts }) => (texts ? [[name, texts]] : []));
  return compareKeys(
    config.texts,
    { ...englishTexts, ...Object.fromEntries(own) },
    ['texts'],
    file,
  );
}

function compareKeys(
  own: object,
  known: object,
  keys: readonly string[],
  file: string,
): Diagnostic[] {
  const names = Object.keys(known);
  return Object.entries(own).flatMap(([name, value]) => {
    const path = [...keys, name];
    const base = (known as Record<string, unknown>)[name];
    const place = { ...placeOfSetting(file, path), length: name.length };
    if (!names.includes(name)) {
      const meant = nearest(name, names);
      return [
        diagnose(place, {
          code: 'config/unknown-text',
          message: `There is no interface text "${path.slice(1).join('.')}".`,
          hint: meant ? `Write "${meant}" instead.` : `All texts: ${names.join(', ')}`,
        }),
      ];
    }
    const isGroup = typeof base === 'object' && base !== null;
    if (isGroup !== (typeof value === 'object'))
      return [
        diagnose(place, {
          code: 'config/wrong-value',
          message: `The interface text "${path.slice(1).join('.')}" does not fit: expected ${isGroup ? 'several texts by name' : 'one text'}.`,
          ...(isGroup ? { hint: `Give any of: ${Object.keys(base).join(', ')}` } : {}),
        }),
      ];
    return isGroup ? compareKeys(value, base, path, file) : [];
  });
}
