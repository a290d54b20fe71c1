// A page of release notes ▶ the releases it holds, each with its lines.
import path from 'node:path';

/** File ▶ the releases it holds, each with its lines. */
export function sections(file, text, records) {
  const lines = text
    .split('\n')
    .map((one, i) => ({ text: one, line: i + 1, file: path.basename(file) }));
  const base = path.basename(file, '.md');
  if (!base.includes('-studio-')) {
    const digits = base.slice(1).split('-');
    const guesses = [digits.join('.'), `${digits.join('.')}.0`, `${digits.join('.')}-beta`];
    const stage = /^(\d+)-(\d+)-([a-z]+)$/.exec(base.slice(1));
    if (stage) guesses.push(`${stage[1]}.${stage[2]}.0-${stage[3]}`);
    const version = guesses.find((one) => records.has(one));
    return [{ version: version ?? base, lines }];
  }
  const out = [];
  for (const line of lines) {
    const head = /^## Studio (\S+)(?: (BETA|Beta|Early Access)(?:-(\d))?)? Release/.exec(line.text);
    if (/^## Studio/.test(line.text) && !head) throw new Error(`${base}: ${line.text}`);
    if (head) {
      let version = head[1].split('-')[0];
      if (version.split('.').length === 2) version += '.0';
      if (/-\d{3}$/.test(head[1])) version += /-\d{3}$/.exec(head[1])[0];
      if (head[2])
        version += `-${head[2].toLowerCase().replace(' ', '-')}${head[3] ? `-${head[3]}` : ''}`;
      out.push({ version, lines: [] });
    }
    out.at(-1)?.lines.push(line);
  }
  return out;
}
