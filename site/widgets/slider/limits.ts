// What the Slider begins with; and any state of it → limits that make sense, and a value between them.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';

export const initial = {
  datavalue: 40,
  minvalue: 0,
  maxvalue: 100,
  step: 5,
  range: false,
  showmarkers: false,
  markerlabeltext: '',
  showtooltip: false,
  tooltipdirection: 'up',
  disabled: false,
  show: true,
};

export type SliderProps = StageProps<typeof initial>;

/** Limits that make sense, and the value between them. */
export function limitsOf({ minvalue, maxvalue, datavalue, step }: SliderProps['state']) {
  const most = Math.max(minvalue + 1, maxvalue);
  const value = Math.min(most, Math.max(minvalue, datavalue));
  return { minvalue, most, value, step: Math.max(0.01, step) };
}
