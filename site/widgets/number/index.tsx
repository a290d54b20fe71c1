// The Number, alive: a number within limits, beside what other locales would show and scripts read.
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { NumberEntry, toNumber } from '../kit/inputs-number.tsx';
import '../kit/inputs.css';

const initial = {
  datavalue: '4.5',
  minvalue: 0.5,
  maxvalue: 30,
  step: 0.5,
  trailingzero: false,
  floatinglabel: '',
  decimalPlaces: 2,
  readonly: false,
  disabled: false,
  show: true,
};

export default createDemo({
  tag: 'number',
  initial,
  Stage: NumberStage,
  native: () => import('./native.tsx'),
  notNative: ['step'],
});

const PLACES = [
  ['Boston', 'en-US'],
  ['Berlin', 'de-DE'],
] as const;

function NumberStage({ state, set, fire }: StageProps<typeof initial>) {
  const value = toNumber(state.datavalue);
  return (
    <div>
      <NumberEntry label="Days of leave" typedDecimals={2} state={state} set={set} fire={fire} />
      <dl className="d-fa-values">
        {PLACES.map(([place, locale]) => (
          <div key={place}>
            <dt>In {place}</dt>
            <dd>{Number.isNaN(value) ? 'empty' : value.toLocaleString(locale)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <code>datavalue</code>
          </dt>
          <dd>{Number.isNaN(value) ? 'empty' : value}</dd>
        </div>
      </dl>
    </div>
  );
}
