// What the service has answered and stored → counts in the text format of Prometheus.
import type { Intake } from '../collect/intake.ts';
import type { Spill } from '../store/spill.ts';

export type InsightCounts = {
  count(path: string, status: number): void;
  /** Lines of the format, to be added to others. */
  render(): string;
};

/** Of all paths that anybody may ask for, only ours are labels. */
const labelOf = (path: string): string =>
  path === 'events' || path === 'feedback' ? path : path.startsWith('api/') ? 'api' : 'page';

export function createCounts(intake: Intake, spill: Spill): InsightCounts {
  const answers = new Map<string, number>();
  return {
    count(path, status) {
      const key = `{path="${labelOf(path)}",status="${status}"}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    },
    render() {
      const { accepted, repeated, refused, turnedAway } = intake.counts();
      const lines: [name: string, type: string, help: string, samples: [string, number][]][] = [
        ['learn_insight_requests_total', 'counter', 'Answers, by path and status.', [...answers]],
        [
          'learn_insight_events_total',
          'counter',
          'Events, by what became of them.',
          [
            ['{result="accepted"}', accepted],
            ['{result="repeated"}', repeated],
            ['{result="refused"}', refused],
            ['{result="turned-away"}', turnedAway],
          ],
        ],
        ['learn_insight_waiting', 'gauge', 'Events in memory.', [['', intake.waiting()]]],
        [
          'learn_insight_spill_bytes',
          'gauge',
          'What waits on the disk for the database.',
          [['', spill.sizeBytes()]],
        ],
        [
          'learn_insight_database_up',
          'gauge',
          'Whether the database takes events.',
          [['', intake.isAway() ? 0 : 1]],
        ],
      ];
      return lines
        .map(
          ([name, type, help, samples]) =>
            `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n` +
            samples.map(([labels, value]) => `${name}${labels} ${value}\n`).join(''),
        )
        .join('');
    },
  };
}
