// The Carousel, alive: one slide for each new colleague, moved by arrows, dots or time.
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { toLength } from '../kit/dialogs-length.ts';
import { type CarouselState, initial, itemsOf, Portrait } from './slides.tsx';
import '../kit/dialogs.css';

/** Of as many slides, React Native shows every dot. */
const DOTS = 5;

function Stage({ state, fire }: StageProps<CarouselState>) {
  const items = itemsOf(state.dataset);
  const [chosen, setChosen] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const index = Math.min(chosen, Math.max(0, items.length - 1));
  const controls = state.controls;
  const isLast = index >= items.length - 1;
  const isMoving = state.animation === 'auto' && !isHeld && items.length > 1;

  const goTo = (wanted: number) => {
    const next = (wanted + items.length) % Math.max(1, items.length);
    if (next === index) return;
    setChosen(next);
    fire('onChange', { newIndex: next, oldIndex: index });
  };

  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isMoving || isCalm || (state.stopatlast && isLast)) return;
    const timer = setTimeout(() => goTo(index + 1), Math.max(1, state.animationinterval) * 1000);
    return () => clearTimeout(timer);
  });

  return (
    <div>
      <section
        className="d-carousel"
        aria-roledescription="carousel"
        aria-label="New colleagues"
        style={{ inlineSize: toLength(state.width), blockSize: toLength(state.height) }}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {controls === 'navs' || controls === 'both' ? (
          <>
            <Arrow label="Previous" go={() => goTo(index - 1)} />
            <Arrow label="Next" isOff={state.stopatlast && isLast} go={() => goTo(index + 1)} />
          </>
        ) : null}
        <div className="d-carousel-slide" aria-live={isMoving ? 'off' : 'polite'}>
          {items[index] === undefined ? (
            'No slides'
          ) : (
            <>
              <Portrait name={items[index]} index={index} />
              <strong>{items[index]}</strong>
              <small>
                {index + 1} of {items.length}
              </small>
            </>
          )}
        </div>
        {controls === 'indicators' || controls === 'both' ? (
          <div className="d-carousel-dots">
            {items.map((item, place) => (
              <Button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
                key={place}
                aria-label={`Slide ${place + 1}: ${item}`}
                aria-current={place === index}
                onPress={() => goTo(place)}
              />
            ))}
          </div>
        ) : null}
      </section>
    </div>
  );
}

type ArrowProps = { label: 'Previous' | 'Next'; isOff?: boolean; go(): void };

function Arrow({ label, isOff = false, go }: ArrowProps) {
  return (
    <Button
      className={`d-carousel-arrow d-carousel-${label}`}
      aria-label={label}
      isDisabled={isOff}
      onPress={go}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={label === 'Next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
      </svg>
    </Button>
  );
}

export default createDemo({
  tag: 'carousel',
  native: () => import('./native.tsx'),
  notNative: ['width'],
  initial,
  idle: ({ dataset }): { [Key in keyof CarouselState]?: keyof CarouselState } =>
    itemsOf(dataset).length > DOTS ? {} : { maxnoofdots: 'dataset' },
  Stage,
});
