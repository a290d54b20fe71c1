// Questions of the page ↔ the worker that holds the index.
import { emptyAnswer, type SearchAnswer, type SearchRequest } from '../../search/answer.ts';
import type { Question, Reply } from './worker.ts';

export type Searcher = {
  /** Load what the first key needs. */
  warm(): void;
  /**
   * Answers come as more of the index arrives. Until the first of them, answers to the question before may come: an
   * answer tells its query. Another section starts afresh.
   */
  ask(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void): void;
};

/**
 * The worker starts when it is first needed; the root of the index, which every answer needs, is fetched beside it.
 *
 * @param base  where the site is served.
 */
export function createSearcher(base: string): Searcher {
  let worker: Worker | undefined;
  let number = 0;
  let oldest = 0;
  let section: string | undefined;
  let asked = '';
  let listener: ((answer: SearchAnswer) => void) | undefined;
  const post = (question: Question) => {
    worker ??= start();
    worker.postMessage(question);
  };
  const start = (): Worker => {
    const folder = `${base}_search/`;
    const root = fetch(`${folder}root.json`).then((response) => response.json());
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.number < oldest) return;
      oldest = data.number;
      listener?.(data.answer);
    });
    // It could not be loaded; the next question starts another one.
    started.addEventListener('error', () => {
      if (worker === started) worker = undefined;
      listener?.({ ...emptyAnswer(asked), failed: 1 });
    });
    started.postMessage({ type: 'start', folder } satisfies Question);
    root
      .catch(() => undefined)
      .then((content) => started.postMessage({ type: 'root', content } satisfies Question));
    return started;
  };
  return {
    warm() {
      worker ??= start();
    },
    ask(request, onAnswer) {
      number += 1;
      if (request.section !== section) oldest = number;
      section = request.section;
      asked = request.query;
      listener = onAnswer;
      post({ type: 'ask', number, request });
    },
  };
}
