// The Layout, drawn: a row of three items, and how Flex Grow shares out what is left over.
import { createFigure } from '../../../collections/widgets/demo/create-figure.tsx';
import '../kit/containers.css';

const ITEMS = [
  { label: 'Photo', start: 14, needs: 46, gets: 0, grow: 0 },
  { label: 'Name', start: 66, needs: 54, gets: 90, grow: 3 },
  { label: 'Dept', start: 216, needs: 40, gets: 30, grow: 1 },
];

const SHARES = { 0: 'none', 1: '50 px', 3: '150 px' } as Readonly<Record<number, string>>;

export default createFigure(() => (
  <svg
    className="d-layout-figure"
    viewBox="0 0 300 225"
    role="img"
    aria-label="A row with three items and 200 px left over. Photo has Flex Grow 0 and gets none of it, Name has 3 and gets 150 px, Department has 1 and gets 50 px."
  >
    <rect className="d-layout-row" x="6" y="30" width="288" height="96" rx="8" />
    <text x="150" y="20">
      One row, 200 px left over
    </text>
    {ITEMS.map(({ label, start, needs, gets, grow }) => (
      <g key={label}>
        <rect className="d-layout-share" x={start} y="42" width={needs + gets} height="72" rx="5" />
        <rect className="d-layout-item" x={start} y="42" width={needs} height="72" rx="5" />
        <text x={start + needs / 2} y="84">
          {label}
        </text>
        {gets > 60 ? (
          <text x={start + needs + gets / 2} y="84">
            +{SHARES[grow]}
          </text>
        ) : null}
        <text x={start + (needs + gets) / 2} y="158" className="d-layout-grow">
          {grow}
        </text>
        <text x={start + (needs + gets) / 2} y="216">
          {SHARES[grow]}
        </text>
      </g>
    ))}
    <text x="150" y="187" className="d-layout-note">
      ▲ Flex Grow ▼ share of the rest
    </text>
  </svg>
));
