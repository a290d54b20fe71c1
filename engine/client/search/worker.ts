// In a worker: questions → answers, so that the page's own thread never waits for the index.
import { createAnswerer, type Question, type Reply } from './answerer.ts';

/** The part of a worker's scope that is used here; the DOM's types describe a window. */
const scope = self as unknown as {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: { data: Question }) => void): void;
};

const answer = createAnswerer(loadJson, (reply) => scope.postMessage(reply));
scope.addEventListener('message', ({ data }) => answer(data));

async function loadJson(url: string, isFresh: boolean): Promise<unknown> {
  const response = await fetch(url, isFresh ? { cache: 'reload' } : {});
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
