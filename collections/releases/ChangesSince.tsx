// Where a page tells readers of an earlier version what has changed: empty, and hidden, until they have chosen theirs.
import type { PageChanges } from './page-data.ts';

export function ChangesSince({ changes: { counts, file } }: { changes: PageChanges }) {
  return (
    <details className="changes-since" hidden data-changes={counts} data-from={file}>
      <summary />
      <ul />
    </details>
  );
}
