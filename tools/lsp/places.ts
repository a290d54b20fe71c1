// Places of the engine (`content/…`, from 1) ↔ places of an editor (`file:///…`, from 0).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Location, Position, Range } from 'vscode-languageserver';
import type { LoadedConfig, Place } from '../../engine/tooling.ts';

/** The file of a place that diagnostics show; settings are shown from the folder that the command runs in. */
export function fileOf(shown: string, loaded: LoadedConfig | undefined): string {
  const inContent = loaded && path.join(path.dirname(loaded.contentDir), shown);
  return inContent && existsSync(inContent) ? inContent : path.resolve(shown);
}

export const toUri = (file: string): string => pathToFileURL(file).href;

/** Undefined for what is no file, such as a text that was never saved. */
export const toFile = (uri: string): string | undefined =>
  uri.startsWith('file:') ? fileURLToPath(uri) : undefined;

export function toRange({ line, column, length = 1 }: Place & { length?: number }): Range {
  const start = { line: line - 1, character: column - 1 };
  return { start, end: { ...start, character: start.character + length } };
}

export const toLocation = (
  place: Place & { length?: number },
  loaded: LoadedConfig | undefined,
): Location => ({ uri: toUri(fileOf(place.path, loaded)), range: toRange(place) });

/** A stretch of one line. */
export const lineRange = (line: number, from: number, to: number): Range => ({
  start: { line, character: from },
  end: { line, character: to },
});

export const isIn = ({ line, character }: Position, { start, end }: Range): boolean =>
  start.line <= line &&
  line <= end.line &&
  !(line === start.line && character < start.character) &&
  !(line === end.line && character > end.character);
