// The Spinner, alive: it turns until the variable that it tracks has been answered.
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Glyph } from '../kit/basic-glyph.tsx';
import { WHEEL } from '../kit/basic-pictures.ts';
import '../kit/basic.css';

const ORDERS = ['1042, Office chairs', '1043, Desk lamps', '1044, Monitors'];

export default createDemo({
  tag: 'spinner',
  initial: {
    caption: 'Loading orders …',
    type: 'icon',
    servicevariabletotrack: 'orders',
    iconclass: 'fa fa-circle-o-notch',
    iconsize: 32,
    animation: 'spin',
    show: true,
  },
  Stage({ state }) {
    const { caption, type, iconclass, animation } = state;
    const [isWaiting, setWaiting] = useState(true);
    const size = `${Math.min(100, Math.max(8, state.iconsize))}px`;
    const motion = animation ? `fa-${animation}` : '';
    return (
      <div className="d-rows">
        <div className="d-orders" aria-busy={isWaiting}>
          <ul className={isWaiting ? 'd-faint' : undefined}>
            {ORDERS.map((order) => (
              <li key={order}>{isWaiting ? ' ' : `Order ${order}`}</li>
            ))}
          </ul>
          {isWaiting || !state.servicevariabletotrack ? (
            <div className="d-spinner" role="status">
              {type === 'image' ? (
                <img
                  className={`d-turn d-turn-${animation}`}
                  src={WHEEL}
                  alt=""
                  style={{ inlineSize: size }}
                />
              ) : (
                <Glyph classes={`${iconclass} ${motion}`} size={size} />
              )}
              <span>{caption}</span>
            </div>
          ) : null}
        </div>
        <Button className="d-push" onPress={() => setWaiting(!isWaiting)}>
          {isWaiting ? 'Let the call be answered' : 'Call the variable again'}
        </Button>
      </div>
    );
  },
});
