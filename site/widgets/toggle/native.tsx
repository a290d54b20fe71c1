// React Native's Toggle, alive: a round track with a handle in it, without a caption of its own.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { codeOf } from '../kit/pickers-options.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  datavalue: boolean;
  checkedvalue: string;
  uncheckedvalue: string;
  disabled: boolean;
}>;

export default function NativeToggle({ state, set, fire }: Props) {
  const { datavalue, disabled } = state;
  const code = (isOn: boolean) => codeOf(isOn, state.checkedvalue, state.uncheckedvalue);
  return (
    <NativePhone title="Employees">
      <div className="n-line">
        <span id="n-toggle">Show former employees</span>
        <button
          type="button"
          role="switch"
          aria-checked={datavalue}
          aria-labelledby="n-toggle"
          className="n-toggle"
          disabled={disabled}
          onFocus={() => fire('onFocus')}
          onBlur={() => fire('onBlur')}
          onClick={() => {
            fire('onTap');
            fire('onChange', { newVal: code(!datavalue), oldVal: code(datavalue) });
            set({ datavalue: !datavalue });
          }}
        />
      </div>
      <Aside>
        Scripts read <code>{JSON.stringify(code(datavalue))}</code>
      </Aside>
    </NativePhone>
  );
}
