// The Iframe, alive without a net: what a frame shows of an address, and why it may stay empty.

import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Choices } from '../kit/basic-choices.tsx';
import { encodeAddress } from '../kit/encode-address.ts';
import '../kit/basic.css';

const choices = [
  { value: 'https://plans.example/floor-2', label: 'https' },
  { value: '//plans.example/floor-2', label: '//' },
  { value: 'http://plans.example/floor-2', label: 'http' },
  { value: 'https://plans.example/floor 2', label: 'with a blank' },
];
const first = 'https://plans.example/floor-2';

export default createDemo({
  tag: 'iframe',
  initial: { iframesrc: first, width: '300px', height: '150px', encodeurl: false, show: true },
  Stage({ state, set }) {
    const { iframesrc, width, height } = state;
    const address = state.encodeurl ? encodeAddress(iframesrc) : iframesrc;
    const problem = toProblem(address);
    return (
      <div className="d-rows">
        <section
          className="d-frame"
          aria-label="Frame with another document"
          style={{ inlineSize: width, blockSize: height }}
        >
          {problem ? (
            <p className="d-frame-empty">{problem}</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the document scrolls inside the frame.
            <div className="d-frame-page" tabIndex={0}>
              <FloorPlan />
            </div>
          )}
        </section>
        <p className="d-aside">
          Asked for: <code>{address || 'nothing'}</code>
        </p>
        <Choices
          label="Try a source"
          choices={choices}
          value={iframesrc}
          onChoose={(value) => set({ iframesrc: value })}
        />
      </div>
    );
  },
});

/** @returns  Why a page on https would show nothing of this address; empty when it would. */
function toProblem(address: string): string {
  if (!address) return 'Empty: there is no source.';
  if (/^http:/i.test(address)) return 'Empty: a page on https may not contain a document on http.';
  if (/[\s<>"]/.test(address)) return 'Empty: the address has signs that are not encoded.';
  return '';
}

function FloorPlan() {
  return (
    <svg
      viewBox="0 0 420 260"
      role="img"
      aria-label="Floor plan: Sales, Finance, kitchen and reception around a hall"
    >
      <path
        className="d-plan-walls"
        d="M10 10h400v240H10zM10 110h110M160 110h40V10M200 110h60M300 110h110M10 160h90M140 160h60v90M200 160h130M370 160h40"
      />
      <g className="d-plan-names">
        <text x="105" y="65">
          Sales
        </text>
        <text x="305" y="65">
          Finance
        </text>
        <text x="105" y="212">
          Kitchen
        </text>
        <text x="305" y="212">
          Reception
        </text>
      </g>
      <text className="d-plan-small" x="30" y="140">
        Hall, floor 2
      </text>
    </svg>
  );
}
