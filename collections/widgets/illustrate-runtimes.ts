// A widget of two runtimes, and what its illustration draws → what each runtime has of it: properties, defaults, events.
import { runtimeOf } from './facts/knowledge.ts';
import type { RuntimeProps } from './illustration.ts';
import type { Widget } from './widgets.ts';

type Property = Widget['properties'][number];

type Options = {
  /** What is drawn, with its keys. */
  drawn: readonly { key: string; property: Property }[];
  /** Keys of what the drawing for React Native lacks. */
  lacks: readonly string[];
  /** Names of platforms as readers know them. */
  platforms: Readonly<Record<string, string>>;
  /** With what is said of each property, beside its control. */
  isWhole: boolean;
};

/** Undefined where the widget has one runtime alone. */
export function runtimeProps(widget: Widget, options: Options): RuntimeProps | undefined {
  const { drawn, lacks, platforms, isWhole } = options;
  const all = runtimesOf(widget.platforms);
  if (!all.includes('web') || !all.includes(NATIVE)) return undefined;
  const props: RuntimeProps = {
    names: { web: platforms.web ?? 'web', [NATIVE]: platforms[NATIVE] ?? NATIVE },
    only: {},
    lacking: widget.events.filter((one) => !isOn(one, NATIVE)).map(({ name }) => name),
  };
  for (const { key, property } of drawn) {
    const own = runtimesOf(property.platforms ?? widget.platforms);
    if (own.length === 1 && own[0]) props.only[key] = own[0];
    else if (lacks.includes(key)) props.only[key] = 'web';
  }
  if (!isWhole) return props;
  const others = widget.properties.filter(
    (one) =>
      isOn(one, NATIVE) &&
      !drawn.some(({ key, property }) => property === one && !lacks.includes(key)),
  );
  return {
    ...props,
    others: others.map(({ label, name }) => (name ? [label, name] : [label])),
    defaults: Object.fromEntries(
      drawn.flatMap(({ key, property }) => {
        const value = isOn(property, NATIVE) ? defaultOf(property) : undefined;
        return value === undefined || typeof value === 'object' ? [] : [[key, value]];
      }),
    ),
  };
}

const NATIVE = 'react-native';

const runtimesOf = (platforms: readonly string[]) => [
  ...new Set(platforms.map(runtimeOf) as (keyof RuntimeProps['names'])[]),
];

const isOn = ({ platforms }: { platforms?: readonly string[] | undefined }, runtime: string) =>
  !platforms || platforms.some((one) => runtimeOf(one) === runtime);

/** As the tables say it: the manifest's, otherwise what the code of the runtime has. */
function defaultOf({ default: reported, facts }: Property) {
  if (reported !== undefined) return reported;
  return facts?.defaults?.find(({ platforms }) => platforms.includes(NATIVE))?.value;
}
