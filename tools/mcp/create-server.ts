// A built site and tools → a server of the Model Context Protocol, for one transport. The protocol's library enters here.

import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type AnyTool, type BuiltSite, ExpectedError } from '../../engine/tooling.ts';
import { answerCall } from './answer-call.ts';

export type Assistant = { built: BuiltSite; tools: readonly AnyTool[] };

/** Runs one call when it is its caller's turn. */
export type TakeTurn = <T>(call: () => Promise<T>) => Promise<T>;

/** Resources of one answer. */
const PAGE_SIZE = 100;

/** Nothing is kept in it, so that a server can be made for each request. */
export async function createAssistantServer(
  { built, tools }: Assistant,
  takeTurn: TakeTurn,
): Promise<Server> {
  const { title, description, version } = await built.card();
  const server = new Server(
    { name: 'learn', title, version },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: `${title}. ${description} Answer from what the tools give you, and cite the addresses that each answer ends with.`,
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(describe) }));
  server.setRequestHandler(
    'tools/call',
    async ({ params }): Promise<CallToolResult> =>
      takeTurn(() => answerCall(params.name, params.arguments ?? {}, { built, tools })),
  );
  server.setRequestHandler('resources/list', ({ params }) =>
    takeTurn(() => listResources(built, params?.cursor)),
  );
  server.setRequestHandler('resources/read', ({ params: { uri } }) =>
    takeTurn(async () => {
      const { id } = await built.find(uri).catch(toProtocolError);
      return { contents: [{ uri, mimeType: 'text/markdown', text: await built.markdown(id) }] };
    }),
  );
  return server;
}

function describe({ name, title, description, input }: AnyTool) {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as { type: 'object' },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

/** @param cursor  how many there were before. */
async function listResources(built: BuiltSite, cursor = '0') {
  const from = Number(cursor);
  const pages = Object.values(await built.pages());
  if (!/^\d{1,9}$/.test(cursor) || from > pages.length)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `"${cursor.slice(0, 50)}" is no cursor. Begin without one.`,
    );
  const to = from + PAGE_SIZE;
  const resources = await Promise.all(
    pages.slice(from, to).map(async ({ id, title, description }) => ({
      uri: await built.urlOf(id),
      name: id,
      title,
      description,
      mimeType: 'text/markdown',
    })),
  );
  return { resources, ...(to < pages.length ? { nextCursor: String(to) } : {}) };
}

function toProtocolError(error: unknown): never {
  if (!(error instanceof ExpectedError)) throw error;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `${error.message} ${error.hint ?? ''}`.trim(),
  );
}
