// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';
import button from '../../islands/widgets/button.tsx';
import buttonGroup from '../../islands/widgets/button-group.tsx';
import chips from '../../islands/widgets/chips.tsx';
import currency from '../../islands/widgets/currency.tsx';
import number from '../../islands/widgets/number.tsx';
import select from '../../islands/widgets/select.tsx';
import slider from '../../islands/widgets/slider.tsx';
import text from '../../islands/widgets/text.tsx';
import textarea from '../../islands/widgets/textarea.tsx';

export const illustrations: Record<string, Illustration> = {
  button,
  'button-group': buttonGroup,
  chips,
  currency,
  number,
  select,
  slider,
  text,
  textarea,
};
