// Questions → answers, one after the other as they come: in a worker, or on the page's own thread where it may start none.
import type { SearchAnswer, SearchRequest } from '../../search/answer.ts';
import { rootFile } from '../../search/files.ts';
import { type Interest, openSearch, type Search } from '../../search/query/open-search.ts';

export type Question =
  | { type: 'start'; folder: string }
  /** The root of the index; undefined when the page could not have it. */
  | { type: 'root'; content: unknown }
  | { type: 'ask'; number: number; request: SearchRequest };

export type Reply = { number: number; answer: SearchAnswer };

/** @param loadJson  of an address; `isFresh`: past every cache. */
type LoadJson = (url: string, isFresh: boolean) => Promise<unknown>;

/** Who types has typed the next letter by then. */
const PAUSE_MS = 250;

export function createAnswerer(
  loadJson: LoadJson,
  onReply: (reply: Reply) => void,
): (question: Question) => void {
  let search: Search | undefined;
  /** Numbers of the newest question, and of the newest one that has an answer. */
  let newest = 0;
  let answered = 0;
  let takeRoot: (content: unknown) => void = () => {};
  /** Taken once: requested again, the root is loaded here. */
  let givenRoot: Promise<unknown> | undefined = new Promise((resolve) => {
    takeRoot = resolve;
  });

  function start(folder: string): void {
    search = openSearch(async (file, isFresh) => {
      const given = file === rootFile ? givenRoot : undefined;
      if (given) givenRoot = undefined;
      return (await given) ?? loadJson(folder + encodeURI(file), isFresh === true);
    }, pause);
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
        onReply({ number, answer });
      },
      interest,
    );
  }

  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

  return (question) => {
    if (question.type === 'start') start(question.folder);
    else if (question.type === 'root') takeRoot(question.content);
    else void ask(question.number, question.request);
  };
}
