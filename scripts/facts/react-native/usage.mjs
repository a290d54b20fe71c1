// Sources of the native runtime → whether the code around a component reads a property at all.
import path from 'node:path';

/** @returns  A function: are there, in the folders of these files, words like this name? */
export function createUsage(sources, paths) {
  const read = paths.filter((one) => !/\.props\.tsx?$/.test(one));
  const wordsByFolder = new Map();
  const wordsIn = (folder) => {
    if (!wordsByFolder.has(folder)) {
      const near = read.filter((one) => one === folder || one.startsWith(`${folder}/`));
      wordsByFolder.set(folder, new Set(near.flatMap((one) => wordsOf(sources.text(one)))));
    }
    return wordsByFolder.get(folder);
  };
  return (files, name) => files.some((file) => wordsIn(folderOf(file)).has(name));
}

/** An import alone doesn't count as use. */
const wordsOf = (text) => text.replace(/^import .*$/gm, '').match(/\w+/g) ?? [];

/** A component's folder, or its file if it has no folder; outside of components, the folder that the file is in. */
const folderOf = (file) =>
  file.startsWith('src/components/')
    ? file.split('/').slice(0, 4).join('/')
    : path.posix.dirname(file);
