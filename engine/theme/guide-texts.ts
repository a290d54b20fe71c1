// Texts of guides: values that readers fill in, commands, the runbook.

export const guideTexts = {
  /** Of a command: where and as whom it runs, and what success looks like. */
  command: { runs: 'On: {on} · As: {as}', worked: 'When it worked:' },
  runbook: {
    loading: 'Being fetched …',
    ready: 'The runbook is complete',
    failed: '{count} pages could not be fetched.',
    retry: 'Try again',
    unknown:
      'Nothing named “{value}” can be chosen for “{choice}”. What is shown is chosen instead.',
    progress: 'Steps that are done',
    of: '{done} of {total} done',
    minutes: '{from} to {to} minutes',
    doneAt: 'Done {time}',
    print: 'Print',
    clear: 'Clear ticks',
  },
  values: {
    title: 'Your values',
    about:
      'Fill them in once: the commands of all guides show them, and copying takes them. They stay on this device. Passwords and keys have no place here.',
    set: '{set} of {total} filled in',
    clear: 'Clear all of them',
    cleared: 'Nothing is kept any more',
    odd: 'Unusual here, look again',
  },
};
