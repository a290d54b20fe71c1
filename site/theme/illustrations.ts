// Live illustrations by the name of their widget: each is an island of its own, below `site/islands/widgets/`.
import type { Illustration } from '../../engine/theme/illustration.ts';
import { illustrations as basic } from './illustrations/basic.ts';
import { illustrations as containers } from './illustrations/containers.ts';
import { illustrations as data } from './illustrations/data.ts';
import { illustrations as dialogs } from './illustrations/dialogs.ts';
import { illustrations as formA } from './illustrations/form-a.ts';
import { illustrations as formB } from './illustrations/form-b.ts';

export const illustrations: Record<string, Illustration> = {
  ...formA,
  ...formB,
  ...basic,
  ...containers,
  ...dialogs,
  ...data,
};
