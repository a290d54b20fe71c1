// The address of an upgrade report: written, read back, and typed by people.
import { beforeAll, describe, expect, it } from 'vitest';
import { checkReports } from '../../tests/support/any-report.ts';
import { loadRealReleases, type RealReleases } from '../../tests/support/real-releases.ts';
import { formatRequest, parseRequest } from './report-request.ts';

let real: RealReleases;
beforeAll(async () => {
  real = await loadRealReleases();
});

describe('the address of a report', () => {
  const read = (query: string) => parseRequest(new URLSearchParams(query), real.index);

  it('gives the request back', async () => {
    await checkReports(({ index }, request) => {
      const query = new URLSearchParams(formatRequest(request));
      expect(parseRequest(query, index)).toEqual({ request, problems: [] });
    });
  });

  it.each([
    ['v11.14', '11.14.0'],
    ['10.GA', '10.0.0-ga'],
    [' 9.4 ', '9.4.0'],
    ['8.4.2', '8.4.2.0'],
    ['11', '11.14.0'],
    ['10.0.0 preview', '10.0.0-preview'],
  ])('takes the version %s for %s', (typed, version) => {
    const { request, problems } = read(new URLSearchParams({ to: typed }).toString());
    expect(request).toEqual({ to: version, areas: [] });
    expect(problems).toEqual([]);
  });

  it('tells what does not exist, and leaves it out', () => {
    const query = 'from=eleven&to=99.1&area=web,nope&area=web&area=constructor&edition=cloud';
    const unknown = (name: string, value: string) => ({ problem: 'unknown', name, value });
    expect(read(query)).toEqual({
      request: { areas: ['web'] },
      problems: [
        unknown('from', 'eleven'),
        unknown('to', '99.1'),
        unknown('area', 'nope'),
        unknown('area', 'constructor'),
        unknown('edition', 'cloud'),
      ],
    });
  });

  it('tells a report that leads back, and is content with one version or none', () => {
    const [from, to] = ['11.14.0', '10.0.0-ga'];
    expect(read('from=11.14&to=10.ga').problems).toEqual([{ problem: 'backwards', from, to }]);
    expect(read('from=11.14&to=v11.14.0').problems).toEqual([]);
    expect(read('from=11.14').request).toEqual({ from, areas: [] });
    expect(read('')).toEqual({ request: { areas: [] }, problems: [] });
  });

  it('names areas plainly', () => {
    const areas = ['web', 'studio'];
    expect(formatRequest({ from: '7.0.0', to: '8.0.1', areas, edition: 'online' })).toBe(
      '?from=7.0.0&to=8.0.1&area=web,studio&edition=online',
    );
  });
});
