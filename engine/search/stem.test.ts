import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('words of one stem', () => {
  it.each([
    ['table', 'tables'],
    ['connect', 'connects', 'connected', 'connecting', 'connector', 'connectors', 'connection'],
    ['deploy', 'deploys', 'deployed', 'deploying', 'deployment', 'deployments'],
    ['bind', 'binding', 'bindings'],
    ['query', 'queries'],
    ['process', 'processes', 'processing'],
    ['customize', 'customise', 'customizing', 'customised', 'customization', 'customisation'],
    ['box', 'boxes'],
    ['plan', 'plans', 'planned', 'planning'],
  ])('are %s and its forms', (word, ...forms) => {
    for (const form of forms) expect(stem(form), form).toBe(stem(word));
  });

  it.each([
    ['page', 'pager2'],
    ['class', 'clash'],
    ['status', 'state'],
    ['user', 'username'],
    ['11.14.0', '11.14.1'],
  ])('are not %s and %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });
});
