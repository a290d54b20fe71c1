// The Nav Bar, alive: the head of a web app, which folds into a button on a phone.
import { useId, useState } from 'react';
import { Button, Link, MenuTrigger, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { Entry } from '../kit/containers-entries.ts';
import { Glyph } from '../kit/containers-glyph.tsx';
import { partMarkup } from '../kit/containers-markup.ts';
import { Flyout } from '../kit/containers-menu.tsx';
import '../kit/containers.css';

const initial = {
  title: 'People',
  homelink: '#/Main',
  height: '56px',
  imgsrc: 'logo.png',
  menuiconclass: 'wi wi-more-vert',
  show: true,
};

const LINKS: readonly Entry[] = [
  { label: 'Employees', link: '#/Employees' },
  { label: 'Requests', link: '#/Requests' },
];

const ACCOUNT: readonly Entry[] = [
  { label: 'Profile', link: '#/Profile' },
  { label: 'Log out', link: '#/Login' },
];

function NavBarStage({ state }: StageProps<typeof initial>) {
  const [screen, setScreen] = useState('wide');
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('#/Employees');
  const id = useId();
  const go = ({ link = '' }: Entry) => setAddress(link);
  return (
    <div className="d-navbar-demo" data-screen={screen}>
      <ToggleButtonGroup
        className="d-navbar-screens"
        aria-label="Screen"
        disallowEmptySelection
        selectedKeys={[screen]}
        onSelectionChange={([key]) => setScreen(String(key))}
      >
        <ToggleButton id="wide">Wide screen</ToggleButton>
        <ToggleButton id="phone">Phone</ToggleButton>
      </ToggleButtonGroup>
      <nav className="d-navbar" aria-label="Top navigation" style={{ minBlockSize: state.height }}>
        <Link className="d-navbar-title" onPress={() => setAddress(state.homelink || '#/Main')}>
          {state.imgsrc ? <Logo /> : null}
          {state.title}
        </Link>
        <Button
          className="d-navbar-toggle"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          <Glyph name={state.menuiconclass} />
        </Button>
        <ul id={id} className="d-navbar-links" data-open={isOpen || undefined}>
          {LINKS.map((entry) => (
            <li key={entry.label}>
              <Link
                aria-current={entry.link === address ? 'page' : false}
                onPress={() => go(entry)}
              >
                {entry.label}
              </Link>
            </li>
          ))}
          <li className="d-navbar-account">
            <MenuTrigger>
              <Button>
                Account <span className="d-caret" aria-hidden="true" />
              </Button>
              <Flyout
                label="Account"
                entries={ACCOUNT}
                onSelect={go}
                popover={{ placement: 'bottom end' }}
              />
            </MenuTrigger>
          </li>
        </ul>
      </nav>
      <p className="d-navbar-page" role="status">
        Page: <code>{address}</code>
      </p>
    </div>
  );
}

function Logo() {
  return (
    <svg className="d-navbar-logo" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d="M7 18c0-3 2-4.500 5-4.500s5 1.500 5 4.500M12 11a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400z" />
    </svg>
  );
}

export default createDemo({
  tag: 'navbar',
  initial,
  Stage: NavBarStage,
  content: (_state, prefix) =>
    ['leftNav', 'rightNav'].map((name) => partMarkup(`${prefix}-nav`, { name })).join('\n'),
});
