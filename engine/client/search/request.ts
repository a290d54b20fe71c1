// Questions of the page ↔ what holds the index: a worker, or this same thread in a bundle, where pages start none.
import { emptyAnswer, type SearchAnswer, type SearchRequest } from '../../search/answer.ts';
import { fetchJson, openBundle } from '../files.ts';
import type { Question, Reply } from './answerer.ts';

export type Searcher = {
  /** Load what the first key needs. */
  warm(): void;
  /**
   * Answers come as more of the index arrives. Until the first of them, answers to the question before may come: an
   * answer tells its query. Another section starts afresh.
   */
  ask(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void): void;
};

type Post = (question: Question) => void;

/**
 * What answers starts when it is first needed.
 *
 * @param base  where the site is served.
 * @param root  of the index, which every answer needs; undefined in it: what answers loads its own.
 */
export function createSearcher(base: string, root: Promise<unknown>): Searcher {
  let post: Post | undefined;
  let number = 0;
  let oldest = 0;
  let section: string | undefined;
  let requested = '';
  let listener: ((answer: SearchAnswer) => void) | undefined;
  /** A bundle of one section has nothing to choose between. */
  const onReply = (reply: Reply) => {
    if (reply.number < oldest) return;
    oldest = reply.number;
    listener?.(openBundle()?.section ? { ...reply.answer, counts: [] } : reply.answer);
  };
  const start = (): Post => {
    // It could not be loaded; the next question starts another one.
    const onError = () => {
      if (post === started) post = undefined;
      listener?.({ ...emptyAnswer(requested), failed: 1 });
    };
    const started = (openBundle() ? startHere : startWorker)(onReply, onError);
    started({ type: 'start', folder: `${base}_search/` });
    void root.then((content) => started({ type: 'root', content }));
    return started;
  };
  return {
    warm() {
      post ??= start();
    },
    ask(request, onAnswer) {
      const within = openBundle()?.section ?? request.section;
      number += 1;
      if (within !== section) oldest = number;
      section = within;
      requested = request.query;
      listener = onAnswer;
      post ??= start();
      post({ type: 'ask', number, request: within ? { ...request, section: within } : request });
    },
  };
}

function startWorker(onReply: (reply: Reply) => void, onError: () => void): Post {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data));
  worker.addEventListener('error', onError);
  return (question) => worker.postMessage(question);
}

function startHere(onReply: (reply: Reply) => void, onError: () => void): Post {
  const answerer = import('./answerer.ts').then(({ createAnswerer }) =>
    createAnswerer(fetchJson, onReply),
  );
  answerer.catch(onError);
  return (question) => void answerer.then((answer) => answer(question)).catch(() => {});
}
