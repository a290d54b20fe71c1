// `::component-table{group="Backend frameworks"}` ▶ a table of the newest release's component versions, so that pages follow the version.
import type { Passage, PassageCall, Problem } from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';

/** `components="Java, Node.js"` chooses some, in this order. Depends on all releases. */
export const componentPassage = {
  'component-table': (
    { attributes: { bare, named } }: PassageCall,
    { records }: { records: ReleaseBook },
  ): Passage | Problem => {
    const { group = '', components, ...others } = named;
    const unknown = bare[0] ?? Object.keys(others)[0];
    if (unknown !== undefined) return wrongAttribute(unknown);
    const stack = records.entries.findLast(({ record }) => record.stack)?.record.stack ?? {};
    const own = Object.hasOwn(stack, group) ? stack[group] : undefined;
    if (!own) return notListed('group', group, Object.keys(stack));
    const wanted = components?.split(',').map((name) => name.trim()) ?? Object.keys(own);
    const missing = wanted.find((name) => !Object.hasOwn(own, name));
    if (missing !== undefined) return notListed('component', missing, Object.keys(own));
    const { component, componentVersion } = records.texts;
    const rows = wanted.map((name) => `| ${name} | ${own[name]} |`);
    return {
      lines: [`| ${component} | ${componentVersion} |`, '| --- | --- |', ...rows, ''],
      uses: [''],
    };
  },
};

const wrongAttribute = (name: string): Problem => ({
  code: 'releases/unknown-attribute',
  message: `"::component-table" takes no "${name}".`,
  hint: 'It takes: group, components',
});

function notListed(what: string, name: string, known: readonly string[]): Problem {
  const meant = nearest(name, known);
  return {
    code: 'releases/no-component',
    message: `The newest list of component versions has no ${what} "${name}".`,
    hint: meant ? `Closest: ${meant}` : `It has: ${known.join(', ')}`,
  };
}
