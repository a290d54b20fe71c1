// Words that records use, apart from their schema: browsers need the words alone.

export const KINDS = [
  'breaking',
  'removal',
  'upgrade',
  'deprecation',
  'security',
  'feature',
  'enhancement',
  'fix',
  'known-issue',
] as const;
export type Kind = (typeof KINDS)[number];
export const CHANNELS = ['online', 'enterprise'] as const;
export type Channel = (typeof CHANNELS)[number];
