// The pages of an app, as a variable holds them.
import type { Entry } from '../kit/containers-entries.ts';

export const PAGES: readonly Entry[] = [
  { label: 'Employees', icon: 'fa fa-users', link: '#/Employees' },
  {
    label: 'Requests',
    icon: 'fa fa-calendar',
    link: '#/Requests',
    badge: '3',
    children: [
      { label: 'Open', link: '#/Requests' },
      { label: 'Archive', link: '#/Archive' },
    ],
  },
  { label: 'Orders', icon: 'fa fa-cart', link: '#/Orders', badge: '12' },
  { label: 'Reports', icon: 'fa fa-chart', link: '#/Reports', role: 'admin, manager' },
];
