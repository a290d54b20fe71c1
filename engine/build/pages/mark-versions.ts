// Collections → the versions that `{since=…}` may name, and what records say against a mark.
import type { LoadedCollection } from '../../collection.ts';
import type { MarkVersions } from '../../markdown/mark-form.ts';

/** Undefined where no collection has versions. */
export function markVersions(collections: readonly LoadedCollection[]): MarkVersions | undefined {
  const owner = collections.findLast(({ collection }) => collection.versions);
  const all = owner?.says.versions ?? [];
  if (!owner || all.length === 0) return undefined;
  return {
    all,
    dependency: `${owner.collection.name}:versions`,
    check(mark) {
      const found = collections.flatMap(({ collection, data }) => {
        const own = collection.checkMark?.(data.records, mark);
        const keys = own?.dependencies.map((key) => `${collection.name}:${key}`) ?? [];
        return own ? [{ ...own, dependencies: keys }] : [];
      });
      const problem = found.find((one) => one.problem)?.problem;
      return {
        ...(problem ? { problem } : {}),
        dependencies: found.flatMap(({ dependencies }) => dependencies),
      };
    },
  };
}
