// Answers that were sent → counts in the text format of Prometheus. No label reveals what was read.
// https://prometheus.io/docs/instrumenting/exposition_formats/
import type { Answered } from './answer.ts';
import type { PublishedBuild } from './health.ts';

export interface Metrics {
  count(answered: Answered): void;
  /**
   * @param build         undefined when none is published.
   * @param droppedLines  of the log.
   */
  render(build: PublishedBuild | undefined, droppedLines: number): string;
}

/** Upper bounds in seconds: a body from memory takes less than the first, a large one over a slow line the last. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const startedSeconds = (Date.now() - process.uptime() * 1000) / 1000;
  const byStatus = new Map<number, number>();
  const within = BOUNDS.map(() => 0);
  let answers = 0;
  let seconds = 0;
  let sizeBytes = 0;
  return {
    count(answered) {
      const taken = answered.durationMs / 1000;
      answers += 1;
      seconds += taken;
      sizeBytes += answered.sizeBytes;
      byStatus.set(answered.status, (byStatus.get(answered.status) ?? 0) + 1);
      BOUNDS.forEach((bound, i) => {
        if (taken <= bound) within[i] = (within[i] ?? 0) + 1;
      });
    },
    render: (build, droppedLines) =>
      [
        family('learn_requests_total', 'counter', 'Answers sent, by status.', [
          ...[...byStatus]
            .sort(([a], [b]) => a - b)
            .map(([status, n]) => [`{status="${status}"}`, n]),
        ] as Sample[]),
        family('learn_response_bytes_total', 'counter', 'Bytes of bodies sent.', [['', sizeBytes]]),
        family('learn_request_duration_seconds', 'histogram', 'From request to last byte.', [
          ...BOUNDS.map((bound, i): Sample => [`_bucket{le="${bound}"}`, within[i] ?? 0]),
          ['_bucket{le="+Inf"}', answers],
          ['_sum', seconds],
          ['_count', answers],
        ]),
        family('learn_log_lines_dropped_total', 'counter', 'Lines that no reader took.', [
          ['', droppedLines],
        ]),
        family('learn_site_up', 'gauge', 'Whether a built site is there.', [['', build ? 1 : 0]]),
        family(
          'learn_build_info',
          'gauge',
          'The published build.',
          build ? [[`{build="${build.id}"}`, 1]] : [],
        ),
        family(
          'learn_build_age_seconds',
          'gauge',
          'Since it was published.',
          build ? [['', build.ageSeconds]] : [],
        ),
        family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
          ['', process.memoryUsage.rss()],
        ]),
        family('process_start_time_seconds', 'gauge', 'When the process started.', [
          ['', startedSeconds],
        ]),
      ].join(''),
  };
}

/** What follows the name, and the value. */
type Sample = [suffix: string, value: number];

function family(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(([suffix, value]) => `${name}${suffix} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
