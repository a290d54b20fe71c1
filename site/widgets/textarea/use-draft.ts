// A value, and what is typed over it → the text on show, which is committed or goes on as a draft.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';

type Props = Pick<StageProps<{ datavalue: string }>, 'state' | 'set' | 'fire'>;

export function useDraft({ state: { datavalue }, set, fire }: Props) {
  const [draft, setDraft] = useState<string>();
  const commit = (newVal: string) => {
    setDraft(undefined);
    if (newVal === datavalue) return;
    set({ datavalue: newVal });
    fire('onChange', { newVal, oldVal: datavalue });
  };
  return { text: draft ?? datavalue, setDraft, commit };
}
