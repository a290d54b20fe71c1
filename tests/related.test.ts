// Related pages in a small site: by properties that steps name, by screens, by steps that link; as pages change.
import { describe, expect, it } from 'vitest';
import { NEW_VARIABLE } from './support/screens.ts';
import { type Files, page, recordsConfig, useSiteFolders } from './support/site-folder.ts';
import { sliderManifest } from './support/slider.ts';

const SLIDER =
  sliderManifest(`  - { name: minvalue, label: Minimum Value, group: Range, description: The smallest value. }
  - { name: maxvalue, label: Maximum Value, group: Range, description: The largest value. }
`);
const steps = (label: string, end = '') =>
  `A [Slider](slider) for prices.\n\n1. Drag it onto the page.\n2. Set **${label}** to \`10\`.\n\n## Check\n\nSlide it.\n${end}`;
const SITE: Files = {
  'content/widgets/slider.yaml': SLIDER,
  'content/pages/slider.md': page('Slider', '## Properties\n\n::properties{slider}'),
  'content/pages/cost.md': page('Choose a Price', steps('Minimum Value')),
  'content/pages/ages.md': page('Choose an Age', steps('Minimum Value')),
  'content/pages/other.md': page('Other'),
};

const make = useSiteFolders({ 'site.config.ts': recordsConfig(), ...SITE });
const related = (text: string) => text.split('\n## Related\n\n')[1]?.trim().split('\n') ?? [];

describe('related pages', () => {
  it('are those whose steps set a property, the page that explains it, and each other', () => {
    const folder = make();
    expect(folder.learn('build').text).toContain(', 0 warnings');
    expect(related(folder.file('dist/slider.md'))).toEqual([
      '- [Choose an Age](/ages): its steps set Minimum Value',
      '- [Choose a Price](/cost): its steps set Minimum Value',
    ]);
    expect(related(folder.file('dist/cost.md'))).toEqual([
      '- [Slider](/slider#property-minvalue): explains Minimum Value',
    ]);
    expect(folder.file('dist/cost/index.html')).toContain(
      '<h2>Related</h2><ul><li><a href="/slider#property-minvalue">Slider</a>: explains Minimum Value</li></ul>',
    );
    expect(folder.file('dist/slider/index.html')).toContain('id="property-minvalue"');
  });

  it('are none where there is nothing good, and none that the page ends with', () => {
    const folder = make({
      'content/pages/cost.md': page(
        'Choose a Price',
        steps('Minimum Value', '\n## Next\n\n- [Slider](slider)\n'),
      ),
    });
    folder.learn('build');
    expect(related(folder.file('dist/cost.md'))).toEqual([]);
    expect(folder.file('dist/other/index.html')).not.toContain('Related');
  });

  it('follow the steps of another page: that page and the widget’s are rebuilt, and no other', () => {
    const folder = make();
    folder.learn('build');
    expect(folder.learn('build').text).toContain('(0 rebuilt)');
    folder.write({ 'content/pages/cost.md': page('Choose a Price', steps('Maximum Value')) });
    expect(folder.learn('build').text).toContain('(2 rebuilt)');
    expect(folder.file('dist/slider.md')).toContain('(/cost): its steps set Maximum Value');
    const changed = { 'content/pages/cost.md': page('Choose a Price', 'Without steps.') };
    folder.write(changed);
    folder.learn('build');
    expect(folder.file('dist/slider.md')).not.toContain('(/cost)');
    const cold = make(changed);
    cold.learn('build');
    for (const name of ['slider', 'cost', 'ages', 'other'])
      expect(folder.file(`dist/${name}/index.html`)).toBe(cold.file(`dist/${name}/index.html`));
  });

  it('show the same screen, and are about one subject', () => {
    const shows = (links: string) => `::screen{name=variables/new-variable}\n\nSee ${links}.`;
    const folder = make({
      'content/screens/variables/new-variable.yaml': NEW_VARIABLE,
      'content/pages/a.md': page('A', shows('[that](other)')),
      'content/pages/b.md': page('B', shows('[this](other)')),
      'content/pages/c.md': page('C', 'Something else: [ages](ages).'),
    });
    folder.learn('build');
    expect(related(folder.file('dist/a.md'))).toEqual([
      '- [B](/b): shows the screen “New Variable”, too',
    ]);
    folder.write({ 'content/pages/b.md': page('B', shows('[cost](cost)')) });
    folder.learn('build');
    expect(related(folder.file('dist/a.md'))).toEqual([]);
  });

  it('have steps that use the page, in another branch of the navigation', () => {
    const sidebar = (slug: string, order: number, ids: string[]) =>
      `name: ${slug}\nslug: ${slug}\norder: ${order}\nitems:\n${ids.map((id) => `  - ${id}\n`).join('')}`;
    const folder = make({
      'content/sidebars/a.yaml': sidebar('first', 1, ['tool', 'beside', 'other']),
      'content/sidebars/b.yaml': sidebar('second', 2, ['task', 'slider', 'cost', 'ages']),
      'content/pages/tool.md': page('Tool', 'See [other](other).'),
      'content/pages/beside.md': page('Beside', '1. Open the [tool](tool).\n\nSee [other](other).'),
      'content/pages/task.md': page('Task', '1. Open the [tool](tool).\n\nSee [other](other).'),
    });
    folder.learn('build');
    expect(related(folder.file('dist/tool.md'))).toEqual(['- [Task](/task): its steps link here']);
  });
});
