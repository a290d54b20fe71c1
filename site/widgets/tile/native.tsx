// React Native's Tile, alive: the number of open leave requests; a tap anywhere on it counts.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Aside, NativePhone, readyWith, touch } from '../kit/native-phone.tsx';

const SHEET = new URL('./native.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

type Props = StageProps<{
  width: string;
  height: string;
  horizontalalign: string;
  disabletoucheffect: boolean;
}>;

export default function NativeTile({ state, fire }: Props) {
  const [taps, setTaps] = useState(0);
  return (
    <NativePhone title="Leave" sheet={SHEET}>
      <button
        type="button"
        className="n-tile"
        data-align={state.horizontalalign}
        style={{ inlineSize: state.width, blockSize: state.height }}
        {...touch(state.disabletoucheffect)}
        onClick={() => {
          setTaps(taps + 1);
          fire('onTap');
        }}
        onDoubleClick={() => fire('onDoubletap')}
        onPointerDown={() => fire('onTouchstart')}
        onPointerUp={() => fire('onTouchend')}
      >
        <span>Open requests</span>
        <strong>12</strong>
        <span>Waiting for approval</span>
      </button>
      <Aside>
        <span role="status">{taps ? `Taps: ${taps}` : 'Tap the tile.'}</span>
      </Aside>
    </NativePhone>
  );
}
