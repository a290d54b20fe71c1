// The Media List as a drawing: one row of thumbnails, several rows, and the picture that a tap opens.
import type { ReactNode } from 'react';
import { createFigure } from '../../../collections/widgets/demo/create-figure.tsx';
import '../kit/dialogs.css';

const HUES = ['a', 'b', 'c'];

function Drawing() {
  return (
    <svg
      className="d-figure"
      viewBox="0 0 420 240"
      role="img"
      aria-label="Three phones in a row. The first, single-row: one line of thumbnails that goes on beyond the edge. The second, multi-row: thumbnails in three columns and four rows, one of them tapped. The third shows that picture large."
    >
      <Screen x={20} title="single-row">
        {[0, 1, 2].map((at) => (
          <Person key={at} x={8 + at * 34} y={28} width={30} shown={at === 2 ? 23 : 30} hue={at} />
        ))}
        <path className="d-figure-line" d="M12 76h60M12 90h70M12 104h48" />
        <path className="d-figure-way" d="M62 134H38m6-5l-6 5 6 5" />
      </Screen>
      <Screen x={160} title="multi-row">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => (
          <Person
            key={at}
            x={8 + (at % 3) * 29}
            y={28 + Math.floor(at / 3) * 37}
            width={26}
            hue={at + Math.floor(at / 3)}
          />
        ))}
        <circle className="d-figure-tap" cx="79" cy="81" r="15" />
      </Screen>
      <path className="d-figure-way" d="M266 104h30m-7-6l7 6-7 6" />
      <Screen x={300} title="after a tap">
        <Person x={8} y={40} width={84} hue={3} />
      </Screen>
    </svg>
  );
}

type ScreenProps = { x: number; title: string; children: ReactNode };

function Screen({ x, title, children }: ScreenProps) {
  return (
    <g transform={`translate(${x} 8)`}>
      <rect className="d-figure-phone" width="100" height="196" rx="12" />
      <path className="d-figure-line" d="M40 10h20" />
      {children}
      <text className="d-figure-text" x="50" y="216" textAnchor="middle">
        {title}
      </text>
    </g>
  );
}

type PersonProps = { x: number; y: number; width: number; hue: number; shown?: number };

/** A portrait; of one that the edge cuts, less is shown than its width. */
function Person({ x, y, width, hue, shown = width }: PersonProps) {
  return (
    <svg
      x={x}
      y={y}
      width={shown}
      height={(width * 34) / 30}
      viewBox={`0 0 ${(30 * shown) / width} 34`}
      aria-hidden="true"
    >
      <rect className={`d-figure-photo d-figure-${HUES[hue % 3]}`} width="30" height="34" rx="3" />
      <g className={`d-figure-person d-figure-${HUES[hue % 3]}`}>
        <circle cx="15" cy="13" r="5.5" />
        <path d="M5 34c0-10 4-14 10-14s10 4 10 14z" />
      </g>
    </svg>
  );
}

export default createFigure(Drawing);
