// The Partial as a drawing: built once, shown on two pages, with another parameter on each.
import type { ReactNode } from 'react';
import { createFigure } from '../../../collections/widgets/demo/create-figure.tsx';
import '../kit/mobile.css';

function Drawing() {
  return (
    <svg
      className="d-drawing"
      viewBox="0 0 420 240"
      role="img"
      aria-label="In the middle the partial leaveBalance with the parameter employeeId. To its left the page Employee shows it for the employee 7: 12 days of leave are left. To its right the page Manager shows the same partial below a table, for the employee 3: 5 days are left."
    >
      <Page x={8} title="Employee">
        <circle className="d-drawing-shade" cx="28" cy="56" r="14" />
        <path className="d-drawing-bars" d="M52 50h56M52 62h36" />
        <Balance y={84} employee={7} days={12} />
        <path className="d-drawing-bars" d="M14 164h94M14 178h94M14 192h60" />
      </Page>
      <g transform="translate(156 64)">
        <rect className="d-drawing-origin" width="108" height="112" rx="8" />
        <text className="d-drawing-strong" x="54" y="24" textAnchor="middle">
          leaveBalance
        </text>
        <text className="d-drawing-text" x="54" y="40" textAnchor="middle">
          a partial
        </text>
        <text className="d-drawing-soft" x="54" y="74" textAnchor="middle">
          pageParams.
        </text>
        <text className="d-drawing-soft" x="54" y="90" textAnchor="middle">
          employeeId
        </text>
      </g>
      <Page x={290} title="Manager">
        <path
          className="d-drawing-grid"
          d="M14 44h94v76H14zM14 63h94M14 82h94M14 101h94M60 44v76"
        />
        <rect className="d-drawing-row" x="14" y="82" width="94" height="19" />
        <Balance y={134} employee={3} days={5} />
      </Page>
      <path className="d-drawing-way" d="M156 132h-24m8-6-8 6 8 6M264 164h32m-8-6 8 6-8 6" />
    </svg>
  );
}

type PageProps = { x: number; title: string; children: ReactNode };

function Page({ x, title, children }: PageProps) {
  return (
    <g transform={`translate(${x} 12)`}>
      <rect className="d-drawing-page" width="122" height="216" rx="8" />
      <path className="d-drawing-rule" d="M1 30h120" />
      <text className="d-drawing-strong" x="61" y="20" textAnchor="middle">
        {title}
      </text>
      {children}
    </g>
  );
}

type BalanceProps = { y: number; employee: number; days: number };

/** The partial on a page, with its parameter and what that has led to. */
function Balance({ y, employee, days }: BalanceProps) {
  return (
    <g transform={`translate(10 ${y})`}>
      <rect className="d-drawing-chosen" width="102" height="68" rx="6" />
      <text className="d-drawing-code" x="51" y="17" textAnchor="middle">
        employeeId: {employee}
      </text>
      <text className="d-drawing-number" x="51" y="41" textAnchor="middle">
        {days}
      </text>
      <text className="d-drawing-text" x="51" y="58" textAnchor="middle">
        days left
      </text>
    </g>
  );
}

export default createFigure(Drawing);
