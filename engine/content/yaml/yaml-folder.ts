// A folder of YAML records and their schema → checked records that know their place: what a collection's `load` returns.
import path from 'node:path';
import type { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import type { SourceLine } from '../pages/source-text.ts';
import type { ParsedRecord } from './cached-yaml.ts';
import { type LinesOf, parseYaml, type RangeOf } from './parse-yaml.ts';
import { loadRecords } from './record-cache.ts';
import { displayPath } from './small-files.ts';

/** Where a record is. */
export type RecordPlace = {
  /** Its file below the folder, without `.yaml`: `soup`, `hot/soup`. */
  name: string;
  /** Its file, absolute, and as diagnostics show it. */
  file: string;
  path: string;
};

/** A record as its schema has it, with the lines of its texts. Plain data. */
export type YamlRecord<V> = RecordPlace & {
  value: V;
  /** By key. Each line knows where its author wrote it; none for a list, or for keys in a key. */
  lines: { readonly [Key in keyof V]: readonly SourceLine[] };
};

/** The file of a record, while it is read. */
export type YamlFile = Pick<RecordPlace, 'name' | 'path'> & {
  rangeOf: RangeOf;
  linesOf: LinesOf;
  /** What else is wrong with the record goes here. */
  diagnostics: Diagnostic[];
};

/** What a collection's `load` is given, as far as it is needed here; `only`: names of records, where not all are wanted. */
type Input = { loaded: SiteFolder; diagnostics: Diagnostic[]; only?: readonly string[] };
type Load<T> = (input: Input) => T[];

/**
 * Reads a folder of YAML files. What is wrong with one is a diagnostic at its line. The record goes on without it, so
 * that what names the record is checked, too; where nothing can be made of it, it is left out.
 *
 * @param folder    below the content folder, also the first part of the codes of diagnostics: `recipes/unknown-key`.
 * @param schema    of a record: plain data.
 * @param toRecord  what is kept of a record in place of its value and lines, as plain data; undefined to leave it out.
 *                  Pure: it is asked again only when the file or the site's code changes.
 * @returns         for `load`: the records, by the name of their file in code-unit order.
 */
export function yamlFolder<S extends z.ZodType>(
  folder: string,
  schema: S,
): Load<YamlRecord<z.output<S>>>;
export function yamlFolder<S extends z.ZodType, V extends object>(
  folder: string,
  schema: S,
  toRecord: (value: z.output<S>, file: YamlFile) => V | undefined,
): Load<RecordPlace & V>;
export function yamlFolder<S extends z.ZodType, V extends object>(
  folder: string,
  schema: S,
  toRecord?: (value: z.output<S>, file: YamlFile) => V | undefined,
) {
  return toRecord
    ? folderOf(folder, schema, toRecord)
    : folderOf(folder, schema, (value, file) => ({ value, lines: linesIn(value, file) }));
}

const folderOf =
  <S extends z.ZodType, V extends object>(
    folder: string,
    schema: S,
    toRecord: (value: z.output<S>, file: YamlFile) => V | undefined,
  ): Load<RecordPlace & V> =>
  ({ loaded, diagnostics, only }) => {
    const { tokens, contentDir } = loaded;
    const placeOf = (fileName: string): RecordPlace => ({
      name: fileName.replace(/\.yaml$/, ''),
      file: path.join(contentDir, folder, fileName),
      path: displayPath(loaded, `${folder}/${fileName}`),
    });
    const parse = (text: string, fileName: string): ParsedRecord<V> => {
      const { name, path: shown } = placeOf(fileName);
      const {
        value: right,
        repaired,
        ...file
      } = parseYaml(text, schema, { path: shown, tokens, area: folder });
      const value = right ?? repaired;
      const record =
        value === undefined ? undefined : toRecord(value, { name, path: shown, ...file });
      return { diagnostics: file.diagnostics, ...(record ? { value: record } : {}) };
    };
    const wanted = only?.map((name) => `${name}.yaml`);
    const files = [...loadRecords(loaded, folder, parse, wanted)];
    return files.flatMap(([fileName, { value, diagnostics: own }]) => {
      diagnostics.push(...own);
      return value ? [placed(value, placeOf, fileName)] : [];
    });
  };

/** What a file was parsed to → the same at its place: one record as long as the file isn't parsed again. */
const records = new WeakMap<object, RecordPlace>();

function placed<V extends object>(
  value: V,
  placeOf: (fileName: string) => RecordPlace,
  fileName: string,
): RecordPlace & V {
  const record = (records.get(value) as (RecordPlace & V) | undefined) ?? {
    ...value,
    ...placeOf(fileName),
  };
  records.set(value, record);
  return record;
}

/** A text that its schema has filled in stands at the beginning of the file. */
function linesIn<V>(value: V, { path: shown, linesOf }: YamlFile) {
  const lines = Object.entries(value ?? {}).map(([key, text]) => {
    const written = linesOf([key]);
    if (written.length > 0 || typeof text !== 'string') return [key, written];
    return [
      key,
      text.split('\n').map((one) => ({ text: one, path: shown, line: 1, written: one })),
    ];
  });
  return Object.fromEntries(lines) as YamlRecord<V>['lines'];
}
