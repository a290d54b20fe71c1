// The Label, alive: a text with its hint, its width and its place across it.

import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { mouseEvents } from '../kit/basic-mouse.ts';
import '../kit/basic.css';

const PLACES: Readonly<Record<string, string>> = {
  center: 'd-caption d-center',
  right: 'd-caption d-end',
};

export default createDemo({
  tag: 'label',
  native: () => import('./native.tsx'),
  notNative: ['hint'],
  initial: {
    caption: 'Days of leave you would like to take',
    hint: 'Working days only',
    width: '100%',
    height: '',
    required: false,
    horizontalalign: 'left',
    wrap: true,
    nooflines: 0,
    show: true,
  },
  Stage({ state, fire }) {
    const { caption, hint, width, height, required } = state;
    return (
      <div>
        <p
          className={PLACES[state.horizontalalign] ?? 'd-caption'}
          title={hint || undefined}
          style={{ inlineSize: width, blockSize: height }}
          {...mouseEvents(fire)}
        >
          {caption}
          {required ? (
            <span className="d-required">
              {' '}
              <span aria-hidden="true">*</span>
              <span className="visually-hidden">required</span>
            </span>
          ) : null}
        </p>
        {hint ? <p className="d-aside">Rest the pointer on it for the hint.</p> : null}
      </div>
    );
  },
});
