// React Native's Button Group, alive: three buttons as one bar, side by side or stacked.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { useMonths } from './use-months.ts';

export { ready } from '../kit/native-phone.tsx';

export default function NativeButtonGroup({ state }: StageProps<{ vertical: boolean }>) {
  const { steps, said } = useMonths();
  return (
    <NativePhone title="Leave">
      {/* biome-ignore lint/a11y/useSemanticElements: a bar of an app, not fields of a form. */}
      <div
        className="n-buttons"
        role="group"
        aria-label="Month of the leave calendar"
        data-vertical={state.vertical || undefined}
      >
        {steps.map(({ caption, go }) => (
          <button key={caption} type="button" data-touch="" onClick={go}>
            {caption}
          </button>
        ))}
      </div>
      <Aside>
        <span role="status">{said}</span>
      </Aside>
    </NativePhone>
  );
}
