// React Native's Button, alive: a round one with its caption in capitals, an icon, a badge, and a ripple where it is tapped.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { FormIcon } from '../kit/inputs-icon.tsx';
import { Aside, NativePhone, touch } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  caption: string;
  badgevalue: string;
  iconclass: string;
  iconposition: string;
  iconsize: number;
  disabletoucheffect: boolean;
  disabled: boolean;
}>;

/** What its theme gives an icon that has no size. */
const ICON_SIZE = 16;

export default function NativeButton({ state, fire }: Props) {
  const { caption, badgevalue, iconclass, iconposition, iconsize, disabled } = state;
  const [taps, setTaps] = useState(0);
  return (
    <NativePhone title="Leave request">
      <button
        type="button"
        className="n-button"
        disabled={disabled}
        data-icon={iconposition}
        {...touch(state.disabletoucheffect)}
        onClick={() => {
          setTaps(taps + 1);
          fire('onTap');
        }}
        onDoubleClick={() => fire('onDoubletap')}
        onFocus={() => fire('onFocus')}
        onBlur={() => fire('onBlur')}
      >
        {iconclass ? (
          <span className="n-icon" style={{ fontSize: iconsize > 0 ? iconsize : ICON_SIZE }}>
            <FormIcon iconClass={iconclass} />
          </span>
        ) : null}
        <span>{caption}</span>
        {badgevalue ? <span className="n-badge">{badgevalue}</span> : null}
      </button>
      <Aside>
        <span role="status">{taps ? `Tapped ${taps} times` : 'Tap the button.'}</span>
      </Aside>
    </NativePhone>
  );
}
