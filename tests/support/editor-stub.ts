// A folder → as much of the `vscode` module as an extension needs to start a language client, and what it has shown.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** As the editor shows it. */
export type Shown = { code: unknown; message: string; range: { start: { line: number } } };

class Disposable {
  readonly dispose = () => {};
}
class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}
}
class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(line: number, character: number, endLine: number, endCharacter: number) {
    this.start = new Position(line, character);
    this.end = new Position(endLine, endCharacter);
  }
}
class RelativePattern {
  readonly base: string;
  constructor(
    folder: { uri: Uri } | Uri,
    readonly pattern: string,
  ) {
    this.base = ('uri' in folder ? folder.uri : folder).fsPath;
  }
}
class Uri {
  readonly scheme = 'file';
  constructor(readonly fsPath: string) {}
  static parse(text: string): Uri {
    return new Uri(fileURLToPath(text));
  }
  static file(at: string): Uri {
    return new Uri(at);
  }
  toString(): string {
    return pathToFileURL(this.fsPath).href;
  }
}
class Diagnostic {
  constructor(
    readonly range: Range,
    readonly message: string,
  ) {}
}
class EventEmitter {
  readonly event = nothing;
  readonly fire = () => {};
  readonly dispose = () => {};
}
class CancellationTokenSource {
  readonly token = { isCancellationRequested: false, onCancellationRequested: nothing };
  readonly cancel = () => {};
  readonly dispose = () => {};
}
const nothing = () => new Disposable();

/** As far as a pattern has `**`, dots and `{a,b}`. */
const toRegExp = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replace('**/', '(?:.*/)?')
      .replace(/\{(.*)\}/, (_, of: string) => `(?:${of.replaceAll(',', '|')})`)}$`,
  );

/** What is not needed here: any name is a class that does nothing, and has such names itself. */
function withRest(own: object): object {
  return new Proxy(own, {
    get(target, name) {
      if (name in target || typeof name === 'symbol') return Reflect.get(target, name);
      const rest = withRest(class extends Disposable {});
      Reflect.set(target, name, rest);
      return rest;
    },
  });
}

/** @param dir  the folder that is open. @param settings  of the user, by full name. */
export function createEditorStub(dir: string, settings: Readonly<Record<string, unknown>> = {}) {
  const shown = new Map<string, Shown[]>();
  const errors: string[] = [];
  const commands = new Map<string, () => unknown>();
  const folder = { uri: new Uri(dir), name: path.basename(dir), index: 0 };
  const events = (...names: string[]) => Object.fromEntries(names.map((name) => [name, nothing]));
  const log: string[] = [];
  const put = (says: unknown) => void log.push(String(says));
  const output = {
    ...events('show', 'dispose', 'onDidChangeLogLevel'),
    ...{ append: put, appendLine: put, trace: put, debug: put, info: put, warn: put, error: put },
  };
  const vscode = withRest({
    ...{ version: '1.140.0', Disposable, EventEmitter, Position, Range, Uri, Diagnostic },
    ...{ RelativePattern, CancellationTokenSource },
    env: { language: 'en', appName: 'stub' },
    extensions: { all: [], getExtension: () => undefined },
    commands: {
      registerCommand(name: string, run: () => unknown) {
        commands.set(name, run);
        return new Disposable();
      },
    },
    languages: withRest({
      match: () => 0,
      createDiagnosticCollection: () => ({
        set: (uri: Uri, all: Shown[] = []) => shown.set(uri.fsPath, all),
        delete: (uri: Uri) => shown.delete(uri.fsPath),
        clear: () => shown.clear(),
        dispose: () => shown.clear(),
      }),
      ...events('registerCompletionItemProvider', 'registerHoverProvider'),
      ...events(
        'registerDefinitionProvider',
        'registerReferenceProvider',
        'registerRenameProvider',
      ),
      ...events('registerDocumentSymbolProvider', 'registerWorkspaceSymbolProvider'),
      ...events('registerFoldingRangeProvider', 'registerDocumentLinkProvider'),
      ...events('registerCodeActionsProvider'),
    }),
    window: {
      ...{ visibleTextEditors: [], tabGroups: { all: [], ...events('onDidChangeTabs') } },
      createOutputChannel: () => output,
      showErrorMessage: async (says: string) => void errors.push(says),
      ...events('onDidChangeActiveTextEditor', 'onDidChangeVisibleTextEditors'),
    },
    workspace: {
      ...{ workspaceFolders: [folder], textDocuments: [], notebookDocuments: [] },
      getWorkspaceFolder: () => folder,
      getConfiguration: (section: string) => ({
        get: (name: string, otherwise?: unknown) => settings[`${section}.${name}`] ?? otherwise,
      }),
      findFiles: async ({ base, pattern }: RelativePattern) =>
        readdirSync(base, { recursive: true, encoding: 'utf8' })
          .filter((name) => toRegExp(pattern).test(name.replaceAll(path.sep, '/')))
          .map((name) => new Uri(path.join(base, name))),
      createFileSystemWatcher: () => events('onDidCreate', 'onDidChange', 'onDidDelete', 'dispose'),
      ...events('onDidOpenTextDocument', 'onDidChangeTextDocument', 'onDidCloseTextDocument'),
      ...events('onDidSaveTextDocument', 'onWillSaveTextDocument', 'onDidChangeConfiguration'),
      ...events('onDidChangeWorkspaceFolders', 'onDidCreateFiles', 'onDidRenameFiles'),
      ...events('onDidDeleteFiles', 'onWillCreateFiles', 'onWillRenameFiles', 'onWillDeleteFiles'),
      ...events('onDidOpenNotebookDocument', 'onDidCloseNotebookDocument'),
    },
  });
  return {
    vscode,
    errors,
    log,
    commands,
    shownIn: (name: string) => shown.get(path.join(dir, name)),
  };
}
