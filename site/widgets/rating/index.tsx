// The Rating, alive: a score in stars, with its caption, picked by pointer or by keys.
import { type CSSProperties, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { toList } from '../kit/pickers-options.tsx';
import '../kit/pickers.css';

const SIZE = /^\d{1,3}(\.\d+)?(px|em)$/;

function Star({ isFull }: { isFull: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={isFull ? 'd-star-full' : 'd-star-empty'}>
      <path d="m12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
    </svg>
  );
}

export default createDemo({
  tag: 'rating',
  native: () => import('./native.tsx'),
  initial: {
    datavalue: 3,
    maxvalue: 5,
    dataset: 'Never again, Poor, Fine, Good, Perfect',
    showcaptions: true,
    readonly: false,
    iconsize: '2em',
    iconcolor: '#b45309',
    show: true,
  },
  Stage({ state, set, fire }) {
    const { datavalue, dataset, readonly, iconcolor } = state;
    const [hovered, setHovered] = useState(0);
    const most = Math.min(10, Math.max(1, Math.round(state.maxvalue)));
    const score = Math.min(most, datavalue);
    const captions = toList(dataset);
    const captionOf = (one: number) => captions[one - 1] ?? '';
    const size = SIZE.test(state.iconsize) ? state.iconsize : '2em';
    const shown = hovered || (state.showcaptions ? score : 0);
    return (
      <RadioGroup
        className="d-rating"
        orientation="horizontal"
        value={String(score)}
        isReadOnly={readonly}
        style={{ '--d-star': size, '--d-star-color': iconcolor } as CSSProperties}
        onChange={(picked) => {
          const newVal = Number(picked);
          fire('onChange', { newVal, oldVal: datavalue });
          set({ datavalue: newVal });
        }}
      >
        <Label>How did the delivery go?</Label>
        <div className="d-stars">
          {Array.from({ length: most }, (_, index) => index + 1).map((one) => (
            <Radio
              key={one}
              value={String(one)}
              className="d-star"
              aria-label={[one, captionOf(one)].filter(Boolean).join(': ')}
              onHoverChange={(isOver) => setHovered(isOver ? one : 0)}
            >
              <Star isFull={one <= score} />
            </Radio>
          ))}
        </div>
        <p className="d-star-caption">{captionOf(shown)}</p>
      </RadioGroup>
    );
  },
});
