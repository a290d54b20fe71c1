// React Native's Radioset, alive: round icons with their labels, as many in a row as small screens have.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { columnsOnPhones } from '../kit/native-items.ts';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { toList } from '../kit/pickers-options.tsx';

export { ready } from '../kit/native-phone.tsx';

type RadiosetState = {
  datavalue: string;
  dataset: string;
  itemsperrow: string;
  readonly: boolean;
  disabled: boolean;
};

type Props = StageProps<RadiosetState, IllustrationData['options']>;

export default function NativeRadioset({ state, data, set, fire }: Props) {
  const { datavalue, dataset, readonly, disabled } = state;
  const columns = columnsOnPhones(state.itemsperrow);
  return (
    <NativePhone title="Leave request">
      <p className="n-label" id="n-radioset">
        {data?.label ?? 'Kind of leave'}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: options of an app, not fields of a form. */}
      <div role="group" aria-labelledby="n-radioset" className="n-radios" style={columns}>
        {(data?.options ?? toList(dataset)).map((option) => (
          <button
            key={option}
            type="button"
            className="n-check"
            aria-pressed={option === datavalue}
            aria-disabled={readonly}
            disabled={disabled}
            onClick={() => {
              if (readonly) return;
              fire('onTap');
              if (option === datavalue) return;
              fire('onChange', { newVal: option, oldVal: datavalue });
              set({ datavalue: option });
            }}
          >
            <span className="n-radio" aria-hidden="true" />
            <span>{option}</span>
          </button>
        ))}
      </div>
      <Aside>
        Scripts read <code>{JSON.stringify(datavalue)}</code>
      </Aside>
    </NativePhone>
  );
}
