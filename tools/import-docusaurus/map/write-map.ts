// What an import met of components without a construct of their own → `import.map.yaml`, to be corrected and used again.
import { stringify } from 'yaml';
import { compare, plural } from '../../../engine/tooling.ts';
import { CONSTRUCTS, type ComponentMap, type Unmapped } from './component-map.ts';

const HEAD = `# What stands for components of the old site. Correct it, and import again.
# construct: ${CONSTRUCTS.join(', ')}
# label: the prop with the title; attributes: { ours: prop }; kind: of a callout; code: the prop with code
# text: words in place of the component, where {name} is a prop and {children} its content
`;

export function mapToYaml(map: ComponentMap, unmapped: ReadonlyMap<string, Unmapped>): string {
  const known = [
    ...[...map.rules].map(([name, rule]) => ({ name, rule })),
    ...[...map.guesses]
      .filter(([name]) => !map.rules.has(name))
      .map(([name, { rule }]) => ({ name, rule })),
  ].sort((a, b) => compare(a.name, b.name));
  const open = [...unmapped]
    .filter(([name]) => !known.some((one) => one.name === name))
    .sort(([a], [b]) => compare(a, b));
  const body =
    known.length > 0
      ? stringify(
          { components: Object.fromEntries(known.map(({ name, rule }) => [name, rule])) },
          { lineWidth: 0 },
        )
      : 'components:\n';
  const rest = open.flatMap(([name, { count, props }]) => [
    `#  ${name}: # ${plural(count, 'time')}${props.size > 0 ? `, with ${[...props].sort(compare).join(', ')}` : ''}`,
    '#    construct: content',
  ]);
  return `${HEAD}${body}${rest.length > 0 ? `# Without a construct:\n${rest.join('\n')}\n` : ''}`;
}
