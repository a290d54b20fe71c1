// What the popover begins with, and what is in it.
export const initial = {
  caption: 'New requests',
  title: 'Waiting for you',
  type: 'action-sheet',
  popoverwidth: '240px',
  interaction: 'click',
  autoclose: 'outsideClick',
  autoopen: false,
  popoverplacement: 'bottom',
  popoverarrow: true,
  show: true,
};

export type PopoverState = typeof initial;

export const REQUESTS = ['Maya Lind: 3 days', 'Tom Berg: 1 day', 'Ana Ruiz: 2 weeks'];
