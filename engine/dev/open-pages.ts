// Messages → the pages that authors have open: one stream of events each, none of which is kept for a page that reads none.
import type { ServerResponse } from 'node:http';

export type OpenPages<Message> = {
  /** Keep `response` open for messages, beginning with `first`. */
  add(response: ServerResponse, first: readonly Message[]): void;
  tell(message: Message): void;
  close(): void;
};

/** Far more than anybody has open. */
const MOST_PAGES = 200;
/** What may wait for one page. A page whose stream has ended opens another, and learns what it has missed. */
const MOST_WAITING_BYTES = 256 * 1024;

export function createOpenPages<Message>(): OpenPages<Message> {
  const pages = new Set<ServerResponse>();
  const send = (page: ServerResponse, message: Message) => {
    if (page.writableLength > MOST_WAITING_BYTES) page.destroy();
    else page.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  return {
    add(response, first) {
      if (pages.size >= MOST_PAGES) return void response.writeHead(503).end();
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      // Between two changes, nothing is sent for hours.
      response.socket?.setTimeout(0);
      pages.add(response);
      response.on('close', () => pages.delete(response));
      for (const message of first) send(response, message);
    },
    tell(message) {
      for (const page of pages) send(page, message);
    },
    close() {
      for (const page of pages) page.end();
    },
  };
}
