// The Barcode Scanner as a drawing: the button, the camera over a parcel's label, the value in the page.
import { createFigure } from '../../../collections/widgets/demo/create-figure.tsx';
import { DrawnArrow, DrawnButton, DrawnPhone } from '../kit/dialogs-figure.tsx';
import '../kit/dialogs.css';

/** Bars of a code, each with its start and its width. */
const BARS = [
  [0, 3],
  [5, 1],
  [8, 4],
  [14, 2],
  [18, 1],
  [21, 5],
  [28, 1],
  [31, 3],
  [36, 2],
  [40, 4],
  [46, 1],
  [49, 3],
  [54, 2],
  [58, 2],
] as const;

function Drawing() {
  return (
    <svg
      className="d-figure"
      viewBox="0 0 420 240"
      role="img"
      aria-label="Three phones in a row. On the first, a page with the button Scan parcel. On the second, the camera of the device, whose line lies across the barcode of a parcel. On the third, the page again, with the value 4711 that was read."
    >
      <DrawnPhone x={20}>
        <ScanButton />
        <path className="d-figure-line" d="M12 96h60M12 112h70M12 128h44" />
      </DrawnPhone>
      <DrawnArrow x={127} />
      <DrawnPhone x={160}>
        <rect className="d-figure-dark" x="5" y="20" width="90" height="166" rx="4" />
        <rect className="d-figure-label" x="13" y="70" width="74" height="58" rx="3" />
        <g className="d-figure-bars" transform="translate(20 77)">
          {BARS.map(([x, width]) => (
            <rect key={x} x={x} width={width} height="44" />
          ))}
        </g>
        <path className="d-figure-finder" d="M10 68V54h14M76 54h14v14M90 130v14H76M24 144H10v-14" />
        <path className="d-figure-ray" d="M10 99h80" />
      </DrawnPhone>
      <DrawnArrow x={267} />
      <DrawnPhone x={300}>
        <ScanButton />
        <text className="d-figure-text" x="12" y="98">
          Value
        </text>
        <text className="d-figure-value" x="12" y="120">
          4711
        </text>
        <path className="d-figure-line" d="M12 140h70M12 156h44" />
      </DrawnPhone>
    </svg>
  );
}

function ScanButton() {
  return (
    <DrawnButton caption="Scan parcel">
      <path d="M0 4V0h4M20 0h4v4M24 10v4h-4M4 14H0v-4M6 4v6M10 4v6M14 4v6M18 4v6" />
    </DrawnButton>
  );
}

export default createFigure(Drawing);
