// `npm install x` in a fence marked `npm2yarn` → tabs with the same for Yarn and pnpm.

const YARN: readonly [RegExp, string][] = [
  [/^npm (?:install|i|add)$/, 'yarn'],
  [/^npm (?:install|i|add) (?=\S)/, 'yarn add '],
  [/^npm (?:uninstall|remove|rm) /, 'yarn remove '],
  [/^npm run /, 'yarn '],
  [/^npm (?=init|test|start|publish)/, 'yarn '],
  [/^npx /, 'yarn dlx '],
];

const PNPM: readonly [RegExp, string][] = [
  [/^npm (?:install|i|add)$/, 'pnpm install'],
  [/^npm (?:install|i|add) (?=\S)/, 'pnpm add '],
  [/^npm (?:uninstall|remove|rm) /, 'pnpm remove '],
  [/^npm run /, 'pnpm '],
  [/^npm (?=init|test|start|publish)/, 'pnpm '],
  [/^npx /, 'pnpm dlx '],
];

/** @param rest  lines behind the opening, the closing one too. Undefined where no line changes. */
export function packageManagers(rest: string, language: string): string | undefined {
  const lines = rest.split('\n').slice(0, -1);
  const least = Math.min(
    ...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length),
  );
  const npm = lines.map((line) => line.slice(Number.isFinite(least) ? least : 0));
  const yarn = npm.map((line) =>
    convert(line, YARN)
      .replace(/ (?:--save-dev|-D)\b/, ' --dev')
      .replace(/ (?:--save|-S)\b/, ''),
  );
  if (yarn.every((line, i) => line === npm[i])) return undefined;
  const pnpm = npm.map((line) => convert(line, PNPM));
  const tab = (label: string, code: readonly string[]) =>
    `:::tab[${label}]\n\`\`\`${language || 'bash'}\n${code.join('\n')}\n\`\`\`\n:::`;
  return `::::tabs{group=npm2yarn}\n${[tab('npm', npm), tab('Yarn', yarn), tab('pnpm', pnpm)].join('\n')}\n::::`;
}

function convert(line: string, rules: readonly [RegExp, string][]): string {
  const rule = rules.find(([pattern]) => pattern.test(line));
  return rule ? line.replace(rule[0], rule[1]) : line;
}
