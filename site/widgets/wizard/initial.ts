// What the wizard begins with, and what it says at the end.
export const initial = {
  nextbtnlabel: 'Next',
  previousbtnlabel: 'Previous',
  cancelbtnlabel: 'Cancel',
  donebtnlabel: 'Done',
  stepstyle: 'auto',
  cancelable: true,
  enablenext: false,
  enableskip: false,
  headernavigation: true,
  show: true,
};

export type WizardState = typeof initial;

export const CANCELED = 'Canceled: nothing is sent.';
export const DONE = 'The leave request is sent.';
