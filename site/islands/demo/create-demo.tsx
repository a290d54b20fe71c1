// A widget's stage and its first state ▶ a live illustration: stage, panel, events and markup around one state.
import { type ComponentType, useId, useState } from 'react';
import type { Illustration, IllustrationProps } from '../../../engine/theme/illustration.ts';
import { Markup } from './Markup.tsx';
import { Panel } from './Panel.tsx';
import { keepPressableStyle } from './pressable-style.ts';
import { useDemoState } from './use-demo-state.ts';

/** A property's value: what a panel can set and markup can say. */
export type Value = string | number | boolean;
export type State = Record<string, Value>;

export type StageProps<S extends State> = {
  state: S;
  /** What using the widget changes, as setting it in the panel would. */
  set(part: Partial<S>): void;
  /** An event of the manifest, by its name, with what its handler would be given. */
  fire(event: string, details?: Record<string, unknown>): void;
};

export type Demo<S extends State> = {
  /** Element of the markup behind the product's prefix, such as `slider`. */
  tag: string;
  initial: S;
  Stage: ComponentType<StageProps<S>>;
  /** What stands between the tags, for widgets that hold others. */
  content?(state: S, prefix: string): string;
};

type Fired = { key: number; text: string };

const MOST_EVENTS = 5;

keepPressableStyle();

export function createDemo<S extends State>({
  tag,
  initial,
  Stage,
  content,
}: Demo<S>): Illustration {
  function DemoIllustration({ widget, properties, prefix, texts }: IllustrationProps) {
    const { state, set, reset, isInitial } = useDemoState(widget.name, initial);
    const [fired, setFired] = useState<Fired[]>([]);
    const id = useId();
    const fire = (event: string, details: Record<string, unknown> = {}) => {
      const said = Object.entries(details).map(([name, value]) => `${name}: ${show(value)}`);
      const text = said.length ? `${event} (${said.join(', ')})` : event;
      setFired((before) =>
        [{ key: (before[0]?.key ?? 0) + 1, text }, ...before].slice(0, MOST_EVENTS),
      );
    };
    return (
      <section className="demo" aria-label={texts.label.replace('{title}', widget.title)}>
        <p className="demo-note">
          {texts.note}
          <button type="button" className="tool" disabled={isInitial} onClick={reset}>
            {texts.reset}
          </button>
        </p>
        <div className="demo-body">
          <div className="demo-stage">
            {state.show === false ? (
              <p className="demo-hidden">{texts.hidden}</p>
            ) : (
              <Stage state={state} set={set} fire={fire} />
            )}
          </div>
          <Panel
            properties={properties}
            state={state}
            onChange={(part) => set(part as Partial<S>)}
            label={texts.properties}
          />
        </div>
        <div className="demo-foot">
          <div>
            <p className="demo-heading" id={id}>
              {texts.events}
            </p>
            <ol className="demo-events" aria-live="polite" aria-labelledby={id}>
              {fired.length === 0 ? <li className="demo-quiet">{texts.noEvents}</li> : null}
              {fired.map(({ key, text }) => (
                <li key={key}>
                  <code>{text}</code>
                </li>
              ))}
            </ol>
          </div>
          <Markup
            tag={`${prefix}-${tag}`}
            name={`${widget.name.replaceAll('-', '')}1`}
            state={state}
            initial={initial}
            names={properties.flatMap(({ name }) => name ?? [])}
            unnamed={properties.flatMap(({ key, name, label }) =>
              name || state[key] === initial[key] ? [] : label,
            )}
            content={content?.(state, prefix) ?? ''}
            texts={texts}
          />
        </div>
      </section>
    );
  }
  return Object.assign(DemoIllustration, { initial });
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
