// The text of a file, and what a fence asks of it → the lines that are shown, or what is wrong with the request.
import type { Problem } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import { findRegions, type Region } from './regions.ts';

export type CutLine = {
  /** In the file, from 1. */
  number: number;
  text: string;
  written: string;
};

/** `about`: the attribute that is wrong. */
export type Cut = { lines: CutLine[] } | { about: 'file' | 'region' | 'lines'; problem: Problem };

export type Wanted = { file: string; region?: string | undefined; lines?: string | undefined };

/** Without lines that mark regions, blank lines at both ends, and the indentation that all lines have in common. */
export function cutCode(text: string, { file, region, lines: range }: Wanted): Cut {
  if (region !== undefined && range !== undefined)
    return { about: 'lines', problem: regionAndLines() };
  const all = text.replace(/\n$/, '').split('\n');
  const { all: regions, markers } = findRegions(all);
  const part =
    region !== undefined
      ? regionOf(region, regions, file)
      : range !== undefined
        ? rangeOf(range, all.length, file)
        : { from: 0, to: all.length };
  if ('code' in part) return { about: region === undefined ? 'lines' : 'region', problem: part };
  const lines = all
    .slice(part.from, part.to)
    .map((written, i) => ({ number: part.from + i + 1, text: written, written }))
    .filter(({ number }) => !markers.has(number - 1));
  const isBlank = (line: CutLine | undefined) => line?.text.trim() === '';
  while (isBlank(lines.at(-1))) lines.pop();
  while (isBlank(lines[0])) lines.shift();
  if (lines.length === 0)
    return { about: region === undefined ? 'file' : 'region', problem: empty(file, region) };
  const indent = commonIndent(lines.map((line) => line.text));
  return { lines: lines.map((line) => ({ ...line, text: line.text.slice(indent) })) };
}

type Part = { from: number; to: number };

function regionOf(name: string, regions: readonly Region[], file: string): Part | Problem {
  const [found, second] = regions.filter((one) => one.name === name);
  if (!found) {
    const names = [...new Set(regions.map((one) => one.name))].filter(Boolean);
    const meant = nearest(name, names);
    return {
      code: 'code/no-region',
      message: `${file} has no region "${name}".`,
      hint: meant
        ? `Closest: ${meant}`
        : names.length > 0
          ? `It has: ${names.join(', ')}`
          : `It has none. Write a comment "#region ${name}" above the lines, and "#endregion" below them.`,
    };
  }
  if (second)
    return {
      code: 'code/region-twice',
      message: `${file} has two regions "${name}", in lines ${found.opens + 1} and ${second.opens + 1}.`,
      hint: 'Give each region a name of its own.',
    };
  if (found.closes === undefined)
    return {
      code: 'code/region-unclosed',
      message: `The region "${name}" that opens in line ${found.opens + 1} of ${file} is never closed.`,
      hint: 'Write a comment "#endregion" below its last line.',
    };
  return { from: found.opens + 1, to: found.closes };
}

function rangeOf(range: string, count: number, file: string): Part | Problem {
  const [, first = '', dash, last = ''] = /^(\d{1,7})(-)?(\d{1,7})?$/.exec(range) ?? [];
  const from = Number(first);
  const to = last ? Number(last) : dash ? count : from;
  if (from < 1 || (last && !dash) || (last && to < from))
    return {
      code: 'code/wrong-lines',
      message: `"${range}" isn't a range of lines.`,
      hint: 'Write lines=3-8, or lines=3 for one line, or lines=3- for all from there on.',
    };
  if (Math.max(from, to) > count)
    return {
      code: 'code/no-line',
      message: `${file} has ${count} ${count === 1 ? 'line' : 'lines'}, so there is no line ${Math.max(from, to)}.`,
      hint: `Write lines=${from <= count ? from : 1}-${count}, or name a region, which moves with its lines.`,
    };
  return { from: from - 1, to };
}

const regionAndLines = (): Problem => ({
  code: 'code/region-and-lines',
  message: 'The fence asks for a region and for lines.',
  hint: 'Keep one of both.',
});

const empty = (file: string, region: string | undefined): Problem => ({
  code: 'code/nothing-to-show',
  message: `${region === undefined ? file : `The region "${region}" of ${file}`} has no lines to show.`,
  hint: 'Write the code there, or remove the fence.',
});

/** Characters that all lines begin with, as far as these are blanks. */
function commonIndent(lines: readonly string[]): number {
  const [first = '', ...others] = lines.filter((line) => line.trim() !== '');
  let length = first.length - first.trimStart().length;
  for (const line of others)
    while (length > 0 && line.slice(0, length) !== first.slice(0, length)) length--;
  return length;
}
