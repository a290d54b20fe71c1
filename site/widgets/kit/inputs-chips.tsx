// Chips in a row, and the same ones where they can be moved.
import {
  Button,
  GridList,
  GridListItem,
  Tag,
  TagGroup,
  TagList,
  useDragAndDrop,
} from 'react-aria-components';
import type { Fire } from './inputs-field.tsx';

type RowProps = {
  chips: readonly string[];
  labelId: string;
  onRemove(chip: string): void;
};

type ChipRowProps = RowProps & {
  selected: string | undefined;
  onSelect(chip: string | undefined): void;
  fire: Fire;
};

export function ChipRow({ chips, labelId, selected, onSelect, onRemove, fire }: ChipRowProps) {
  return (
    <TagGroup
      aria-labelledby={labelId}
      className="d-fa-tags"
      selectionMode="single"
      selectedKeys={selected ? [selected] : []}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        onSelect(key === undefined ? undefined : String(key));
      }}
      onRemove={(keys) => {
        for (const key of keys) onRemove(String(key));
      }}
    >
      <TagList className="d-fa-chips">
        {chips.map((chip) => (
          <Tag
            key={chip}
            id={chip}
            textValue={chip}
            className="d-fa-chip"
            onPress={() => fire('onChipclick', { $item: chip })}
          >
            {chip}
            <Button slot="remove" className="d-fa-cross">
              ×
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}

type MovableProps = RowProps & { onMove(oldIndex: number, newIndex: number): void };

export function MovableChips({ chips, labelId, onRemove, onMove }: MovableProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = String([...keys][0]);
      const others = chips.filter((chip) => chip !== moved);
      const place = others.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      onMove(chips.indexOf(moved), place);
    },
  });
  return (
    <GridList
      aria-labelledby={labelId}
      className="d-fa-tags d-fa-chips"
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {chips.map((chip) => (
        <GridListItem key={chip} id={chip} textValue={chip} className="d-fa-chip">
          <Button slot="drag" className="d-fa-cross">
            ⠿
          </Button>
          {chip}
          <Button
            className="d-fa-cross"
            aria-label={`Remove ${chip}`}
            onPress={() => onRemove(chip)}
          >
            ×
          </Button>
        </GridListItem>
      ))}
    </GridList>
  );
}
