// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';
import slider from '../../islands/widgets/slider.tsx';

export const illustrations: Record<string, Illustration> = {
  slider,
};
