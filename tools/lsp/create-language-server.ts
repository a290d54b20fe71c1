// A connection to an editor and a site → the language service: what `learn check` finds, as one types, and what the site knows.
import {
  type CodeAction,
  type Connection,
  DiagnosticSeverity,
  type Diagnostic as EditorDiagnostic,
  ResponseError,
  SymbolKind,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  createLiveCheck,
  type Diagnostic,
  ExpectedError,
  type LiveSite,
  setUnsaved,
} from '../../engine/tooling.ts';
import { complete } from './complete.ts';
import { define, explain } from './explain.ts';
import { fixesFor } from './fixes.ts';
import { foldsOf, symbolsOf } from './outline.ts';
import { fileOf, isIn, toFile, toLocation, toRange, toUri } from './places.ts';
import { type Move, toWorkspaceEdit } from './rename.ts';
import { includesOf, linksTo, locate, pageOf, targetOf } from './site-index.ts';
import { type Written, writtenAt } from './written-at.ts';

/** What an editor is waited for after a key, so that a word typed quickly is checked once. */
const PAUSE_MS = 40;

/** The site, and what renames its pages. */
export type ServiceOptions = { site: Parameters<typeof createLiveCheck>[0]; move: Move };

/** Checks one change after another; what comes meanwhile is checked together. */
export function createLanguageServer(
  connection: Connection,
  { site: siteOptions, move }: ServiceOptions,
): void {
  const documents = new TextDocuments(TextDocument);
  const live = createLiveCheck(siteOptions);
  let found: Diagnostic[] = [];
  let shown = new Set<string>();
  let waiting = new Set<string>();
  let isWhole = true;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    const changed = isWhole ? undefined : [...waiting];
    if (changed?.length === 0) return;
    waiting = new Set();
    isWhole = false;
    try {
      found = await live.check(changed);
      publish();
    } catch (error) {
      // The next change looks at everything again.
      isWhole = true;
      connection.window.showErrorMessage(says(error));
    }
  };
  /** Resolves when all that was changed before is checked. */
  const settle = (): Promise<void> => {
    clearTimeout(timer);
    const before = running ?? Promise.resolve();
    const mine = before.then(run).finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
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

  const linesOf = (uri: string) => documents.get(uri)?.getText().split(/\r?\n/);
  /** What is written at a place of an open page, where the site is known. */
  const at = <T>(
    { textDocument, position }: TextDocumentPositionParams,
    answer: (written: Written, site: LiveSite, pageId: string) => T | undefined,
  ): T | null => {
    const site = live.current();
    const lines = linesOf(textDocument.uri);
    const written = lines && writtenAt(lines, position);
    const file = toFile(textDocument.uri);
    if (!site || !written || !file) return null;
    return answer(written, site, pageOf(site, file)?.id ?? '') ?? null;
  };

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: ['(', '/', '#', ':', '{', '=', ' ', '"', '`'] },
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
      documentSymbolProvider: true,
      workspaceSymbolProvider: true,
      foldingRangeProvider: true,
      documentLinkProvider: {},
      codeActionProvider: { codeActionKinds: ['quickfix'] },
    },
    serverInfo: { name: 'learn' },
  }));
  connection.onInitialized(() => void settle());

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
      if (file && !documents.get(uri)) changed(file);
    }
  });

  connection.onCompletion((params) => at(params, complete) ?? []);
  connection.onHover((params) =>
    at(params, (written, site, pageId) => {
      const value = explain(written, site, pageId);
      if (!value) return undefined;
      return { contents: { kind: 'markdown' as const, value }, range: written.range };
    }),
  );
  connection.onDefinition((params) => at(params, define));
  connection.onReferences(({ textDocument, position }) => {
    const site = live.current();
    const file = toFile(textDocument.uri);
    if (!site || !file) return [];
    const page = pageOf(site, file);
    const written = writtenAt(linesOf(textDocument.uri) ?? [], position);
    if (written?.kind === 'link')
      return linksTo(site, targetOf(site, written.text, page?.id ?? ''));
    if (written?.kind === 'snippet') return includesOf(site, written.text);
    if (page)
      return linksTo(site, {
        id: page.id,
        anchor: anchorAt(site, page.id, textDocument.uri, position.line),
      });
    const name = site.source.snippets.names().find((one) => file.endsWith(`/snippets/${one}`));
    return name ? includesOf(site, name) : [];
  });
  /** The anchor of a heading that a line has; empty for anything else. */
  const anchorAt = (site: LiveSite, id: string, uri: string, line: number): string =>
    (site.pages[id]?.anchors ?? []).find((anchor) => {
      const place = locate(site, { id, anchor });
      return place?.uri === uri && place.range.start.line === line && line > 0;
    }) ?? '';

  connection.onPrepareRename((params) =>
    at(params, (written, site, pageId) => {
      if (written.kind !== 'link') return undefined;
      const { id } = targetOf(site, written.text, pageId);
      return site.site.has(id) ? { range: written.range, placeholder: id } : undefined;
    }),
  );
  connection.onRenameRequest((params) =>
    at(params, (written, site, pageId) => {
      const { id } = targetOf(site, written.text, pageId);
      try {
        return toWorkspaceEdit(move(site, { id, newId: params.newName }), site);
      } catch (error) {
        throw new ResponseError(-32803, says(error));
      }
    }),
  );

  connection.onDocumentSymbol(({ textDocument }) => symbolsOf(linesOf(textDocument.uri) ?? []));
  connection.onFoldingRanges(({ textDocument }) => foldsOf(linesOf(textDocument.uri) ?? []));
  connection.onWorkspaceSymbol(({ query }) => {
    const site = live.current();
    const word = query.toLowerCase();
    return (site?.site.ids ?? []).flatMap((id) => {
      const title = site?.site.doc(id)?.frontMatter.title ?? '';
      const location = site && locate(site, { id, anchor: '' });
      const isMeant = `${title} ${id}`.toLowerCase().includes(word);
      return isMeant && location
        ? [{ name: title || id, kind: SymbolKind.File, location, containerName: id }]
        : [];
    });
  });
  connection.onDocumentLinks(({ textDocument }) => {
    const site = live.current();
    const file = toFile(textDocument.uri);
    const page = site && file ? pageOf(site, file) : undefined;
    if (!site || !page) return [];
    return (site.pages[page.id]?.links ?? []).flatMap((link) => {
      const target = locate(site, { id: link.id, anchor: link.anchor });
      const range = toRange({ ...link, length: link.href.length });
      return link.path === page.path && target ? [{ range, target: target.uri }] : [];
    });
  });
  connection.onCodeAction(({ textDocument, range }): CodeAction[] => {
    const site = live.current();
    if (!site) return [];
    return found.flatMap((one) => {
      if (toUri(fileOf(one.path, site.loaded)) !== textDocument.uri) return [];
      const own = toRange(one);
      return isIn(range.start, own) || isIn(own.start, range) ? fixesFor(one, site) : [];
    });
  });
  documents.listen(connection);
}

const says = (error: unknown): string =>
  error instanceof ExpectedError && error.hint
    ? `${error.message} ${error.hint}`
    : error instanceof Error
      ? error.message
      : String(error);

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
