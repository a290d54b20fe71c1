// React Native's Carousel, alive: slides moved by a finger, by arrows or by time; dots of 10 below them.
import { useEffect, useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { useSwipe } from '../kit/mobile-swipe.ts';
import { NativePhone, readyWith, touch } from '../kit/native-phone.tsx';
import { type CarouselState, itemsOf, Portrait } from './slides.tsx';

const SHEET = new URL('./native.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

/** A dot with the room beside it. */
const DOT_PX = 18;

export default function NativeCarousel({ state, fire }: StageProps<CarouselState>) {
  const { controls, animation, animationinterval, stopatlast } = state;
  const items = itemsOf(state.dataset);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, items.length - 1));
  const goTo = (next: number) => {
    if (next === at || next < 0) return;
    setChosen(next);
    // This runtime counts from 1.
    fire('onChange', { newIndex: next + 1, oldIndex: at + 1 });
  };
  const goOn = () => {
    if (at < items.length - 1) goTo(at + 1);
    else if (!stopatlast) goTo(0);
  };
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isCalm || animation !== 'auto' || animationinterval <= 0) return;
    const timer = setTimeout(goOn, Math.max(1, animationinterval) * 1000);
    return () => clearTimeout(timer);
  });
  const swipe = useSwipe(({ to }) => (to === 'start' ? goOn() : goTo(at - 1)));
  const hasNavs = controls === 'both' || controls === 'navs';
  return (
    <NativePhone title="New colleagues" sheet={SHEET}>
      <section
        className="n-carousel"
        aria-roledescription="carousel"
        aria-label="New colleagues"
        style={{ blockSize: state.height }}
        data-swiped={state.enablegestures || undefined}
        {...(state.enablegestures ? swipe : {})}
      >
        <ul className="n-slides" style={{ translate: `${at * -100}%` }} aria-live="polite">
          {items.map((name, index) => (
            <li key={name} data-on={index === at || undefined} inert={index !== at}>
              <button
                type="button"
                {...touch(state.disabletoucheffect)}
                onClick={() => goTo(index)}
              >
                <Portrait name={name} index={index} />
                <strong>{name}</strong>
                <small>
                  {index + 1} of {items.length}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {hasNavs ? (
          <div className="n-navs">
            <button type="button" aria-label="Back" onClick={() => goTo(at - 1)}>
              ‹
            </button>
            <button type="button" aria-label="Next" onClick={goOn}>
              ›
            </button>
          </div>
        ) : null}
      </section>
      {controls === 'both' || controls === 'indicators' ? (
        <Dots count={items.length} at={at} most={state.maxnoofdots} />
      ) : null}
    </NativePhone>
  );
}

/** Of more than five slides, so many dots are in sight; they move along. */
function Dots({ count, at, most }: { count: number; at: number; most: number }) {
  const seen = count > 5 ? Math.max(1, most) : count;
  const moved = most < count ? Math.max(0, Math.min(at - 2, count - 5)) : 0;
  return (
    <div className="n-dots" style={{ inlineSize: seen * DOT_PX }} aria-hidden="true">
      <div style={{ translate: `${-moved * DOT_PX}px` }}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          <span key={index} data-on={index === at || undefined} />
        ))}
      </div>
    </div>
  );
}
