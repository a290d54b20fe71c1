// What each question of the page for writers is answered with: plain rows.

/** What writers have said of a row. It comes back when it happens again: then `isDone` is false. */
export type Marked = { isDone: boolean; doneNote: string; last: string };

export type Day = {
  day: string;
  views: number;
  yes: number;
  no: number;
  searches: number;
  nothing: number;
  missing: number;
  errors: number;
};

export type Choices = { sections: string[]; versions: string[]; platforms: string[] };

export type Overview = { days: Day[]; choices: Choices };

export type PageRow = Marked & {
  page: string;
  views: number;
  yes: number;
  no: number;
  /** How bad it surely is: the lower end of the 95 % interval of the share of "no", 0 to 1. */
  bad: number;
  reasons: Record<string, number>;
  /** Anchors of steps, and how often readers were stuck there. */
  stuck: Record<string, number>;
  problems: number;
};

export type NoteRow = {
  at: string;
  page: string;
  kind: string;
  answer: string;
  reason: string;
  text: string;
  version: string;
  platform: string;
};

export type SearchRow = Marked & {
  query: string;
  n: number;
  /** How often nothing was found, nothing was opened, and it was searched again. */
  nothing: number;
  unopened: number;
  again: number;
  /** Results on average. */
  found: number;
  /** Pages that were opened, most often first. */
  opened: { page: string; n: number }[];
};

/** A query that found nothing, and what readers then searched for, and opened. */
export type RetryRow = { query: string; next: string; n: number };

export type MissingRow = Marked & {
  address: string;
  n: number;
  from: { page: string; n: number }[];
};

export type VitalRow = {
  template: string;
  metric: string;
  n: number;
  /** Three in four views are this quick: milliseconds; CLS without a unit. */
  p75: number;
  /** Of views: good, to be improved, poor, by the bounds of web.dev. */
  shares: [number, number, number];
};

export type ErrorRow = Marked & { message: string; place: string; n: number; pages: number };

/** What `learn insight suggest` and `report` are made from. */
export type Findings = {
  overview: Overview;
  pages: PageRow[];
  notes: NoteRow[];
  searches: SearchRow[];
  retries: RetryRow[];
  missing: MissingRow[];
};
