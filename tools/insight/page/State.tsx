// While there is nothing to show: that it is being loaded, what went wrong, or that nothing has happened.
import type { ReactNode } from 'react';
import type { Loaded } from './use-load.ts';

type Props<T> = {
  loaded: Loaded<T>;
  isEmpty(value: T): boolean;
  /** What it means that there is nothing. */
  empty: string;
  children(value: T): ReactNode;
};

export function State<T>({ loaded, isEmpty, empty, children }: Props<T>) {
  const { value, problem, isLoading, again } = loaded;
  if (problem && !isLoading)
    return (
      <div className="state" role="alert">
        <p>{problem}</p>
        <button type="button" onClick={again}>
          Try again
        </button>
      </div>
    );
  if (value === undefined)
    return (
      <p className="state" role="status">
        Loading…
      </p>
    );
  return (
    <div aria-busy={isLoading} className={isLoading ? 'is-loading' : undefined}>
      {isEmpty(value) ? <p className="state">{empty}</p> : children(value)}
    </div>
  );
}
