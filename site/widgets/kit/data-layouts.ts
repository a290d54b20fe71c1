// The layouts of a Data Table → where its records are edited, and which properties do nothing in them.

/** As the manifest names them. */
export const READ_ONLY = 'Read-Only Simple View';
const DETAILS = 'Read-Only with Details Below';
const DIALOG = 'Editable with Form as Dialog';
const BELOW = 'Editable with Form below';
const INLINE = 'Inline Editable';
const QUICK = 'Quick Edit';

type Layout = {
  isInRow: boolean;
  isQuick: boolean;
  isInForm: boolean;
  isDialog: boolean;
  hasDetails: boolean;
};

export const layoutOf = (layout: string): Layout => ({
  isInRow: layout === INLINE || layout === QUICK,
  isQuick: layout === QUICK,
  isInForm: layout === DIALOG || layout === BELOW,
  isDialog: layout === DIALOG,
  hasDetails: layout === DETAILS,
});

type State = { layout: string; multiselect: boolean };

/** Several rows can't be selected beside a form; there is nothing to check where nothing is edited. */
export function idleOf({ layout, multiselect }: State) {
  const { isInRow, isQuick, isInForm } = layoutOf(layout);
  const isEdited = isInRow || isInForm;
  return {
    ...(multiselect && !isInForm ? { radioselect: 'multiselect' as const } : {}),
    ...(isInForm ? { multiselect: 'layout' as const, radioselect: 'layout' as const } : {}),
    ...(isInRow ? {} : { formposition: 'layout' as const }),
    ...(isQuick ? {} : { shownewrow: 'layout' as const }),
    ...(isEdited
      ? {}
      : {
          required: 'layout' as const,
          regexp: 'layout' as const,
          validationmessage: 'layout' as const,
        }),
  };
}
