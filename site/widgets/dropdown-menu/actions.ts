// What can be done with an order, as a variable of the app would hold it.
import type { Entry } from '../kit/containers-entries.ts';

export const ACTIONS: readonly Entry[] = [
  { label: 'Open', icon: 'fa fa-folder-open', link: '#/Order' },
  { label: 'Copy', icon: 'fa fa-copy' },
  { label: 'Share', icon: 'fa fa-users', children: [{ label: 'By mail' }, { label: 'As a link' }] },
  { label: 'Cancel', icon: 'fa fa-times' },
];
