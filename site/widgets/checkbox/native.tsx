// React Native's Checkbox, alive: a square icon with a tick, and its caption beside it.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { codeOf } from '../kit/pickers-options.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  caption: string;
  datavalue: boolean;
  checkedvalue: string;
  uncheckedvalue: string;
  disabled: boolean;
}>;

export default function NativeCheckbox({ state, set, fire }: Props) {
  const { caption, datavalue, disabled } = state;
  const code = (isOn: boolean) => codeOf(isOn, state.checkedvalue, state.uncheckedvalue);
  return (
    <NativePhone title="Travel request">
      {/* biome-ignore lint/a11y/useSemanticElements: an app has no form controls of a browser. */}
      <button
        type="button"
        role="checkbox"
        aria-checked={datavalue}
        aria-label={caption || 'Checkbox'}
        className="n-check"
        disabled={disabled}
        onFocus={() => fire('onFocus')}
        onBlur={() => fire('onBlur')}
        onClick={() => {
          fire('onTap');
          fire('onChange', { newVal: code(!datavalue), oldVal: code(datavalue) });
          set({ datavalue: !datavalue });
        }}
      >
        <span className="n-box" aria-hidden="true">
          {datavalue ? '✓' : ''}
        </span>
        <span>{caption}</span>
      </button>
      <Aside>
        Scripts read <code>{JSON.stringify(code(datavalue))}</code>
      </Aside>
    </NativePhone>
  );
}
