// Texts of the runbook.

export const guideTexts = {
  partOf: 'Part of the runbook',
  withoutScript:
    'Your browser runs no scripts here, so this page can’t put your steps together. These are the guides that it is made of, in order: follow those that fit where you install.',
  loading: 'Being fetched …',
  ready: 'The runbook is complete',
  failed: '{count} pages could not be fetched. They need a network.',
  /** A page that something in the runbook leads to. */
  far: '“{title}” could not be reached. It isn’t kept on this device, so it needs a network.',
  retry: 'Try again',
  unknown: 'Nothing named “{value}” can be chosen for “{choice}”. What is shown is chosen instead.',
  /** Of a tutorial of several pages. */
  tutorial: {
    label: 'Parts of the tutorial: {title}',
    parts: 'In {total} parts.',
    place: 'part {at} of {total}',
    again: 'Continue where you stopped:',
    result: 'At the end:',
    have: 'You have now:',
    next: 'Next:',
  },
  changesAhead: 'First: what changes between your version and the new one',
  changesSince: 'First: what changes after {version}, the version you run',
  progress: 'Steps that are done',
  phases: 'Phases',
  next: 'Next open step',
  allDone: 'All steps are done',
  short: '{done}/{total}',
  own: 'This guide as a page of its own',
  of: '{done} of {total} done',
  /** Instead, until the first guide has arrived. */
  noSteps: 'No steps yet',
  minutes: '{from} to {to} minutes',
  doneAt: 'Done {time}',
  print: 'Print',
  clear: 'Clear ticks',
  kept: 'Kept on this device: it works without a network, also after a reload.',
  remove: 'Remove from this device',
  removed: 'Not kept on this device: without a network it can’t be opened.',
  keep: 'Keep on this device',
};

export type GuideTexts = typeof guideTexts;
