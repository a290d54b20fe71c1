// A page of the source → an id that no other page has.
import { diagnose, idProblem } from '../../../engine/tooling.ts';
import type { SourceFiles } from '../source-files.ts';
import type { Doc } from './doc.ts';
import type { DocsPlan } from './plan-docs.ts';

/** An id is an address; what none can be is changed, and a second page of one address gets a number. */
export function claim(doc: Doc, taken: Map<string, Doc>, files: SourceFiles, plan: DocsPlan): void {
  const wanted = doc.route === '' ? 'index' : doc.route;
  const clean = cleanId(wanted);
  let id = clean;
  for (let n = 2; taken.has(id); n++) id = `${clean}-${n}`;
  doc.pageId = id;
  taken.set(id, doc);
  if (id === wanted) return;
  if (idProblem(wanted) === undefined && id === clean) plan.moved.set(wanted, id);
  const first = taken.get(clean);
  plan.diagnostics.push(
    diagnose(
      { path: files.shown(doc.file), line: 1, column: 1 },
      {
        severity: 'warning',
        code: 'import/address-changed',
        message: `The page's address "/${doc.route}" became "/${id}"${id === clean ? '' : ': another page has it'}.`,
        hint: 'Give one of the two another "slug", or keep the new address.',
        ...(first && first !== doc
          ? { related: [{ path: files.shown(first.file), line: 1, column: 1 }] }
          : {}),
      },
    ),
  );
}

function cleanId(route: string): string {
  if (route === 'search') return 'search-page';
  if (idProblem(route) === undefined) return route;
  const parts = route.split('/').map((one) =>
    one
      .replace(/[^\p{L}\p{M}\p{N}_.~ -]+/gu, '-')
      .trim()
      .replace(/^\.+/, ''),
  );
  const id = parts.filter(Boolean).join('/').replace(/^_+/, '');
  return id === '' || idProblem(id) !== undefined ? 'page' : id;
}
