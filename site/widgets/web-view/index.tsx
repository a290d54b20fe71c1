// The Web View as a drawing: a web app in a frame on a page of a mobile app, and what the two send each other.
import { createFigure } from '../../../collections/widgets/demo/create-figure.tsx';
import '../kit/mobile.css';

function Drawing() {
  return (
    <svg
      className="d-drawing"
      viewBox="0 0 420 240"
      role="img"
      aria-label="A phone with a page of a mobile app. A frame on the page, the Web View, shows the web app orders.example with an order form. The mobile app sends scripts and styles to the web app by executeScript and insertCSS. The web app sends texts back by postMessage: a label below the frame says Order 1042."
    >
      <g transform="translate(14 12)">
        <rect className="d-drawing-phone" width="124" height="216" rx="14" />
        <path className="d-drawing-rule" d="M52 10h20M1 44h122" />
        <text className="d-drawing-strong" x="62" y="35" textAnchor="middle">
          Deliveries
        </text>
        <rect className="d-drawing-chosen" x="10" y="56" width="104" height="108" rx="5" />
        <g transform="translate(18 66)">
          <rect className="d-drawing-shade" width="88" height="12" rx="2" />
          <rect className="d-drawing-field" y="20" width="88" height="16" rx="3" />
          <rect className="d-drawing-field" y="42" width="88" height="16" rx="3" />
          <rect className="d-drawing-filled" y="68" width="46" height="18" rx="4" />
        </g>
        <text className="d-drawing-strong" x="62" y="190" textAnchor="middle">
          Order 1042
        </text>
      </g>
      <path className="d-drawing-link" d="M130 76 246 20M130 168l116 52" />
      <g transform="translate(246 12)">
        <rect className="d-drawing-page" width="160" height="216" rx="8" />
        <path className="d-drawing-rule" d="M1 30h158" />
        <text className="d-drawing-soft" x="80" y="20" textAnchor="middle">
          orders.example
        </text>
        <rect className="d-drawing-shade" x="14" y="42" width="132" height="20" rx="3" />
        <text className="d-drawing-text" x="14" y="84">
          Customer
        </text>
        <rect className="d-drawing-field" x="14" y="90" width="132" height="22" rx="4" />
        <text className="d-drawing-text" x="14" y="132">
          Goods
        </text>
        <rect className="d-drawing-field" x="14" y="138" width="132" height="22" rx="4" />
        <rect className="d-drawing-filled" x="14" y="176" width="78" height="26" rx="5" />
        <text className="d-drawing-on" x="53" y="193" textAnchor="middle">
          Order
        </text>
      </g>
      <path className="d-drawing-way" d="M150 116h84m-8-6 8 6-8 6M234 146h-84m8-6-8 6 8 6" />
      <g className="d-drawing-code" textAnchor="middle">
        <text x="192" y="92">
          executeScript
        </text>
        <text x="192" y="106">
          insertCSS
        </text>
        <text x="192" y="165">
          postMessage
        </text>
      </g>
    </svg>
  );
}

export default createFigure(Drawing);
