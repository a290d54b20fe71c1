// A widget's stage and its first state → a live illustration: stage, panel, events and markup around one state.

import { type ComponentType, lazy, Suspense, useState } from 'react';
import { fill } from '../../../engine/shared.ts';
import { demoTexts } from '../demo-texts.ts';
import type { Illustration, IllustrationProps } from '../illustration.ts';
import type { DataKind, IllustrationData } from '../illustration-data.ts';
import { type Fired, Foot } from './Foot.tsx';
import { Markup } from './Markup.tsx';
import { Panel } from './Panel.tsx';
import { keepPressableStyle } from './pressable-style.ts';
import { NotDrawn, RuntimeChoice } from './Runtimes.tsx';
import type { State } from './state.ts';
import { useDemoState } from './use-demo-state.ts';
import { RUNTIME, useRuntime, withRuntime } from './use-runtime.ts';
import './frame.css';

/** What a stage is given. */
export type StageProps<S extends State, D = undefined> = {
  state: S;
  /** What the page gives it to show. */
  data?: D | undefined;
  /** What using the widget changes, as setting it in the panel would. */
  set(part: Partial<S>): void;
  /** An event of the manifest, by its name, with what its handler would be given. */
  fire(event: string, details?: Record<string, unknown>): void;
};

export type NativeModule<S extends State, D = undefined> = {
  default: ComponentType<StageProps<S, D>>;
  ready?: Promise<unknown>;
};

/** What a live illustration is made of. `S`: its state, a value for each property. `K`: the data it takes. */
export type Demo<S extends State, K extends DataKind = never> = {
  /** Element of the markup behind the product's prefix, such as `slider`. */
  tag: string;
  /** The first value of each property, in the order of the panel. `show: false` hides the stage. */
  initial: S;
  /** Draws the state. It begins on the server, without a window. */
  Stage: ComponentType<StageProps<S, IllustrationData[K]>>;
  /**
   * Draws the state as React Native does, in the browser alone: loaded when a reader asks for it, shown once it is `ready`.
   * Without it, nobody can ask.
   */
  native?(): Promise<NativeModule<NoInfer<S>, NoInfer<IllustrationData[K]>>>;
  /** Properties of React Native that only the other drawing shows. */
  notNative?: readonly (keyof NoInfer<S> & string)[];
  /** What a page can give it to show; its schema is in `illustration-data.ts`. */
  takes?: K;
  /** Properties that do nothing in this state, each with the one that is why. */
  idle?(state: NoInfer<S>): { [Key in keyof S]?: keyof S & string };
  /** What is between the tags, for widgets that hold others. */
  content?(state: S, prefix: string): string;
  /** Properties of what is there: `content` writes them. */
  ofContent?: readonly (keyof S & string)[];
};

const MOST_EVENTS = 5;

keepPressableStyle();

/**
 * A live illustration: the stage, a panel of its properties, the events it has fired, and the markup of its state.
 *
 * @param demo  keys of `initial` are properties of the manifest: script names, or labels in small letters joined by `-`.
 * @returns     the default export of an illustration's module.
 */
export function createDemo<S extends State, K extends DataKind = never>({
  tag,
  takes,
  initial,
  Stage,
  native,
  notNative = [],
  idle,
  content,
  ofContent = [],
}: Demo<S, K>): Illustration {
  const Native = native && lazy(() => loaded(native()));
  function DemoIllustration(props: IllustrationProps) {
    const { widget, runtimes, prefix, texts = demoTexts, given, isClosed } = props;
    const data = props.data as IllustrationData[K] | undefined;
    const [first] = useState(() => withRuntime({ ...initial, ...given }, runtimes));
    const { state, set, reset, isInitial } = useDemoState(widget.name, first, RUNTIME);
    const [isOpen, setOpen] = useState(!isClosed);
    const [fired, setFired] = useState<Fired[]>([]);
    const { isNative, properties, has } = useRuntime(state, props.properties, runtimes);
    const fire = (event: string, details: Record<string, unknown> = {}) => {
      if (!has(event)) return;
      const said = Object.entries(details).map(([name, value]) => `${name}: ${show(value)}`);
      const text = said.length ? `${event} (${said.join(', ')})` : event;
      setFired((before) =>
        [{ key: (before[0]?.key ?? 0) + 1, text }, ...before].slice(0, MOST_EVENTS),
      );
    };
    const drawn = { state, set, fire, data };
    return (
      <section
        className="demo"
        aria-label={fill(texts.label, { title: widget.title })}
        data-runtime={isNative ? state[RUNTIME] : undefined}
      >
        <p className="demo-note">
          <span>
            {texts.note}
            <noscript> {texts.still}</noscript>
          </span>
          <span className="needs-script">
            <button type="button" className="tool" disabled={isInitial} onClick={reset}>
              {texts.reset}
            </button>
            {isClosed ? (
              <button
                type="button"
                className="tool"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? texts.close : texts.open}
              </button>
            ) : null}
            {runtimes && isOpen ? (
              <RuntimeChoice
                runtimes={runtimes}
                chosen={state[RUNTIME]}
                texts={texts}
                onChoose={(part) => set(part as Partial<S>)}
              />
            ) : null}
          </span>
        </p>
        <div className={isOpen ? 'demo-body' : 'demo-closed'}>
          <div className="demo-stage">
            {state.show === false ? (
              <p className="demo-hidden">{texts.hidden}</p>
            ) : isNative && Native ? (
              <Suspense fallback={<p className="demo-hidden">{texts.loading}</p>}>
                <Native {...drawn} />
              </Suspense>
            ) : (
              <Stage {...drawn} />
            )}
          </div>
          {isOpen ? (
            <Panel
              properties={properties}
              state={state}
              onChange={(part) => set(part as Partial<S>)}
              label={texts.properties}
              idle={idle?.(state) ?? {}}
              defaults={isNative ? runtimes?.defaults : undefined}
              texts={texts}
            >
              {isNative && runtimes ? <NotDrawn runtimes={runtimes} texts={texts} /> : null}
            </Panel>
          ) : null}
        </div>
        {isOpen ? (
          <Foot fired={fired} texts={texts}>
            <Markup
              tag={`${prefix}-${tag}`}
              name={`${widget.name.replaceAll('-', '')}1`}
              state={state}
              initial={initial}
              names={properties.flatMap(({ key, name }) =>
                name && !(ofContent as readonly string[]).includes(key) ? name : [],
              )}
              unnamed={properties.flatMap(({ key, name, label }) =>
                name || state[key] === initial[key] ? [] : label,
              )}
              content={content?.(state, prefix) ?? ''}
              texts={texts}
            />
          </Foot>
        ) : null}
      </section>
    );
  }
  const can = { ...(takes ? { takes } : {}), ...(native ? { native: { lacks: notNative } } : {}) };
  return Object.assign(DemoIllustration, { initial, ...can });
}

async function loaded<M extends { ready?: Promise<unknown> }>(module: Promise<M>): Promise<M> {
  await (await module).ready;
  return module;
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
