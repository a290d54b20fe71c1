// What an editor asks about a place of a file → what the site as it was last checked says to it.
import {
  type Connection,
  ResponseError,
  SymbolKind,
  type TextDocumentPositionParams,
  type TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { LiveCheck, LiveSite } from '../../engine/tooling.ts';
import { complete, type Where } from './complete.ts';
import { completeYaml, createSchemas } from './complete-yaml.ts';
import { define, explain } from './explain.ts';
import { foldsOf, symbolsOf } from './outline.ts';
import { kindOfFile } from './page-names.ts';
import { toFile, toRange } from './places.ts';
import { referencesAt } from './references.ts';
import { type Rename, renamedAt, toWorkspaceEdit } from './rename.ts';
import { editsForFiles } from './rename-files.ts';
import { says, showError } from './say-error.ts';
import { locate, pageOf } from './site-index.ts';
import { headEnd, type Written } from './written-at.ts';
import { writtenIn } from './written-in.ts';

export type { Rename } from './rename.ts';

type Service = {
  documents: TextDocuments<TextDocument>;
  live: LiveCheck;
  rename: Rename;
  /** Resolves once the site has what was typed before. */
  untilChecked(): Promise<void>;
};

export function answerRequests(
  connection: Connection,
  { documents, live, rename, untilChecked }: Service,
): void {
  const schemas = createSchemas();
  const linesOf = (uri: string) => documents.get(uri)?.getText().split(/\r?\n/) ?? [];
  const whereIn = (site: LiveSite, uri: string): Where => ({
    pageId: pageOf(site, toFile(uri) ?? '')?.id ?? '',
    lines: linesOf(uri),
  });
  /** What is written at a place of an open file, where the site is known. */
  const at = <T>(
    { textDocument: { uri }, position }: TextDocumentPositionParams,
    answer: (written: Written, site: LiveSite, where: Where) => T | undefined,
  ): T | null => {
    const site = live.current();
    const file = toFile(uri);
    if (!site || !file) return null;
    const written = writtenIn(site, { file, lines: linesOf(uri), position });
    return written ? (answer(written, site, whereIn(site, uri)) ?? null) : null;
  };

  connection.onCompletion((params) => {
    const { textDocument, position } = params;
    const site = live.current();
    const file = toFile(textDocument.uri);
    const lines = linesOf(textDocument.uri);
    if (!site || !file) return [];
    if (isYaml(file)) {
      const kind = kindOfFile(site, file);
      const schema = schemas.ofFile(file, lines.join('\n'), site);
      return kind ? completeYaml({ lines, schema, kind }, position, site) : [];
    }
    const head = lines.slice(0, Math.max(0, headEnd(lines)));
    if (position.line > headEnd(lines)) return at(params, complete) ?? [];
    const schema = schemas.ofHead(site);
    return completeYaml({ lines: head, schema, kind: 'header' }, position, site);
  });
  connection.onHover((params) =>
    at(params, (written, site, { pageId }) => {
      const value = explain(written, site, pageId);
      if (!value) return undefined;
      return { contents: { kind: 'markdown' as const, value }, range: written.range };
    }),
  );
  connection.onDefinition((params) =>
    at(params, (written, site, { pageId }) => define(written, site, pageId)),
  );
  connection.onReferences(({ textDocument: { uri }, position }) => {
    const site = live.current();
    const file = toFile(uri);
    return site && file ? referencesAt({ ...whereIn(site, uri), file, uri, position }, site) : [];
  });

  const renamedIn = ({ textDocument: { uri }, position }: TextDocumentPositionParams) => {
    const site = live.current();
    const file = toFile(uri);
    if (!site || !file) return undefined;
    const found = renamedAt({ ...whereIn(site, uri), file, uri, position }, site);
    return found && { site, found };
  };
  connection.onPrepareRename((params) => {
    const { found } = renamedIn(params) ?? {};
    return found ? { range: found.range, placeholder: found.name } : null;
  });
  connection.onRenameRequest((params) => {
    const { site, found } = renamedIn(params) ?? {};
    if (!site || !found) return null;
    try {
      return toWorkspaceEdit(found, params.newName, { site, rename });
    } catch (error) {
      throw new ResponseError(-32803, says(error));
    }
  });

  connection.workspace.onWillRenameFiles(({ files }) => {
    const site = live.current();
    try {
      return (site && editsForFiles(files, { site, rename })) ?? null;
    } catch (error) {
      // An answer can't keep the editor from it: the links are left as they are.
      showError(connection, error);
      return null;
    }
  });

  connection.onDocumentSymbol(({ textDocument: { uri } }) => symbolsOf(linesOf(uri), isYaml(uri)));
  connection.onFoldingRanges(({ textDocument: { uri } }) => foldsOf(linesOf(uri), isYaml(uri)));
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
  // Editors keep the places of links until more is typed, so they are those of the text that was typed last.
  connection.onDocumentLinks(async ({ textDocument }) => {
    await untilChecked();
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
}

const isYaml = (name: string): boolean => /\.ya?ml$/.test(name);
