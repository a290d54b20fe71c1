// Live illustrations by the name of their widget: each is an island of its own, below `site/islands/widgets/`.
import type { Illustration } from '../../engine/theme/illustration.ts';
import { illustrations as basic } from './illustrations/basic.ts';
import { illustrations as containers } from './illustrations/containers.ts';
import { illustrations as data } from './illustrations/data.ts';
import { illustrations as dialogs } from './illustrations/dialogs.ts';
import { illustrations as formA } from './illustrations/form-a.ts';
import { illustrations as formB } from './illustrations/form-b.ts';

const GROUPS: Record<string, Record<string, Illustration>> = {
  'form-a': formA,
  'form-b': formB,
  basic,
  containers,
  dialogs,
  data,
};

export const illustrations: Record<string, Illustration> = Object.assign(
  {},
  ...Object.values(GROUPS),
);

/** The frame's style and that of the group, for each widget. */
export const illustrationStyles: Record<string, string[]> = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([group, own]) =>
    Object.keys(own).map((name) => [
      name,
      ['./illustrations/frame.css', `./illustrations/${group}.css`],
    ]),
  ),
);
