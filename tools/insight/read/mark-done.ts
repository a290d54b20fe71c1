// A writer says that a row is done, and why; or that it isn't.
import { z } from 'zod';
import type { Query } from '../store/database.ts';

export const markSchema = z.strictObject({
  kind: z.enum(['page', 'search', 'missing', 'error']),
  name: z.string().max(200),
  isDone: z.boolean(),
  note: z
    .string()
    .max(500)
    .regex(/^[^\0]*$/)
    .transform((text) => text.trim()),
});

/** It holds for what happened until now. */
export async function markDone(query: Query, mark: z.output<typeof markSchema>): Promise<void> {
  const { kind, name, isDone, note } = mark;
  if (!isDone) {
    await query('DELETE FROM done WHERE kind = $1 AND name = $2', [kind, name]);
    return;
  }
  await query(
    `INSERT INTO done (kind, name, at, note) VALUES ($1, $2, now(), $3)
     ON CONFLICT (kind, name) DO UPDATE SET at = excluded.at, note = excluded.note`,
    [kind, name, note],
  );
}
