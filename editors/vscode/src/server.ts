// An open folder and its settings → the site in it, and the command that serves that.
import path from 'node:path';
import { RelativePattern, type WorkspaceFolder, workspace } from 'vscode';

export type Server = { command: string; args: string[]; options: { cwd: string; shell: boolean } };

/** @returns  the folder with the topmost config, below the open one; undefined where there is none. */
export async function findSite(folder: WorkspaceFolder): Promise<string | undefined> {
  const configs = await workspace.findFiles(
    new RelativePattern(folder, '**/site.config.{ts,json}'),
    '**/{node_modules,dist,dist.builds}/**',
  );
  const [first] = configs
    .map(({ fsPath }) => path.relative(folder.uri.fsPath, path.dirname(fsPath)))
    .sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
  return first === undefined ? undefined : first || '.';
}

const depthOf = (folder: string): number => (folder ? folder.split(path.sep).length : 0);

/**
 * @param site     from the open folder, as `command` is.
 * @param command  a script runs in Node; none is what the folder has installed, never a download.
 */
export function serverFor(folder: WorkspaceFolder, site: string, command = ''): Server {
  const cwd = folder.uri.fsPath;
  // `npx` and what packages install are batch files there, which need a shell.
  const shell = process.platform === 'win32';
  const isScript = /\.[cm]?js$/.test(command);
  const words = command ? [path.resolve(cwd, command)] : ['npx', '--no', 'learn'];
  const [first = '', ...args] = [...(isScript ? ['node'] : []), ...words, 'lsp', site].map((one) =>
    shell && /\s/.test(one) ? `"${one}"` : one,
  );
  return { command: first, args, options: { cwd, shell } };
}
