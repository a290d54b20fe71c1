// In a worker: questions → answers, so that the page's own thread never waits for the index.
import type { SearchAnswer, SearchRequest } from '../../search/answer.ts';
import { rootFile } from '../../search/files.ts';
import { type Interest, openSearch, type Search } from '../../search/query/open-search.ts';

export type Question =
  | { type: 'start'; folder: string }
  /** The root of the index; undefined when the page could not have it. */
  | { type: 'root'; content: unknown }
  | { type: 'ask'; number: number; request: SearchRequest };

export type Reply = { number: number; answer: SearchAnswer };

let search: Search | undefined;
/** Numbers of the newest question, and of the newest one that has an answer. */
let newest = 0;
let answered = 0;

/** The part of a worker's scope that is used here; the DOM's types describe a window. */
const scope = self as unknown as {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: { data: Question }) => void): void;
};

let takeRoot: (content: unknown) => void = () => {};
/** Taken once: asked for again, the root is loaded here. */
let givenRoot: Promise<unknown> | undefined = new Promise((resolve) => {
  takeRoot = resolve;
});

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'start') start(data.folder);
  else if (data.type === 'root') takeRoot(data.content);
  else void ask(data.number, data.request);
});

function start(folder: string): void {
  search = openSearch(async (file, isFresh) => {
    const given = file === rootFile ? givenRoot : undefined;
    if (given) givenRoot = undefined;
    return (await given) ?? loadJson(folder + encodeURI(file), isFresh === true);
  });
  void search.warm();
}

/** While a reader types, an older question is answered with its pages, unless a newer one has its own by then. */
async function ask(number: number, request: SearchRequest): Promise<void> {
  newest = number;
  const interest = (): Interest => {
    if (number === newest) return 'all';
    return number > answered ? 'pages' : 'none';
  };
  await search?.ask(
    request,
    (answer) => {
      if (interest() === 'none') return;
      answered = number;
      scope.postMessage({ number, answer });
    },
    interest,
  );
}

async function loadJson(url: string, isFresh: boolean): Promise<unknown> {
  const response = await fetch(url, isFresh ? { cache: 'reload' } : {});
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
