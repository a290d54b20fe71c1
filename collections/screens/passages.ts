// `::screens` ▶ Markdown: a table of screens for each area, each with the pages that show it.
import type { PassageCall, PassageData } from '../../engine/index.ts';
import { humanize } from '../../engine/shared.ts';
import type { ScreenRecords } from './index.ts';
import type { ScreenFile } from './record.ts';
import type { ScreenTexts } from './texts.ts';

type Data = PassageData<ScreenRecords, ScreenTexts>;

export const screenPassages = { screens: listScreens };

/** A screen without its own page, such as a frame that others take, is omitted. */
function listScreens({ name, attributes: { bare, named } }: PassageCall, data: Data) {
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
    `## ${humanize(area)} {#${area}}`,
    '',
    `| ${list.screen} | ${list.where} | ${list.explained} |`,
    '| --- | --- | --- |',
    ...all
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map((screen) => {
        const pages = data
          .usedBy(screen.name)
          .map((id) => `[](${id})`)
          .join(', ');
        const anchor = screen.name.replaceAll('/', '-');
        return `| **${cell(screen.title)}** {#${anchor}} | ${cell(screen.where ?? '')} | ${pages} |`;
      }),
    '',
  ]);
  return { lines, uses: [''] };
}

const cell = (text: string): string => text.replace(/[|*`_[\]]/g, '\\$&');
