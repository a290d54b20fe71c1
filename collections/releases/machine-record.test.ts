// `releases.json`: everything that the records say, in one shape, with whole addresses.
import { describe, expect, it } from 'vitest';
import { toBook, urlOf } from '../../tests/support/generated-releases.ts';
import { loadRealReleases } from '../../tests/support/real-releases.ts';
import { machineRecord } from './machine-record.ts';

const ORIGIN = 'https://docs.example';

describe('the record for machines', () => {
  it('has a release with all it says, and leaves out what it does not say', () => {
    const book = toBook([
      {
        version: '1.0',
        date: '2024-01-02',
        channels: ['online'],
        page: 'releases/old',
        summary: 'The first.',
        changes: [
          { kind: 'fix', area: 'web', title: 'Starts', symptom: 'It [hung](teams/roles).' },
        ],
      },
      {
        version: '1.1',
        name: 'One.1',
        date: '2024-02-03',
        channels: ['online', 'enterprise'],
        enterprise: { date: '2024-03-01', includes: ['1.0'] },
        stopover: 'See [roles](teams/roles#add).',
        summary: 'The [second](nowhere).',
        changes: [
          {
            kind: 'removal',
            area: 'studio',
            widget: 'list',
            build: 'build 7',
            id: 'own-anchor',
            title: 'Gone',
            body: '[In](teams/roles), [out](https://example.org).',
            action: 'Look.',
            pages: ['teams/roles', 'nowhere'],
          },
        ],
        stack: { Backend: { Node: '22', JDK: '21' } },
        stackFrom: { Backend: { Node: '20' } },
      },
    ]);
    expect(JSON.parse(machineRecord(book, ORIGIN, urlOf))).toEqual({
      product: 'Acme',
      releases: [
        {
          version: '1.1',
          name: 'One.1',
          date: '2024-02-03',
          channels: ['online', 'enterprise'],
          enterprise: { date: '2024-03-01', includes: ['1.0'] },
          url: 'https://docs.example/docs/releases/v1-1',
          summary: 'The second.',
          stopover: 'See [roles](https://docs.example/docs/teams/roles#add).',
          changes: [
            {
              kind: 'removal',
              area: 'studio',
              widget: 'list',
              build: 'build 7',
              title: 'Gone',
              body: '[In](https://docs.example/docs/teams/roles), [out](https://example.org).',
              action: 'Look.',
              url: 'https://docs.example/docs/releases/v1-1#own-anchor',
              pages: ['https://docs.example/docs/teams/roles'],
            },
          ],
          stack: { Backend: { Node: '22', JDK: '21' } },
          stackFrom: { Backend: { Node: '20' } },
        },
        {
          version: '1.0',
          name: '1.0',
          date: '2024-01-02',
          channels: ['online'],
          url: 'https://docs.example/docs/releases/old#v1-0',
          summary: 'The first.',
          changes: [
            {
              kind: 'fix',
              area: 'web',
              title: 'Starts',
              symptom: 'It [hung](https://docs.example/docs/teams/roles).',
              url: 'https://docs.example/docs/releases/old#v1-0-starts',
            },
          ],
        },
      ],
    });
  });

  it('has every real release and change, newest first, each at an address of its own', async () => {
    const { book, urlOf: realUrl } = await loadRealReleases();
    const { releases } = JSON.parse(machineRecord(book, ORIGIN, realUrl));
    const newest = [...book.entries].reverse();
    expect(releases.map(({ version }: { version: string }) => version)).toEqual(
      newest.map(({ record }) => record.version),
    );
    const urls: string[] = releases.flatMap((one: { url: string; changes: { url: string }[] }) => [
      one.url,
      ...one.changes.map(({ url }) => url),
    ]);
    const changes = newest.flatMap(({ record }) => record.changes);
    expect(urls.length).toBe(newest.length + changes.length);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !url.startsWith(`${ORIGIN}/learn/`))).toEqual([]);
    expect(JSON.stringify(releases)).not.toMatch(/\]\((?!https?:|mailto:)/);
  });
});
