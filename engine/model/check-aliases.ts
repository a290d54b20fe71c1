// Pages that are aliases → diagnostics where the page they stand for is missing, or is an alias itself.

import type { Locate } from '../diagnostics/diagnostics.ts';
import { type Diagnostic, diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { nearest } from '../text/nearest.ts';
import type { Site } from './site.ts';

export function checkAliases(site: Site, locate: Locate): Diagnostic[] {
  return site.ids.flatMap((id) => {
    const doc = site.doc(id);
    const target = doc?.frontMatter.alias_of;
    const problem = doc && target ? targetProblem(id, target, site) : undefined;
    return doc && problem ? [diagnose(locate(doc.path, ['alias_of']), problem)] : [];
  });
}

function targetProblem(id: string, target: string, site: Site): Problem | undefined {
  if (!site.has(target)) {
    const meant = nearest(target, site.ids);
    return {
      code: 'alias/missing-page',
      message: `The page stands for "${target}", and there is no such page.`,
      ...(meant && meant !== id ? { hint: `Closest: ${meant}` } : {}),
    };
  }
  const next = site.doc(target)?.frontMatter.alias_of;
  if (!next) return undefined;
  return {
    code: 'alias/chain',
    message: `The page stands for "${target}", which itself only stands for another page.`,
    hint: next === id || next === target ? 'Name a page of its own.' : `Write alias_of: ${next}`,
  };
}
