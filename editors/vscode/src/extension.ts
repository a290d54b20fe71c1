// An open folder that has a site → `learn lsp` running on it, and what it says in the editor.
import { commands, type ExtensionContext, type WorkspaceFolder, window, workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { findSite, type Server, serverFor } from './server.ts';

const LANGUAGES = ['markdown', 'mdx', 'yaml'];

let clients: LanguageClient[] = [];
/** One after another: a restart waits until what it replaces is started. */
let running: Promise<void> = Promise.resolve();

/** Resolves when the servers of all open folders have started. */
export function activate({ subscriptions }: ExtensionContext): Promise<void> {
  subscriptions.push(
    commands.registerCommand('learn.restart', restart),
    workspace.onDidChangeWorkspaceFolders(restart),
    workspace.onDidChangeConfiguration((event) =>
      event.affectsConfiguration('learn') ? restart() : undefined,
    ),
  );
  return restart();
}

export function deactivate(): Promise<void> {
  running = running.then(stop);
  return running;
}

function restart(): Promise<void> {
  running = running.then(stop).then(start);
  return running;
}

async function stop(): Promise<void> {
  const stopping = clients.map((client) => client.dispose());
  clients = [];
  await Promise.allSettled(stopping);
}

async function start(): Promise<void> {
  await Promise.all((workspace.workspaceFolders ?? []).map(startIn));
}

async function startIn(folder: WorkspaceFolder): Promise<void> {
  const settings = workspace.getConfiguration('learn', folder.uri);
  const site = settings.get<string>('site') || (await findSite(folder));
  if (site === undefined) return;
  const client = clientFor(folder, serverFor(folder, site, settings.get<string>('command')));
  clients.push(client);
  try {
    await client.start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void window.showErrorMessage(
      `Learn: the language server of ${folder.name} does not start. Is the package installed, and is "learn.command" right? ${reason}`,
    );
  }
}

function clientFor(folder: WorkspaceFolder, server: Server): LanguageClient {
  const inFolder = (pattern: string) => ({ baseUri: folder.uri.toString(), pattern });
  return new LanguageClient('learn', `Learn (${folder.name})`, server, {
    documentSelector: LANGUAGES.map((language) => ({
      language,
      scheme: 'file',
      pattern: inFolder('**/*'),
    })),
    workspaceFolder: folder,
  });
}
