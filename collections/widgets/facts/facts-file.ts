// `content/facts/*.json`: what the runtimes of the platform know of their widgets, as a script has read it from their code.

/** Platforms with a runtime. Apps for Cordova run the one of the web. */
export const RUNTIMES = ['web', 'react-native'] as const;
export type Runtime = (typeof RUNTIMES)[number];

export type Literal = string | number | boolean | null;

/**
 * A property of a runtime. `default`: what the widget does without the attribute.
 *
 * `internal`, `unread`: not for app developers. `base`: all widgets of the platform have it. `only`: kinds of field that have it.
 */
export type PropertyFact = {
  type?: string;
  default?: Literal | undefined;
  values?: Literal[];
  internal?: boolean;
  unread?: boolean;
  base?: boolean;
  only?: unknown;
};

export type MethodFact = { args: string[]; documented?: boolean; api?: boolean };

/** `fields`: names that scripts reach beside properties. `declared`: names that are described, but nothing acts on them. */
export type RuntimeWidget = {
  properties: Record<string, PropertyFact>;
  events: Record<string, string[]>;
  methods: Record<string, MethodFact>;
  fields: string[];
  declared?: string[];
};

export type RuntimeFacts = {
  provenance: { platform: Runtime; version: string; commit: string; date: string };
  /** `*` holds what every widget has. */
  widgets: Record<string, RuntimeWidget>;
};

/** Manifest → its keys in each runtime, the widget first, then its parts; null where the runtime has no such widget. */
export type FactsMap = Record<
  string,
  Record<Runtime, string[] | null> & { partOf?: string; also?: string[] }
>;

/** A missing side: no default. */
export type HistoryEntry = {
  in: string;
  change: 'added' | 'removed' | 'default';
  from?: Literal;
  to?: Literal;
};

export type WidgetHistory = {
  widget?: HistoryEntry[];
  properties?: Record<string, HistoryEntry[]>;
  events?: Record<string, HistoryEntry[]>;
  methods?: Record<string, HistoryEntry[]>;
};

export type FactsHistory = Record<Runtime, Record<string, WidgetHistory>> & {
  versions: Record<Runtime, { version: string }[]>;
};

export type Facts = {
  runtimes: Record<Runtime, RuntimeFacts>;
  map: FactsMap;
  history: FactsHistory;
};
