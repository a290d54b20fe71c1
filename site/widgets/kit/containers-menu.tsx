// Entries → a menu, nested where they have entries below them; in an overlay or in place.
import { Menu, MenuItem, Popover, type PopoverProps, SubmenuTrigger } from 'react-aria-components';
import { childrenOf, type Entry, fieldOf } from './containers-entries.ts';
import { Glyph } from './containers-glyph.tsx';

type Props = {
  label: string;
  entries: readonly Entry[];
  onSelect(entry: Entry): void;
  /** Fields of an entry; none unless named. */
  fields?: { icon?: string; children?: string };
  isHorizontal?: boolean;
  closesOnSelect?: boolean;
};

export function EntryMenu(props: Props) {
  const { label, entries, isHorizontal = false, closesOnSelect = true } = props;
  return (
    <Menu
      className="d-entries"
      aria-label={label}
      data-horizontal={isHorizontal || undefined}
      shouldCloseOnSelect={closesOnSelect}
    >
      {entries.map((entry) => (
        <EntryItem key={entry.label} {...props} entry={entry} />
      ))}
    </Menu>
  );
}

function EntryItem({ entry, ...props }: Props & { entry: Entry }) {
  const { fields = {}, onSelect } = props;
  const icon = fieldOf(entry, fields.icon ?? '');
  const below = childrenOf(entry, fields.children ?? '');
  const shown = (
    <>
      {icon ? <Glyph name={icon} /> : null}
      {entry.label}
    </>
  );
  if (below.length === 0)
    return (
      <MenuItem
        id={entry.label}
        className="d-entry"
        textValue={entry.label}
        onAction={() => onSelect(entry)}
      >
        {shown}
      </MenuItem>
    );
  return (
    <SubmenuTrigger>
      <MenuItem id={entry.label} className="d-entry" textValue={entry.label}>
        {shown}
        <span className="d-entry-more" aria-hidden="true" />
      </MenuItem>
      <Popover className="d-flyout" offset={2}>
        <EntryMenu {...props} label={entry.label} entries={below} isHorizontal={false} />
      </Popover>
    </SubmenuTrigger>
  );
}

export function Flyout({
  popover = {},
  ...menu
}: Props & { popover?: Omit<PopoverProps, 'children'> }) {
  return (
    <Popover className="d-flyout" offset={4} {...popover}>
      <EntryMenu {...menu} />
    </Popover>
  );
}
