// A row → done, with a note on what was done; it comes back when it happens again.
import { useState } from 'react';
import type { Marked } from '../read/findings.ts';
import { type Mark, sendMark } from './api.ts';

type Props = { kind: Mark['kind']; name: string; row: Marked; onChange(): void };

export function Done({ kind, name, row, onChange }: Props) {
  const [note, setNote] = useState(row.doneNote);
  const [problem, setProblem] = useState('');
  const mark = (isDone: boolean) => {
    sendMark({ kind, name, isDone, note }).then(onChange, (error: Error) =>
      setProblem(error.message || 'It could not be marked.'),
    );
  };
  if (row.isDone)
    return (
      <p className="done">
        Done{row.doneNote ? `: ${row.doneNote}` : ''}{' '}
        <button type="button" onClick={() => mark(false)}>
          Not done
        </button>
      </p>
    );
  return (
    <details className="done">
      <summary>{row.doneNote ? `Happened again. Before: ${row.doneNote}` : 'Mark as done'}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mark(true);
        }}
      >
        <label>
          What was done
          <input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        </label>
        <button type="submit">Done</button>
        {problem ? <p role="alert">{problem}</p> : null}
      </form>
    </details>
  );
}
