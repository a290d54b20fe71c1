// React Native's Message, alive: a title above the text, filled with the color of its type, or light.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Aside, NativePhone } from '../kit/native-phone.tsx';
import { CROSS, typeOf } from './types.ts';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  caption: string;
  title: string;
  type: string;
  variant: string;
  hideclose: boolean;
  show: boolean;
}>;

export default function NativeMessage({ state, set, fire }: Props) {
  const { caption, title, type, variant, hideclose } = state;
  const { known, icon } = typeOf(type);
  return (
    <NativePhone title="Orders">
      <div
        className={`d-notice n-message${known === 'loading' ? ' d-notice-loading' : ''}`}
        role="status"
        data-type={known === 'error' ? 'danger' : known}
        data-variant={variant}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
        <span>
          <strong>{title || `${known.charAt(0).toUpperCase()}${known.slice(1)}`}</strong>
          <br />
          {caption}
        </span>
        {hideclose ? null : (
          <button
            type="button"
            className="d-notice-close"
            aria-label="Close"
            onClick={() => {
              set({ show: false });
              fire('onClose');
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={CROSS} />
            </svg>
          </button>
        )}
      </div>
      <Aside>Order 1042: 3 desks, 2 lamps, € 310</Aside>
    </NativePhone>
  );
}
