// What the fields of forms share in their illustrations: events, lists as text, and what a check says about a value.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { State } from '../../../collections/widgets/demo/state.ts';

export type Fire = StageProps<State>['fire'];

/** Handlers for an element: focus and click, as events of the manifest. */
export function fieldEvents(fire: Fire) {
  return {
    onFocus: () => fire('onFocus'),
    onBlur: () => fire('onBlur'),
    onClick: () => fire('onClick'),
  };
}

/** `Maya, Ben` → its entries, each once. */
export function toList(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return [...new Set(entries)].filter((entry) => entry !== '');
}

/** @param problem  what is wrong with the value, as a sentence; empty if nothing is. */
export function Validity({ problem }: { problem: string }) {
  return (
    <span className="d-fa-validity" data-problem={problem ? '' : undefined}>
      <span aria-hidden="true">{problem ? '✗' : '✓'}</span>
      {problem ? `Invalid: ${problem}` : 'Valid'}
    </span>
  );
}

/** What is above a field. Its asterisk is for the eye: the field itself says that it is required. */
export function FieldName({ text, isRequired }: { text: string; isRequired: boolean }) {
  return (
    <>
      {text}
      {isRequired ? <span aria-hidden="true"> *</span> : null}
    </>
  );
}
