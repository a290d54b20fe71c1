// The closed set of kinds → the schema of a part, which depends on its kind.

import { z } from 'zod';
import { isRecord } from '../../engine/shared.ts';
import { either, id, type Kind, label } from './part.ts';

type PartSchema = { schema: z.ZodType; of(kind: Kind): z.core.$ZodType[] };

/**
 * The schema of a part, which depends on its kind; one of its keys names the kind.
 *
 * @param kinds  the closed set, requested when the first part is read.
 */
export function partSchemaOf(kinds: () => ReadonlyMap<string, Kind>): PartSchema {
  const made = new Map<string, z.core.$ZodType[]>();
  const of = (kind: Kind): z.core.$ZodType[] => {
    const known = made.get(kind.name) ?? formsOf(kind, z.array(schema));
    made.set(kind.name, known);
    return known;
  };
  const choose = (value: unknown): z.ZodType => {
    if (!isRecord(value)) return z.object(shapeOfNames(kinds()));
    const kind = kindIn(value, kinds());
    if (!kind) return unknownKind(value, kinds());
    const [plain, inside, listed] = of(kind) as z.ZodType[];
    const own = value[kind.name];
    return (Array.isArray(own) ? listed : isRecord(own) ? inside : plain) ?? (plain as z.ZodType);
  };
  const schema = either(choose, () => [...kinds().values()].flatMap(of));
  return { schema, of };
}

export function kindIn(value: object, kinds: ReadonlyMap<string, Kind>): Kind | undefined {
  // A kind's name may be a key of another kind, too: the first key is meant.
  for (const key of Object.keys(value)) {
    const kind = kinds.get(key);
    if (kind) return kind;
  }
  return undefined;
}

/** `field: Name, value: x` · `steps: { of: […], at: x }` · `tabs: [A, B], at: A`. */
function formsOf({ name, shape: given, list, about }: Kind, parts: z.ZodType): z.ZodType[] {
  const shape = typeof given === 'function' ? given(parts) : given;
  const own = { id: id.optional(), ...shape };
  const plain = z.strictObject({ [name]: label.describe(about), ...own });
  const inner = z.strictObject({ label: label.optional(), ...own }).describe(about);
  const inside = z.strictObject({ [name]: inner, id: id.optional() });
  const items = list && shape[list];
  if (!items) return [plain, inside];
  const { [list]: _list, ...rest } = own as z.ZodRawShape;
  return [plain, inside, z.strictObject({ [name]: items, ...rest })];
}

function shapeOfNames(kinds: ReadonlyMap<string, Kind>): z.ZodRawShape {
  return Object.fromEntries([...kinds.keys()].map((name) => [name, z.unknown().optional()]));
}

/** Reports that the first key is no kind, and which kinds there are. */
function unknownKind(value: object, kinds: ReadonlyMap<string, Kind>): z.ZodType {
  const [key = ''] = Object.keys(value);
  return z.looseObject(shapeOfNames(kinds)).superRefine((_value, context) => {
    context.issues.push({ code: 'unrecognized_keys', keys: [key], input: value } as never);
  });
}
