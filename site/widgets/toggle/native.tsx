// React Native's Toggle, alive: a round track with a handle in it, without a caption of its own.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { type OnOffState, onOff } from '../kit/native-on-off.ts';
import { Aside, NativePhone } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<OnOffState>;

export default function NativeToggle(props: Props) {
  const { code, press } = onOff(props);
  return (
    <NativePhone title="Employees">
      <div className="n-line">
        <span id="n-toggle">Show former employees</span>
        <button
          type="button"
          role="switch"
          aria-checked={props.state.datavalue}
          aria-labelledby="n-toggle"
          className="n-toggle"
          {...press}
        />
      </div>
      <Aside>
        Scripts read <code>{JSON.stringify(code)}</code>
      </Aside>
    </NativePhone>
  );
}
