// A record and a name that anybody may have chosen → its value: `constructor` is no value of every record.

/** Undefined where the record itself has no such name. */
export function lookUp<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
