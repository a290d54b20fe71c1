// Axes and grid of a chart in HTML that no script has seen: widths in percent, heights in pixels, so that it fits every page.
import type { ReactNode } from 'react';
import { getNiceTickValues } from 'recharts';
import type { AxisOptions } from './data-chart-axes.tsx';
import { HEIGHT } from './data-still.ts';

const TOP = 8;

/** The part of the drawing between the axes: `x` and `width` in percent, `y` and `height` in pixels. */
export type Plot = { x: number; y: number; width: number; height: number };

/** @returns  round values for an axis, the last one at least as large as all that is drawn. */
export const toTicks = (from: number, to: number): number[] =>
  getNiceTickValues([from, Math.max(to, from + 1)], 5);

/** A value → its place on an axis, 0 to 1. */
export function toShare(ticks: readonly number[], value: number): number {
  const [from = 0] = ticks;
  const to = ticks.at(-1) ?? 1;
  return Math.min(1, Math.max(0, (value - from) / (to - from || 1)));
}

export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;

type Props = {
  title: string;
  ticks: readonly number[];
  names: readonly string[];
  isSideways?: boolean;
  isShare?: boolean;
  /** Names go from end to end, not in the middle of equal parts. */
  isEnds?: boolean;
  axes?: AxisOptions | undefined;
  children(plot: Plot): ReactNode;
};

export function StillFrame({ title, ticks, names, axes = {}, isSideways = false, ...rest }: Props) {
  const { showX = true, showY = true, xCaption = '', yCaption = '' } = axes;
  const x = showY ? (isSideways ? 24 : yCaption ? 12 : 9) : 1;
  const below = showX ? (xCaption ? 48 : 30) : 4;
  const plot: Plot = { x, y: TOP, width: 98 - x, height: HEIGHT - TOP - below };
  const bottom = plot.y + plot.height;
  const values = ticks.map((tick) => (rest.isShare ? `${Math.round(tick * 100)} %` : `${tick}`));
  return (
    <svg className="d-chart-still" width="100%" height={HEIGHT} role="img" aria-label={title}>
      {ticks.map((tick) => {
        const at = toShare(ticks, tick);
        const line = isSideways
          ? { x1: across(plot, at), x2: across(plot, at), y1: plot.y, y2: bottom }
          : { x1: across(plot, 0), x2: across(plot, 1), y1: up(plot, at), y2: up(plot, at) };
        return <line key={tick} {...line} stroke="var(--line)" />;
      })}
      {rest.children(plot)}
      <line
        x1={across(plot, 0)}
        x2={across(plot, 1)}
        y1={bottom}
        y2={bottom}
        stroke="var(--text-soft)"
      />
      {showX ? (
        <Below
          plot={plot}
          texts={isSideways ? values : names}
          isEven={!isSideways && !rest.isEnds}
        />
      ) : null}
      {showY ? (
        <Beside plot={plot} texts={isSideways ? names : values} isEven={isSideways} />
      ) : null}
      {showX && xCaption ? (
        <text x={across(plot, 0.5)} y={HEIGHT - 8} textAnchor="middle">
          {xCaption}
        </text>
      ) : null}
      {showY && yCaption ? (
        <svg aria-hidden="true" x="0" y={plot.y + plot.height / 2} overflow="visible">
          <text x="14" textAnchor="middle" transform="rotate(-90 14 0)">
            {yCaption}
          </text>
        </svg>
      ) : null}
    </svg>
  );
}

/** In percent. */
export const across = (plot: Plot, share: number): string => percent(plot.x + plot.width * share);

/** In pixels, from above. */
export const up = (plot: Plot, share: number): number =>
  Math.round((plot.y + plot.height * (1 - share)) * 10) / 10;

type Labels = {
  plot: Plot;
  texts: readonly string[];
  /** In the middle of equal parts; otherwise from end to end. */
  isEven: boolean;
};

const MOST_NAMES = 6;

function Below({ plot, texts, isEven }: Labels) {
  const each = Math.ceil(texts.length / MOST_NAMES);
  return texts.map((text, i) =>
    i % each ? null : (
      <text
        key={text}
        x={across(plot, placeOf(i, texts.length, isEven))}
        y={plot.y + plot.height + 18}
        textAnchor="middle"
      >
        {text}
      </text>
    ),
  );
}

function Beside({ plot, texts, isEven }: Labels) {
  const x = percent(plot.x - 1.25);
  return texts.map((text, i) => {
    const place = placeOf(i, texts.length, isEven);
    const words = isEven ? text.split(' ') : [text];
    return (
      <text
        key={text}
        x={x}
        y={up(plot, isEven ? 1 - place : place)}
        textAnchor="end"
        dominantBaseline="central"
      >
        {words.length === 1
          ? text
          : words.map((word, line) => (
              <tspan key={word} x={x} dy={line ? '1.1em' : `${(1 - words.length) * 0.55}em`}>
                {word}
              </tspan>
            ))}
      </text>
    );
  });
}

const placeOf = (i: number, count: number, isEven: boolean): number =>
  isEven ? (i + 0.5) / count : i / Math.max(1, count - 1);
