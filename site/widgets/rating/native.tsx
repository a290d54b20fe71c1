// React Native's Rating, alive: stars that are tapped, with the caption of the score after them.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NativePhone } from '../kit/native-phone.tsx';
import { toList } from '../kit/pickers-options.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  datavalue: number;
  maxvalue: number;
  dataset: string;
  showcaptions: boolean;
  readonly: boolean;
  iconsize: string;
  iconcolor: string;
}>;

const SIZE = /^\d{1,3}(?:px)?$/;

export default function NativeRating({ state, set, fire }: Props) {
  const { datavalue, dataset, showcaptions, readonly, iconsize, iconcolor } = state;
  const most = Math.min(10, Math.max(1, Math.round(state.maxvalue)));
  const score = Math.min(most, datavalue);
  const size = SIZE.test(iconsize) ? Number.parseInt(iconsize, 10) : 32;
  return (
    <NativePhone title="Delivery">
      <p className="n-label">How did the delivery go?</p>
      {/* biome-ignore lint/a11y/useSemanticElements: stars of an app, not fields of a form. */}
      <div className="n-stars" role="group" aria-label={`${score} of ${most} stars`}>
        {Array.from({ length: most }, (_, i) => i + 1).map((one) => (
          <button
            key={one}
            type="button"
            aria-label={`Set rating to ${one} stars`}
            aria-pressed={one === score}
            aria-disabled={readonly}
            style={{ fontSize: size, color: one <= score ? iconcolor : undefined }}
            onClick={() => {
              if (readonly || one === datavalue) return;
              fire('onChange', { newVal: one, oldVal: datavalue });
              set({ datavalue: one });
            }}
          >
            <span aria-hidden="true">{one <= score ? '★' : '☆'}</span>
          </button>
        ))}
        {showcaptions ? <span>{toList(dataset)[score - 1] ?? score}</span> : null}
      </div>
    </NativePhone>
  );
}
