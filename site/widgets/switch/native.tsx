// React Native's Switch, alive: a bar of options in capitals with round ends, one of them picked.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Aside, NativePhone, touch } from '../kit/native-phone.tsx';
import { toList } from '../kit/pickers-options.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  datavalue: string;
  dataset: string;
  disabled: boolean;
  disabletoucheffect: boolean;
}>;

export default function NativeSwitch({ state, set, fire }: Props) {
  const { datavalue, dataset, disabled, disabletoucheffect } = state;
  return (
    <NativePhone title="Orders">
      {/* biome-ignore lint/a11y/useSemanticElements: a bar of an app, not fields of a form. */}
      <div className="n-switch" role="group" aria-label="State of the orders">
        {toList(dataset).map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === datavalue}
            disabled={disabled}
            {...touch(disabletoucheffect)}
            onClick={() => {
              fire('onTap');
              if (option === datavalue) return;
              fire('onChange', { newVal: option, oldVal: datavalue });
              set({ datavalue: option });
            }}
          >
            {option}
          </button>
        ))}
      </div>
      <Aside>
        Scripts read <code>{JSON.stringify(datavalue)}</code>
      </Aside>
    </NativePhone>
  );
}
