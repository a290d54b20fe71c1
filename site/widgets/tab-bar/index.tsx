// The Tab Bar, alive: the main pages of a mobile app at the lower edge of a phone, the rest behind a button.
import { useRef, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { type Entry, entriesOf, fieldOf } from '../kit/containers-entries.ts';
import { Glyph } from '../kit/containers-glyph.tsx';
import { MobilePhone } from '../kit/mobile-phone.tsx';
import '../kit/mobile.css';

const initial = {
  dataset: 'Home, Directory, Leave, Orders, Reports, Account',
  itemlabel: 'label',
  itemicon: 'icon',
  itemlink: 'link',
  morebuttoniconclass: 'wi wi-more-horiz',
  morebuttonlabel: 'more',
  show: true,
};

type State = typeof initial;

const PAGES: readonly Entry[] = [
  { label: 'Home', icon: 'fa fa-home', link: '#/Main' },
  { label: 'Directory', icon: 'fa fa-users', link: '#/Directory' },
  { label: 'Leave', icon: 'fa fa-calendar', link: '#/Leave' },
  { label: 'Orders', icon: 'fa fa-shopping-cart', link: '#/Orders' },
  { label: 'Reports', icon: 'fa fa-chart', link: '#/Reports' },
  { label: 'Account', icon: 'fa fa-user', link: '#/Account' },
];

/** On screens below 480 px. */
const FITTING = 4;

function Stage({ state, fire }: StageProps<State>) {
  const [chosen, setChosen] = useState('Home');
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const entries = entriesOf(state.dataset, PAGES);
  const current = entries.find(({ label }) => label === chosen) ?? entries[0];
  const rest = entries.slice(FITTING);
  const select = (entry: Entry) => {
    fire('onSelect', {
      $item: {
        label: fieldOf(entry, state.itemlabel),
        icon: fieldOf(entry, state.itemicon),
        link: fieldOf(entry, state.itemlink),
      },
    });
    setChosen(entry.label);
    if (isOpen) more.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  const toLink = (entry: Entry, at: number) => (
    <li key={entry.label}>
      <TabLink
        entry={entry}
        place={at + 1}
        state={state}
        isCurrent={entry === current}
        onSelect={() => select(entry)}
      />
    </li>
  );
  return (
    <MobilePhone title={current?.label ?? 'No page'} note={fitOf(rest.length)}>
      <div className="d-tabbar-screen">
        <p>{addressOf(current, state.itemlink)}</p>
      </div>
      <nav className="d-tabbar" aria-label="Main pages">
        {isOpen && rest.length > 0 ? (
          <ul className="d-tabbar-rest">{rest.map((entry, at) => toLink(entry, FITTING + at))}</ul>
        ) : null}
        <ul className="d-tabbar-entries">
          {entries.slice(0, FITTING).map(toLink)}
          {rest.length > 0 ? (
            <li>
              <Button
                className="d-tabbar-entry"
                ref={more}
                aria-expanded={isOpen}
                {...(state.morebuttonlabel.trim() ? {} : { 'aria-label': 'More entries' })}
                data-current={(current && rest.includes(current)) || undefined}
                onPress={() => setOpen(!isOpen)}
              >
                <Glyph name={state.morebuttoniconclass} />
                <span>{state.morebuttonlabel}</span>
              </Button>
            </li>
          ) : null}
        </ul>
      </nav>
    </MobilePhone>
  );
}

function fitOf(behind: number): string {
  return behind > 0
    ? `${FITTING} entries fit on a phone, ${behind} more behind the button.`
    : 'All entries fit.';
}

function addressOf(entry: Entry | undefined, field: string): string {
  const link = entry ? fieldOf(entry, field) : '';
  return link ? `The page at ${link}` : 'The entry has no link.';
}

type LinkProps = {
  entry: Entry;
  /** From 1 on; names an entry that shows no text. */
  place: number;
  state: State;
  isCurrent: boolean;
  onSelect(): void;
};

function TabLink({ entry, place, state, isCurrent, onSelect }: LinkProps) {
  const text = fieldOf(entry, state.itemlabel);
  const icon = fieldOf(entry, state.itemicon);
  return (
    <Link
      className="d-tabbar-entry"
      aria-current={isCurrent ? 'page' : false}
      {...(text ? {} : { 'aria-label': `Entry ${place}` })}
      onPress={onSelect}
    >
      {icon ? <Glyph name={icon} /> : null}
      <span>{text}</span>
    </Link>
  );
}

export default createDemo({ tag: 'mobile-tabbar', initial, Stage });
