// The Currency, alive: an amount beside its symbol, and the sum that a script makes of it.
import { useLocale } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { symbolOf } from '../kit/inputs-currency.ts';
import { NumberEntry, toNumber } from '../kit/inputs-number.tsx';
import '../kit/inputs.css';

const initial = {
  currency: 'EUR',
  datavalue: '19.9',
  minvalue: 0,
  maxvalue: 500,
  step: 0.05,
  trailingzero: false,
  floatinglabel: '',
  decimalPlaces: 2,
  disabled: false,
  show: true,
};

const PIECES = 3;

export default createDemo({
  tag: 'currency',
  initial,
  Stage: CurrencyStage,
  native: () => import('./native.tsx'),
  notNative: ['step'],
});

function CurrencyStage({ state, set, fire }: StageProps<typeof initial>) {
  const { locale } = useLocale();
  const symbol = symbolOf(state.currency, locale);
  const price = toNumber(state.datavalue);
  const total = Number.isNaN(price) ? 0 : Math.round(price * PIECES * 100) / 100;
  return (
    <div>
      <NumberEntry
        label="Price of a piece"
        symbol={<span className="d-fa-symbol">{symbol}</span>}
        typedDecimals={2}
        state={state}
        set={set}
        fire={fire}
      />
      <dl className="d-fa-values">
        <div>
          <dt>{PIECES} pieces</dt>
          <dd>
            {symbol} {total.toLocaleString(locale, { minimumFractionDigits: 2 })}
          </dd>
        </div>
        <div>
          <dt>
            <code>datavalue</code>
          </dt>
          <dd>{Number.isNaN(price) ? 'empty' : price}</dd>
        </div>
      </dl>
    </div>
  );
}
