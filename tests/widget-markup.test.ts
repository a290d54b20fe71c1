// Markup of widgets in the pages → attributes that no manifest, and nothing listed here, knows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type CodeSample, listSamples } from './support/code-samples.ts';
import { projectDir } from './support/site-folder.ts';

/** Elements that have no manifest, and attributes that are about no property of a widget. */
const OTHERS: Record<string, readonly string[]> = {
  // Parts of a table and of a form, written for its actions and columns.
  'table-action': ['key'],
  'table-row-action': ['key'],
  'form-action': ['key'],
  'table-column': ['binding'],
  param: ['value'],
  page: ['pagetitle'],
  // What an author of a prefab or of a custom widget names.
  custom: ['dateparam', 'linkparam', 'passwordparam'],
  prefab: ['prefabname', 'link'],
  leavedays: ['carried', 'granted'],
  // HTML's own, which the browser or a library reads.
  anchor: ['download', 'data-lightbox'],
  // Read by the runtime, without a property in the panel.
  button: ['accessroles'],
  container: ['showindevice'],
  spinner: ['classname'],
};
const STYLES = /^(?:class|width|height|margin|padding|border|font|color|background)/;

/** Names that manifests, and the parts they share, give to properties, events and in markup. */
function knownAttributes(): Set<string> {
  const content = path.join(projectDir, 'content');
  const files = readdirSync(path.join(content, 'widgets')).map((name) => `widgets/${name}`);
  const texts = [...files, 'widget-parts.yaml'].map((file) =>
    readFileSync(path.join(content, file), 'utf8'),
  );
  const names = texts.flatMap((text) => [...text.matchAll(/\bname: ['"]?([\w.:-]+)/g)]);
  const events = texts.flatMap((text) => [...text.matchAll(/\blabel: ['"]?(On [\w ]+)/g)]);
  return new Set([
    ...names.map(([, name = '']) => name),
    ...events.map(([, label = '']) => `on-${label.slice(3).replaceAll(' ', '').toLowerCase()}`),
    ...texts.flatMap((text) => attributesIn(text).map(({ name }) => name)),
  ]);
}

const ELEMENT = /<(?:\{pr\}|pr)-([\w-]+)((?:\s+[\w.:@-]+(?:="[^"]*")?)*)/g;

const attributesIn = (text: string) =>
  [...text.matchAll(ELEMENT)].flatMap(({ 1: element = '', 2: rest = '', index }) =>
    [...rest.matchAll(/([\w.:@-]+)(?:="[^"]*")?/g)].map(({ 1: name = '' }) => ({
      element,
      name,
      line: text.slice(0, index).split('\n').length - 1,
    })),
  );

function unknownIn(samples: readonly CodeSample[], known: ReadonlySet<string>): string[] {
  return samples.flatMap(({ file, line, text }) =>
    attributesIn(text).flatMap(({ element, name, line: at }) =>
      known.has(name) || STYLES.test(name) || OTHERS[element]?.includes(name)
        ? []
        : [`${file}:${line + at}  <${element}> ${name}`],
    ),
  );
}

it('markup of widgets has only attributes that a manifest knows', () => {
  const known = knownAttributes();
  const samples = listSamples('html', 'xml');
  expect(samples.flatMap(({ text }) => attributesIn(text)).length).toBeGreaterThan(350);
  expect(unknownIn(samples, known)).toEqual([]);
  const wrong = '<p>\n<pr-button caption="A" captoin="B" on-clik="c()">';
  expect(unknownIn([{ file: 'a.md', line: 4, text: wrong }], known)).toEqual([
    'a.md:5  <button> captoin',
    'a.md:5  <button> on-clik',
  ]);
});
