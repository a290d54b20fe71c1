// What the panel of open orders begins with, and what is in it.
export const initial = {
  title: 'Open orders',
  subheading: '',
  badgevalue: '3',
  badgetype: 'warning',
  helptext: 'Orders that have not left the warehouse.',
  actions: 'Export, Print',
  collapsible: true,
  closable: true,
  expanded: true,
  show: true,
};

export type PanelState = typeof initial;

export const ORDERS = [
  { id: 'Order 1042', total: '€ 310' },
  { id: 'Order 1043', total: '€ 89' },
  { id: 'Order 1047', total: '€ 1,240' },
];

export const TOTAL = 'Total € 1,639';
