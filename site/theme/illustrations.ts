// Live illustrations by the name of their widget: each is an island of its own, below `site/islands/widgets/`.
import type { Illustration } from '../../engine/theme/illustration.ts';
import { illustrations as basic } from './illustrations/basic.ts';
import { illustrations as containers } from './illustrations/containers.ts';
import { illustrations as data } from './illustrations/data.ts';
import { illustrations as dialogs } from './illustrations/dialogs.ts';
import { illustrations as formA } from './illustrations/form-a.ts';
import { illustrations as formB } from './illustrations/form-b.ts';
import { illustrations as mobile } from './illustrations/mobile.ts';

const GROUPS: Record<string, Record<string, Illustration>> = {
  'form-a': formA,
  'form-b': formB,
  basic,
  containers,
  dialogs,
  data,
  mobile,
};

export const illustrations: Record<string, Illustration> = Object.assign(
  {},
  ...Object.values(GROUPS),
);

/** Widgets that stand on one page share a style sheet. */
const TOGETHER = [
  ['date', 'time', 'datetime'],
  ['layout', 'linear-layout'],
  Object.keys(data).filter((name) => name.endsWith('chart')),
];

/** The frame's style and that of the group, for each widget or those of one page. */
export const illustrationStyles: Record<string, string[]> = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([group, own]) =>
    Object.keys(own).flatMap((name) => {
      const together = TOGETHER.find((names) => names.includes(name)) ?? [name];
      return together[0] === name
        ? [[together.join(' '), ['./illustrations/frame.css', `./illustrations/${group}.css`]]]
        : [];
    }),
  ),
);
