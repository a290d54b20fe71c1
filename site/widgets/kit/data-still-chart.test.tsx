// What charts are in HTML, before a script runs: every figure is drawn.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Bars } from './data-bar-chart.tsx';
import { Bubbles } from './data-bubble-chart.tsx';
import { ChartFrame, type Drawn } from './data-chart.tsx';
import { Areas, Lines } from './data-line-chart.tsx';
import { Slices } from './data-pie-chart.tsx';

const records = [
  { name: 'Ann', days: 10, hours: 4 },
  { name: 'Ben', days: 30, hours: 8 },
  { name: 'Eve', days: 20, hours: 2 },
];

const figures = { title: 'Leave', records, label: 'name', fields: ['days', 'hours'] };

function draw(children: (drawn: Drawn) => ReactNode, by: 'field' | 'record' = 'field'): string {
  const html = renderToStaticMarkup(
    <ChartFrame figures={figures} by={by} fire={() => {}}>
      {children}
    </ChartFrame>,
  );
  return html.slice(html.indexOf('d-chart-drawing'), html.indexOf('<output'));
}

const count = (html: string, tag: string) => html.split(`<${tag} `).length - 1;

it('columns and bars are as long as their figures', () => {
  const html = draw((drawn) => <Bars drawn={drawn} arrangement="Grouped" />);
  const heights = [...html.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, one]) => Number(one));
  expect(heights).toHaveLength(6);
  const [ann = 0, , ben = 0] = heights;
  expect(ben / ann).toBeCloseTo(3, 1);
  const sideways = draw((drawn) => <Bars drawn={drawn} isSideways />);
  const widths = [...sideways.matchAll(/<rect [^>]*width="([\d.]+)%"/g)].map(([, one]) =>
    Number(one),
  );
  expect(widths).toHaveLength(6);
  expect((widths[2] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(3, 1);
});

it('stacked columns end where their sum is', () => {
  const html = draw((drawn) => <Bars drawn={drawn} />);
  const boxes = [...html.matchAll(/<rect [^>]*y="([\d.]+)" height="([\d.]+)"/g)];
  const [[, low = '', high = ''] = [], [, y = '', size = ''] = []] = boxes;
  expect(Number(y) + Number(size)).toBeCloseTo(Number(low), 0);
  expect(Number(high)).toBeGreaterThan(0);
});

it('lines and areas have a way for each field, and a point for each figure', () => {
  const lines = draw((drawn) => <Lines drawn={drawn} />);
  expect([count(lines, 'path'), count(lines, 'circle')]).toEqual([2, 6]);
  const areas = draw((drawn) => <Areas drawn={drawn} arrangement="expand" />);
  expect([count(areas, 'path'), areas.includes('100 %')]).toEqual([4, true]);
});

it('slices and bubbles are as many as records', () => {
  const pie = draw(
    (drawn) => <Slices drawn={drawn} nameField="name" valueField="days" />,
    'record',
  );
  expect([count(pie, 'path'), pie.includes('50 %')]).toEqual([3, true]);
  const bubbles = draw(
    (drawn) => <Bubbles drawn={drawn} x="days" y="hours" size="days" />,
    'record',
  );
  expect([count(bubbles, 'circle'), bubbles.includes('Eve')]).toEqual([3, true]);
});

it('names, the title and round values are there', () => {
  const html = draw((drawn) => <Bars drawn={drawn} arrangement="Grouped" />);
  for (const text of ['aria-label="Leave"', '>Ann<', '>Ben<', '>Eve<', '>0<', '>32<'])
    expect(html).toContain(text);
});
