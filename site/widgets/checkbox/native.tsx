// React Native's Checkbox, alive: a square icon with a tick, and its caption beside it.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { type OnOffState, onOff } from '../kit/native-on-off.ts';
import { Aside, NativePhone } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<OnOffState & { caption: string }>;

export default function NativeCheckbox(props: Props) {
  const { caption, datavalue } = props.state;
  const { code, press } = onOff(props);
  return (
    <NativePhone title="Travel request">
      {/* biome-ignore lint/a11y/useSemanticElements: an app has no form controls of a browser. */}
      <button
        type="button"
        role="checkbox"
        aria-checked={datavalue}
        aria-label={caption || 'Checkbox'}
        className="n-check"
        {...press}
      >
        <span className="n-box" aria-hidden="true">
          {datavalue ? '✓' : ''}
        </span>
        <span>{caption}</span>
      </button>
      <Aside>
        Scripts read <code>{JSON.stringify(code)}</code>
      </Aside>
    </NativePhone>
  );
}
