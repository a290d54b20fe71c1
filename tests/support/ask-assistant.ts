// A tool and its arguments → what the server answers, through the protocol's own client.
import type { Client } from '@modelcontextprotocol/client';

/** @property isError  the call was wrong, and `text` explains how. */
export type Told = { text: string; isError: boolean };

export async function askAssistant(client: Client, name: string, args: object): Promise<Told> {
  const { content, isError } = await client.callTool({ name, arguments: { ...args } });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}
