// The Message, alive: color and icon of each type, and the button that closes it.
import { Button } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { CROSS, typeOf } from './types.ts';
import '../kit/basic.css';

export default createDemo({
  tag: 'message',
  native: () => import('./native.tsx'),
  notNative: ['width', 'height'],
  initial: {
    caption: 'Order 1042 is saved.',
    title: '',
    type: 'success',
    variant: 'dark',
    hideclose: false,
    width: '100%',
    height: '',
    show: true as boolean,
  },
  Stage({ state, set, fire }) {
    const { caption, type, width, height } = state;
    const { known, icon } = typeOf(type);
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
            <path d={icon} />
          </svg>
          <span>{caption}</span>
          {state.hideclose ? null : (
            <Button className="d-notice-close" aria-label="Close" onPress={close}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={CROSS} />
              </svg>
            </Button>
          )}
        </div>
      </div>
    );
  },
});
