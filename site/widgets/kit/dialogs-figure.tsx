// Parts of the drawings of what only a device can do: a phone, and an arrow to the next one.
import type { ReactNode } from 'react';

type Props = { x: number; children: ReactNode };

/** 100 wide, 200 high; what it shows begins below 20. */
export function DrawnPhone({ x, children }: Props) {
  return (
    <g transform={`translate(${x} 20)`}>
      <rect className="d-figure-phone" width="100" height="200" rx="12" />
      <path className="d-figure-line" d="M40 10h20" />
      {children}
    </g>
  );
}

/** From the phone before `x` to the one behind. */
export function DrawnArrow({ x }: { x: number }) {
  return <path className="d-figure-way" d={`M${x} 120h26m-7-6l7 6-7 6`} />;
}

type ButtonProps = { caption: string; children: ReactNode };

/** A button with a sign of 24 × 14 above its caption. */
export function DrawnButton({ caption, children }: ButtonProps) {
  return (
    <g>
      <rect className="d-figure-button" x="8" y="32" width="84" height="42" rx="6" />
      <g className="d-figure-sign" transform="translate(38 38)">
        {children}
      </g>
      <text className="d-figure-word" x="50" y="67" textAnchor="middle">
        {caption}
      </text>
    </g>
  );
}
