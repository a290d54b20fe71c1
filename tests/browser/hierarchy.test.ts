// What stands out in a page: labels of the interface are quieter than what a reader looks for, numbers on drawings are found at once.
import { describe, expect, it } from 'vitest';
import { contrast } from '../../engine/text/contrast.ts';
import { useReader } from '../support/browser.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';

const HEAD =
  '---\ntitle: A page\ndescription: A page whose labels and names are read as what they are.\n---\n\n';
const PAGE = `${HEAD}Click **label one**.

**Name one:** and **label two**.

- **Name two** is a name.
- Choose **label three**.

1. Choose **label four**.

| **Name three** | What to do |
| --- | --- |
| **Name four** | **Label five** |
| See **name five** | Choose **label six** |

## A **heading**
`;

describe('bold text', () => {
  const reader = useReader(() =>
    serveFiles({ 'site.config.json': '{ "title": "Lathe" }', 'content/pages/index.md': PAGE }),
  );

  it('is quieter where it is a label of the interface', async () => {
    const page = await reader.open('');
    const weights = await page
      .locator('.article :is(p, li, td) strong')
      .evaluateAll((all) => all.map((one) => [one.textContent, getComputedStyle(one).fontWeight]));
    expect(weights).toHaveLength(10);
    for (const [text, weight] of weights)
      expect(weight, `${text}`).toBe(/^name/i.test(`${text}`) ? '600' : '550');
  });
});

describe('numbers on drawings', () => {
  const reader = useReader(serveRealSite);

  it.each(['light', 'dark'] as const)('stand out in the %s theme', async (colorScheme) => {
    const page = await reader.open('teams/manage-roles', { colorScheme });
    const looks = await page
      .locator('.sc-n')
      .first()
      .evaluate((one) => {
        const pixel = document.createElement('canvas').getContext('2d');
        const hex = (color: string) => {
          if (!pixel) return color;
          pixel.fillStyle = color;
          return String(pixel.fillStyle);
        };
        const sheet = one.closest('.sc');
        const { backgroundColor, color } = getComputedStyle(one);
        const ground = sheet ? getComputedStyle(sheet).backgroundColor : '';
        const link = document.querySelector('.article p a');
        return {
          disc: hex(backgroundColor),
          text: hex(color),
          sheet: hex(ground),
          link: link ? hex(getComputedStyle(link).color) : '',
        };
      });
    expect(contrast(looks.disc, looks.sheet)).toBeGreaterThan(6);
    expect(contrast(looks.text, looks.disc)).toBeGreaterThan(4.5);
    expect(looks.disc).not.toBe(looks.link);
  });

  it('keep a frame in forced colors', async () => {
    const page = await reader.open('teams/manage-roles', { forcedColors: 'active' });
    const edge = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(one, name);
          return [borderTopStyle, Number.parseFloat(borderTopWidth) >= 1];
        }, pseudo);
    expect(await edge('.sc-n')).toEqual(['solid', true]);
    expect(await edge('.screen-steps > ol > [data-step]', '::before')).toEqual(['solid', true]);
  });
});

describe('numbers of steps', () => {
  const reader = useReader(serveRealSite);

  /** Steps of a how-to, beside a drawing, of a sequence of drawings, and the parts of a tutorial. */
  const NUMBERS = [
    ['app-development/widgets/form-widgets/slider', '.steps > ol > li', '::before'],
    ['teams/manage-users', '.screen-steps:not(.sequence) > ol > li', '::before'],
    ['teams/project-branch', '.sequence .sq-n', undefined],
    ['tutorials/build-app-in-5-minutes/import-database', 'nav.tutorial li', '::before'],
  ] as const;

  it('look the same wherever they stand', async () => {
    const looks = new Set<string>();
    for (const [at, selector, pseudo] of NUMBERS) {
      const page = await reader.open(at);
      const look = await page
        .locator(selector)
        .first()
        .evaluate((one, part) => {
          const style = getComputedStyle(one, part);
          const { inlineSize, borderTopWidth, borderTopStyle, borderTopLeftRadius } = style;
          const { fontSize, fontWeight, lineHeight } = style;
          return [
            [inlineSize, borderTopWidth, borderTopStyle, borderTopLeftRadius],
            [fontSize, fontWeight, lineHeight],
          ].join(' ');
        }, pseudo);
      looks.add(look);
    }
    expect([...looks]).toHaveLength(1);
    expect([...looks][0]).toMatch(/^28px,1(?:\.5)?px,solid,50%/);
  });
});
