// `::screens` → Markdown: a table of screens for each area, each with links to its figures on the pages that show it.
import type { ShortcodeCall, ShortcodeData } from '../../engine/index.ts';
import { humanize, plainMarkdown } from '../../engine/shared.ts';
import { anchorOf, figureAnchor } from './anchors.ts';
import type { ScreenRecords } from './index.ts';
import type { ScreenFile } from './record.ts';
import type { ScreenTexts } from './texts.ts';

type Data = ShortcodeData<ScreenRecords, ScreenTexts>;

export const screenShortcodes = { screens: listScreens };

/** A screen without its own page, such as a frame that others take, is omitted. */
function listScreens({ name, attributes: { bare, named } }: ShortcodeCall, data: Data) {
  const unknown = bare[0] ?? Object.keys(named)[0];
  if (unknown !== undefined)
    return {
      code: 'screens/wrong-attributes',
      message: `"::${name}" takes no "${unknown}".`,
      hint: `Write ::${name}`,
    };
  const { list } = data.texts;
  const areas = new Map<string, ScreenFile[]>();
  for (const screen of Object.values(data.records.book)) {
    if (data.usedBy(screen.name).length === 0) continue;
    const area = screen.name.split('/')[0] ?? '';
    areas.set(area, [...(areas.get(area) ?? []), screen]);
  }
  const lines = [...areas].flatMap(([area, all]) => [
    `:::screen-area{of=${all.length}}`,
    `## ${humanize(area)} {#${area}}`,
    '',
    `| ${list.screen} | ${list.where} | ${list.explained} |`,
    '| --- | --- | --- |',
    ...all
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map((screen) => {
        const pages = data
          .usedBy(screen.name)
          .map((id) => `[](${id}#${figureAnchor(screen.name)})`)
          .join(', ');
        return `| **${cell(screen.title)}** {#${anchorOf(screen.name)}} | ${cell(screen.where ?? '')} | ${pages} |`;
      }),
    ':::',
    '',
  ]);
  return { lines, dependencies: [''] };
}

const cell = plainMarkdown;
