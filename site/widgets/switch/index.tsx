// The Switch, alive: a bar of short options; the picked one decides which orders are listed.
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { toList } from '../kit/pickers-options.tsx';
import '../kit/pickers.css';

const ORDERS = [
  { number: 1041, customer: 'Brown Interiors', state: 'Shipped' },
  { number: 1042, customer: 'Lind & Sons', state: 'Open' },
  { number: 1043, customer: 'Okafor Studio', state: 'Open' },
];

function Orders({ state }: { state: string }) {
  const isState = ORDERS.some((order) => order.state === state);
  return (
    <table className="d-order-list">
      <caption>Orders</caption>
      <tbody>
        {ORDERS.filter((order) => !isState || order.state === state).map((order) => (
          <tr key={order.number}>
            <th scope="row">{order.number}</th>
            <td>{order.customer}</td>
            <td>{order.state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default createDemo({
  tag: 'switch',
  native: () => import('./native.tsx'),
  notNative: ['hint'],
  initial: {
    datavalue: 'All',
    dataset: 'All, Open, Shipped',
    hint: 'State of the orders',
    required: false,
    disabled: false,
    disabletoucheffect: false,
    show: true,
  },
  Stage({ state: { datavalue, dataset, hint, required, disabled }, set, fire }) {
    const options = toList(dataset);
    const isMissing = required && !options.includes(datavalue);
    return (
      <div className="d-stack">
        <div title={hint || undefined}>
          <ToggleButtonGroup
            className="d-option-bar"
            aria-label={hint || 'Options'}
            selectedKeys={[datavalue]}
            disallowEmptySelection
            isDisabled={disabled}
            onSelectionChange={(keys) => {
              const newVal = String([...keys][0] ?? '');
              fire('onChange', { newVal, oldVal: datavalue });
              set({ datavalue: newVal });
            }}
          >
            {options.map((option) => (
              <ToggleButton key={option} id={option} onPress={() => fire('onClick')}>
                {option}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        {isMissing ? <p className="d-missing">Required: pick one of these.</p> : null}
        <Orders state={datavalue} />
      </div>
    );
  },
});
