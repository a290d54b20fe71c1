// React Native's Number, alive: a field with a floating label, its limits checked once it is left.
import { NativeNumber, type NativeNumberProps } from '../kit/native-number.tsx';

export { ready } from '../kit/native-phone.tsx';

export default function NativeNumberField(props: NativeNumberProps) {
  return <NativeNumber {...props} title="Leave request" label="Days of leave" />;
}
