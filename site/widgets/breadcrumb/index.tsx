// The Breadcrumb, alive: the way from the home page to the current one, found in a description of all pages.
import { useId, useState } from 'react';
import {
  Breadcrumb,
  Breadcrumbs,
  Link,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { fieldOf } from '../kit/containers-entries.ts';
import { Glyph } from '../kit/containers-glyph.tsx';
import '../kit/containers.css';

const initial = {
  width: '100%',
  itemlabel: 'label',
  itemicon: 'icon',
  itemlink: 'link',
  itemid: 'id',
  horizontalalign: 'left',
  show: true,
};

type SitePage = { label: string; icon?: string; id: string; link: string; children?: SitePage[] };

const SITE_PAGES: SitePage[] = [
  {
    label: 'Home',
    icon: 'fa fa-home',
    id: 'Main',
    link: '#/Main',
    children: [
      {
        label: 'Employees',
        icon: 'fa fa-users',
        id: 'Employees',
        link: '#/Employees',
        children: [{ label: 'Profile', icon: 'fa fa-user', id: 'Profile', link: '#/Profile' }],
      },
      { label: 'Requests', icon: 'fa fa-calendar', id: 'Requests', link: '#/Requests' },
    ],
  },
];

const NAMES = ['Main', 'Employees', 'Profile', 'Requests'];

/** From the top to the page whose field holds the name; empty where there is none. */
function pathTo(name: string, field: string, pages: readonly SitePage[]): SitePage[] {
  for (const page of pages) {
    if (fieldOf(page, field) === name) return [page];
    const below = pathTo(name, field, page.children ?? []);
    if (below.length) return [page, ...below];
  }
  return [];
}

function BreadcrumbStage({ state, fire }: StageProps<typeof initial>) {
  const [current, setCurrent] = useState('Profile');
  const id = useId();
  const path = pathTo(current, state.itemid, SITE_PAGES);
  const open = (page: SitePage) => {
    fire('onBeforenavigate', { $item: { label: page.label, link: page.link } });
    setCurrent(page.id);
  };
  return (
    <div className="d-crumbs-demo">
      <nav
        className="d-crumbs-nav"
        aria-label="Breadcrumb"
        data-align={state.horizontalalign}
        style={{ inlineSize: state.width }}
      >
        {path.length ? (
          <Breadcrumbs className="d-crumbs">
            {path.map((page) => (
              <Breadcrumb key={page.id} id={page.id} className="d-crumb">
                <Crumb page={page} state={state} onOpen={() => open(page)} />
              </Breadcrumb>
            ))}
          </Breadcrumbs>
        ) : (
          `No page has "${current}" in the field "${state.itemid}".`
        )}
      </nav>
      <p className="d-crumbs-label" id={id}>
        Current page
      </p>
      <ToggleButtonGroup
        className="d-crumbs-pages"
        aria-labelledby={id}
        disallowEmptySelection
        selectedKeys={[current]}
        onSelectionChange={([key]) => setCurrent(String(key))}
      >
        {NAMES.map((name) => (
          <ToggleButton key={name} id={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

type CrumbProps = { page: SitePage; state: typeof initial; onOpen(): void };

function Crumb({ page, state, onOpen }: CrumbProps) {
  const icon = fieldOf(page, state.itemicon);
  const shown = (
    <>
      {icon ? <Glyph name={icon} /> : null}
      {fieldOf(page, state.itemlabel) || '…'}
    </>
  );
  const link = fieldOf(page, state.itemlink);
  return link ? (
    <Link className="d-crumb-link" onPress={onOpen}>
      {shown}
    </Link>
  ) : (
    <span className="d-crumb-link">{shown}</span>
  );
}

export default createDemo({ tag: 'breadcrumb', initial, Stage: BreadcrumbStage });
