// React Native's Progress Bar, alive: a thin line in the color of its type, with its share in a tooltip.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { toShare, useTask } from '../kit/basic-progress.ts';
import { Aside, NativePhone } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  datavalue: number;
  minvalue: number;
  maxvalue: number;
  type: string;
  showtooltip: boolean;
  tooltipposition: string;
}>;

export default function NativeProgressBar({ state, set }: Props) {
  const { datavalue, minvalue, maxvalue, type, showtooltip, tooltipposition } = state;
  const range = { value: datavalue, min: minvalue, max: maxvalue };
  const share = `${Math.round(toShare(range) * 100)}%`;
  const { isRunning, start } = useTask({ ...range, move: (value) => set({ datavalue: value }) });
  return (
    <NativePhone title="Orders">
      <div
        className="n-progress"
        role="progressbar"
        aria-label="Orders shipped"
        aria-valuenow={datavalue}
        aria-valuemin={minvalue}
        aria-valuemax={maxvalue}
        data-type={type}
      >
        <span style={{ inlineSize: share }} />
        {showtooltip ? (
          <span className="n-tip-at" style={{ insetInlineStart: share }}>
            <span className="n-tip" data-direction={tooltipposition}>
              {share}
            </span>
          </span>
        ) : null}
      </div>
      <button type="button" className="n-button" disabled={isRunning} onClick={start}>
        Ship the orders
      </button>
      <Aside>{share} of the orders are shipped.</Aside>
    </NativePhone>
  );
}
