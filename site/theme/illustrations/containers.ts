// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';
import accordion from '../../islands/widgets/accordion.tsx';
import breadcrumb from '../../islands/widgets/breadcrumb.tsx';
import container from '../../islands/widgets/container.tsx';
import dropdownMenu from '../../islands/widgets/dropdown-menu.tsx';
import flexLayout from '../../islands/widgets/flex-layout.tsx';
import gridLayout from '../../islands/widgets/grid-layout.tsx';
import layout from '../../islands/widgets/layout.tsx';
import linearLayout from '../../islands/widgets/linear-layout.tsx';
import nav from '../../islands/widgets/nav.tsx';
import navBar from '../../islands/widgets/nav-bar.tsx';
import panel from '../../islands/widgets/panel.tsx';
import popover from '../../islands/widgets/popover.tsx';
import tabs from '../../islands/widgets/tabs.tsx';
import tile from '../../islands/widgets/tile.tsx';
import wizard from '../../islands/widgets/wizard.tsx';

export const illustrations: Record<string, Illustration> = {
  accordion,
  breadcrumb,
  container,
  'dropdown-menu': dropdownMenu,
  'flex-layout': flexLayout,
  'grid-layout': gridLayout,
  layout,
  'linear-layout': linearLayout,
  nav,
  'nav-bar': navBar,
  panel,
  popover,
  tabs,
  tile,
  wizard,
};
