// React Native's Currency, alive: the symbol in a box before the amount.
import { symbolOf } from '../kit/inputs-currency.ts';
import { NativeNumber, type NativeNumberProps } from '../kit/native-number.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = NativeNumberProps & { state: { currency: string } };

export default function NativeCurrency(props: Props) {
  const symbol = symbolOf(props.state.currency, 'en');
  return <NativeNumber {...props} title="Order" label="Price of a piece" symbol={symbol} />;
}
