// React Native's Progress Circle, alive: a thick ring, in its middle the title or else the share, and the subtitle below.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { toShare, useTask } from '../kit/basic-progress.ts';
import { NativePhone } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  title: string;
  subtitle: string;
  datavalue: number;
  maxvalue: number;
  type: string;
  captionplacement: string;
}>;

export default function NativeProgressCircle({ state, set }: Props) {
  const { title, subtitle, datavalue, maxvalue, type, captionplacement } = state;
  const range = { value: datavalue, min: 0, max: maxvalue };
  const share = Math.round(toShare(range) * 100);
  const { isRunning, start } = useTask({ ...range, move: (value) => set({ datavalue: value }) });
  return (
    <NativePhone title="Orders">
      <div
        className="n-ring"
        role="progressbar"
        aria-label="Orders shipped"
        aria-valuenow={datavalue}
        aria-valuemin={0}
        aria-valuemax={maxvalue}
        data-type={type}
      >
        <svg viewBox="0 0 160 160" aria-hidden="true">
          <circle cx="80" cy="80" r="71" />
          <circle
            cx="80"
            cy="80"
            r="71"
            pathLength="100"
            strokeDasharray={`${share} 100`}
            transform="rotate(-90 80 80)"
          />
        </svg>
        {captionplacement === 'hidden' ? null : (
          <span>
            {title || share}
            {subtitle ? <small>{subtitle}</small> : null}
          </span>
        )}
      </div>
      <button type="button" className="n-button" disabled={isRunning} onClick={start}>
        Ship the orders
      </button>
    </NativePhone>
  );
}
