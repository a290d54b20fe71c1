// `::component-table{group="Backend frameworks"}` → a table of the newest release's component versions, so that pages follow the version.
import type { Problem, Shortcode, ShortcodeCall } from '../../engine/index.ts';
import { lookUp, nearest, plainMarkdown } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';

/** `components="Java, Node.js"` chooses some, in this order. Depends on all releases. */
export const componentShortcode = {
  'component-table': (
    { attributes: { bare, named } }: ShortcodeCall,
    { records }: { records: ReleaseBook },
  ): Shortcode | Problem => {
    const { group = '', components, ...others } = named;
    const unknown = bare[0] ?? Object.keys(others)[0];
    if (unknown !== undefined) return wrongAttribute(unknown);
    const stack = records.entries.findLast(({ record }) => record.stack)?.record.stack ?? {};
    const own = lookUp(stack, group);
    if (!own) return notListed('group', group, Object.keys(stack));
    const wanted = components?.split(',').map((name) => name.trim()) ?? Object.keys(own);
    const missing = wanted.find((name) => !Object.hasOwn(own, name));
    if (missing !== undefined) return notListed('component', missing, Object.keys(own));
    const { component, componentVersion } = records.texts;
    const rows = wanted.map(
      (name) => `| ${plainMarkdown(name)} | ${plainMarkdown(own[name] ?? '')} |`,
    );
    return {
      lines: [`| ${component} | ${componentVersion} |`, '| --- | --- |', ...rows, ''],
      dependencies: [''],
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
