// Tables of release notes ▶ claims: component, version, and the version before.
import { groupOf, nameOf } from './names.mjs';
import { fromTo, plain } from './versions.mjs';

export function* rowsOf(lines) {
  const heads = [];
  for (let i = 0; i < lines.length; i++) {
    let { text } = lines[i];
    const head = /^(#+)\s*(.*)/.exec(text);
    if (head) {
      heads.length = Math.max(0, head[1].length - 1);
      heads[head[1].length - 1] = head[2].trim();
    }
    if (!/^\s*\|/.test(text) || /^\s*\|[\s:|-]*$/.test(text)) continue;
    while (/<td(?![\s\S]*<\/td>)/.test(text) && lines[i + 1]) text += ` ${lines[++i].text}`;
    yield {
      heads: heads.filter(Boolean),
      text: text.trim(),
      line: lines[i].line,
      file: lines[i].file,
    };
  }
}

/** One row of a stack ▶ its claims. */
export function claimsOfRow(row) {
  const group = groupOf(row.heads, row.version);
  if (!group) return [];
  const isMarked = /versiontdbgcolor|<span|<td|\*\*/.test(row.text);
  // A `<td>` inside a cell begins the version where the author forgot the bar.
  const cells = row.text
    .replace(/([^|\s])\s*<td/g, '$1 | <td')
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(plain);
  while (cells.length > 1 && cells.at(-1) === '') cells.pop();
  const claim = (component, value) => ({
    group,
    component,
    ...fromTo(value, component),
    isMarked,
    file: row.file,
    line: row.line,
    raw: row.text,
  });
  if (/^(Description|JS Library)$/i.test(cells[0])) return [];
  if (/^Cordova/.test(cells[0])) return cordova(row, cells, claim);
  if (/HttpComponents$/.test(cells[1] ?? '') || /^(core|mime)-/.test(cells.at(-1)))
    return http(cells.at(-1), claim);
  if (/^Date Time Framework/.test(cells[0]))
    return [claim('Date and time API', cells.slice(1).filter(Boolean).join(' '))];
  if (/^Json Libraries/.test(cells[0])) {
    const value = cells.slice(1).filter(Boolean).join(' ');
    return [claim('json (com.tdunning)', value.replace(/^com\.tdunning (?=\d)/, ''))];
  }
  const value = cells.at(-1);
  const words = cells.slice(0, -1).filter(Boolean);
  if (words.length === 0) {
    const [, name, version] = /^(\D+?)\s+(\d.*)$/.exec(value) ?? [];
    return name && nameOf(name) ? [claim(nameOf(name), version)] : [{ problem: true, ...row }];
  }
  // "angular 12.2.16" in one cell.
  const joined = /^([A-Za-z-]+)\s+(\d[\d.]*)$/.exec(value);
  if (joined && nameOf(joined[1])) return [claim(nameOf(joined[1]), joined[2])];
  const component = [...words].reverse().map(nameOf).find(Boolean);
  if (!component || !/\d/.test(value)) return [{ problem: true, ...row }];
  const made = claim(component, value);
  if (component === 'Angular' && /^1\./.test(made.to)) made.component = 'AngularJS';
  return [made];
}

const VERSION = String.raw`\d[\w.+]*`;

/** "Cordova ¦ Android ¦ iOS | 12.0.0 ¦ 12.0.0 -> 12.0.1 ¦ 7.1.0", the bars between often only spaces. */
function cordova(row, cells, claim) {
  const values = cells.slice(1).join(' ').replaceAll('¦', ' ');
  const moves = [...values.matchAll(new RegExp(`${VERSION}(?:\\s*->\\s*${VERSION})?`, 'g'))].map(
    ([one]) => one,
  );
  const names =
    /Android/.test(cells[0]) || moves.length === 3
      ? ['Cordova', 'Cordova Android', 'Cordova iOS']
      : ['Cordova'];
  if (moves.length !== names.length) return [{ problem: true, ...row }];
  return names.map((name, i) => claim(name, moves[i]));
}

/** "client-4.3.3 -> 4.5.2, core-4.3.2, mime-4.2.5 -> 4.5.2" */
function http(value, claim) {
  const parts = [
    ...value.matchAll(/(?:http)?(client|core|mime)\s*-\s*([\d.]+(?:\s*->\s*[\w.]+)?)/g),
  ];
  return parts.map(([, name, version]) =>
    claim({ client: 'HttpClient', core: 'HttpCore', mime: 'HttpMime' }[name], version),
  );
}
