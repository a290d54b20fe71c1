// The Message, alive: color and icon of each type, and the button that closes it.
import { Button } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import '../kit/basic.css';

const RING = 'M12 3a9 9 0 1 0 .01 0';
const ICONS: Readonly<Record<string, string>> = {
  success: `${RING}M8 12.5l3 3 5-6`,
  error: `${RING}M9 9l6 6M15 9l-6 6`,
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.01',
  info: `${RING}M12 11v6M12 7.5v.01`,
  loading: 'M12 3a9 9 0 1 1-9 9',
};

export default createDemo({
  tag: 'message',
  initial: {
    caption: 'Order 1042 is saved.',
    type: 'success',
    hideclose: false,
    width: '100%',
    height: '',
    show: true as boolean,
  },
  Stage({ state, set, fire }) {
    const { caption, type, width, height } = state;
    const known = Object.hasOwn(ICONS, type) ? type : 'info';
    const close = () => {
      set({ show: false });
      fire('onClose');
    };
    return (
      <div>
        <div
          className={`d-notice d-notice-${known}`}
          role="status"
          style={{ inlineSize: width, blockSize: height }}
        >
          <svg viewBox="0 0 24 24" role="img" aria-label={known}>
            <path d={ICONS[known]} />
          </svg>
          <span>{caption}</span>
          {state.hideclose ? null : (
            <Button className="d-notice-close" aria-label="Close" onPress={close}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
            </Button>
          )}
        </div>
      </div>
    );
  },
});
