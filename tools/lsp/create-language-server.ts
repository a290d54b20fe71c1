// A connection to an editor and a site → the language service: what `learn check` finds, as one types, and what the site knows.
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CodeAction,
  type Connection,
  DiagnosticSeverity,
  type Diagnostic as EditorDiagnostic,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  createLiveCheck,
  type Diagnostic,
  type LiveSite,
  setUnsaved,
} from '../../engine/tooling.ts';
import { answerRequests, type Rename } from './answer-requests.ts';
import { fixesFor, type WithRedirect } from './fixes.ts';
import { fileOf, isIn, toFile, toLocation, toRange, toUri } from './places.ts';
import { RENAMED_FILES } from './rename-files.ts';
import { showError } from './say-error.ts';
import { createCollector } from './spare-memory.ts';
import { createWatching, isOfSite } from './watched-files.ts';

/** What an editor is waited for after a key, so that a word typed quickly is checked once. */
const PAUSE_MS = 40;

/** Who has typed nothing for so long reads, or thinks. */
const IDLE_MS = 250;

const CAPABILITIES: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['(', '/', '#', ':', '{', '=', ' ', '"', '`'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  workspace: { fileOperations: { willRename: RENAMED_FILES } },
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
  documentLinkProvider: {},
  codeActionProvider: { codeActionKinds: ['quickfix'] },
};

/** The site, and what changes it as `learn mv` does. */
export type ServiceOptions = {
  site: Parameters<typeof createLiveCheck>[0];
  /** Resolves once most of the first check is done elsewhere, if at all. */
  checked?: () => Promise<void>;
  rename: Rename;
  withRedirect: WithRedirect;
};

/** Checks one change after another; what comes meanwhile is checked together. */
export function createLanguageServer(
  connection: Connection,
  { site: siteOptions, checked, rename, withRedirect }: ServiceOptions,
): void {
  const documents = new TextDocuments(TextDocument);
  const live = createLiveCheck(siteOptions);
  const spareMemory = createCollector();
  let found: Diagnostic[] = [];
  let shown = new Set<string>();
  let waiting = new Set<string>();
  let isWhole = true;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let watching: ReturnType<typeof createWatching> | undefined;

  const run = async (): Promise<void> => {
    const changed = isWhole ? undefined : [...waiting];
    if (changed?.length === 0) return;
    waiting = new Set();
    isWhole = false;
    try {
      const all = await (changed ? live.checkTyped(changed, typing) : live.check());
      if (all) found = all;
      else waiting = new Set([...(changed ?? []), ...waiting]);
      if (all) publish();
      spareMemory();
    } catch (error) {
      // The next change looks at everything again.
      isWhole = true;
      showError(connection, error);
    }
    watching?.follow(live).catch(() => {});
  };
  const typing: Parameters<typeof live.checkTyped>[1] = {
    onFirst(first) {
      const paths = first.map(({ path }) => path);
      const others = found.filter(({ path }) => !paths.includes(path));
      found = [...others, ...first.flatMap(({ diagnostics }) => diagnostics)];
      publish();
    },
    isOutdated: () => waiting.size > 0,
  };
  /** Resolves when all that was changed before is checked. */
  const settle = (work = run): Promise<void> => {
    // What was typed in the last moment still has to be checked after what is read ahead.
    if (work === run) clearTimeout(timer);
    clearTimeout(idle);
    const before = running ?? Promise.resolve();
    const mine = before.then(work).finally(() => {
      if (running !== mine) return;
      running = undefined;
      if (work === run) idle = setTimeout(() => void settle(warm), IDLE_MS);
    });
    running = mine;
    return mine;
  };
  /** Resolves once what was typed before is checked. It hurries nothing: more may be typed. */
  const untilChecked = async (): Promise<void> => {
    while (running || waiting.size > 0) {
      await running;
      if (waiting.size > 0) await delay(PAUSE_MS);
    }
  };
  const isIdle = (): boolean => waiting.size === 0;
  const warm = async (): Promise<void> => {
    try {
      await live.warm(isIdle);
      spareMemory();
    } catch {
      isWhole = true;
    }
  };
  const changed = (file: string): void => {
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void settle(), PAUSE_MS);
  };
  const publish = (): void => {
    const byUri = new Map<string, EditorDiagnostic[]>();
    for (const one of found) {
      const uri = toUri(fileOf(one.path, live.current()?.loaded));
      byUri.set(uri, [...(byUri.get(uri) ?? []), toEditor(one, live.current())]);
    }
    for (const uri of shown) if (!byUri.has(uri)) byUri.set(uri, []);
    shown = new Set([...byUri].filter(([, all]) => all.length > 0).map(([uri]) => uri));
    for (const [uri, diagnostics] of byUri) void connection.sendDiagnostics({ uri, diagnostics });
  };

  connection.onInitialize(({ capabilities }) => {
    watching = createWatching(connection, capabilities, siteOptions);
    return { capabilities: CAPABILITIES, serverInfo: { name: 'learn' } };
  });
  connection.onInitialized(() => {
    running = checked?.();
    void settle();
  });

  documents.onDidChangeContent(({ document }) => {
    const file = toFile(document.uri);
    if (!file) return;
    // Opened as it is on the disk: nothing has changed.
    if (setUnsaved(file, document.getText())) changed(file);
  });
  documents.onDidClose(({ document }) => {
    const file = toFile(document.uri);
    if (file && setUnsaved(file, undefined)) changed(file);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) {
      const file = toFile(uri);
      if (file && !documents.get(uri) && isOfSite(file, live.current()?.loaded)) changed(file);
    }
  });

  connection.onCodeAction(({ textDocument, range }): CodeAction[] => {
    const site = live.current();
    if (!site) return [];
    return found.flatMap((one) => {
      if (toUri(fileOf(one.path, site.loaded)) !== textDocument.uri) return [];
      const own = toRange(one);
      const isMeant = isIn(range.start, own) || isIn(own.start, range);
      return isMeant ? fixesFor(one, site, withRedirect) : [];
    });
  });
  answerRequests(connection, { documents, live, rename, untilChecked });
  documents.listen(connection);
}

function toEditor(one: Diagnostic, site: LiveSite | undefined): EditorDiagnostic {
  const related = (one.related ?? []).map((place) => ({
    location: toLocation(place, site?.loaded),
    message: 'See also',
  }));
  return {
    range: toRange(one),
    severity: one.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: one.code,
    source: 'learn',
    message: one.hint ? `${one.message}\n${one.hint}` : one.message,
    ...(related.length > 0 ? { relatedInformation: related } : {}),
  };
}
