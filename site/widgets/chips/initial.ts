// What the chips begin with.
export const initial = {
  dataset: 'Ada, Anna, Ben, Carlos, Elena, Maya, Omar',
  datavalue: 'Maya, Ben',
  allowonlyselect: false,
  maxsize: 4,
  searchable: false,
  selectionmode: 'multiple',
  minchars: 1,
  inputposition: 'last',
  enablereorder: false,
  show: true,
};

export type ChipsState = typeof initial;
