// Which pages each thread makes next.
import { expect, it } from 'vitest';
import { createJobQueue } from './job-queue.ts';
import type { PageJob } from './page-job.ts';

const jobs = (count: number, slow: number) =>
  Array.from({ length: count }, (_, at) => ({
    around: String(at),
    ...(at >= count - slow ? { hasMuchToLoad: true } : {}),
  })) as PageJob[];

const names = (taken: readonly (PageJob | undefined)[]) => taken.map((one) => one?.around);

it('threads begin at either end', () => {
  const queue = createJobQueue(jobs(40, 0), true);
  expect(names([queue.takeOne(), queue.takeOne()])).toEqual(['0', '1']);
  expect(names(queue.takeBatch(0))[0]).toBe('28');
  expect(names(queue.takeBatch(1))[0]).toBe('2');
  queue.clear();
  expect([queue.takeOne(), queue.takeBatch(0)]).toEqual([undefined, []]);
});

it('the last pages with much to load are left to threads that have loaded it', () => {
  const queue = createJobQueue(jobs(3, 2), true);
  expect(names([queue.takeOne(), queue.takeOne()])).toEqual(['0', undefined]);
  expect(names(queue.takeBatch(0))).toEqual(['1', '2']);
});

it('they are made here where there is no other thread, or where it is loaded', () => {
  const alone = createJobQueue(jobs(2, 2), false);
  expect(names([alone.takeOne(), alone.takeOne()])).toEqual(['0', '1']);
  const many = createJobQueue(jobs(21, 21), true);
  expect(names(Array.from({ length: 21 }, many.takeOne)).at(-1)).toBe('20');
});
