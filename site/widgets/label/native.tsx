// React Native's Label, alive: a text that wraps or is cut after a number of lines, with words in bold.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NativePhone } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  caption: string;
  width: string;
  height: string;
  required: boolean;
  horizontalalign: string;
  wrap: boolean;
  nooflines: number;
}>;

const ALIGN: Readonly<Record<string, 'center' | 'end'>> = { center: 'center', right: 'end' };

export default function NativeLabel({ state, fire }: Props) {
  const { caption, width, height, required, wrap, nooflines } = state;
  const lines = wrap ? nooflines : 1;
  return (
    <NativePhone title="Leave request">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: an app's label can be tapped, and no key taps it. */}
      <p
        className="n-text"
        data-lines={lines > 0 ? lines : undefined}
        style={{
          inlineSize: width,
          blockSize: height,
          textAlign: ALIGN[state.horizontalalign] ?? 'start',
          WebkitLineClamp: lines > 0 ? lines : undefined,
        }}
        onClick={() => fire('onTap')}
      >
        {inBold(caption)}
        {required ? <span className="n-asterisk">*</span> : null}
      </p>
    </NativePhone>
  );
}

/** `**words**` are bold. */
function inBold(caption: string) {
  return caption
    .split(/\*\*([^*]+)\*\*/)
    .map((part, i) => (i % 2 ? <b key={part}>{part}</b> : part));
}
