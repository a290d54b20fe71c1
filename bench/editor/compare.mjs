// What a service has published, and what a check has printed → lines that only one of them has.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const rangeOf = ({ line, column, length = 1 }) => [line, column, length].join(':');

/** File → what is said of it, in order; one form for both. */
export function byFile(found) {
  const files = {};
  for (const one of found) {
    const { path: file, severity, code, message, hint, related = [] } = one;
    const says = hint ? `${message}\n${hint}` : message;
    const places = related.map((place) => `${place.path}:${rangeOf(place)}`);
    files[file] ??= [];
    files[file].push(`${rangeOf(one)} ${severity} ${code} ${says} ${places.join(' ')}`.trim());
  }
  return files;
}

/** The same of what was published. */
export function publishedByFile(published, site) {
  const nameOf = (uri) => path.relative(site, fileURLToPath(uri));
  const placeOf = ({ start, end }) => ({
    line: start.line + 1,
    column: start.character + 1,
    length: end.character - start.character,
  });
  const all = [...published].flatMap(([uri, diagnostics]) =>
    diagnostics.map(({ range, severity, code, message, relatedInformation = [] }) => ({
      ...placeOf(range),
      path: nameOf(uri),
      severity: severity === 1 ? 'error' : 'warning',
      code,
      message,
      related: relatedInformation.map(({ location }) => ({
        ...placeOf(location.range),
        path: nameOf(location.uri),
      })),
    })),
  );
  return byFile(all);
}

/** Lines that only one of two has. */
export function differences(one, other) {
  const lines = [];
  for (const file of new Set([...Object.keys(one), ...Object.keys(other)].sort())) {
    const [a, b] = [one[file] ?? [], other[file] ?? []];
    if (a.join('\n') === b.join('\n')) continue;
    const own = [
      ...a.filter((line) => !b.includes(line)).map((line) => `  service only ${file} ${line}`),
      ...b.filter((line) => !a.includes(line)).map((line) => `  check only   ${file} ${line}`),
    ];
    lines.push(
      ...(own.length > 0 ? own : [`  another order or number ${file}: ${a.length}, ${b.length}`]),
    );
  }
  return lines;
}
