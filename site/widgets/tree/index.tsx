// The Tree, alive: departments and their teams, opened, closed and selected by pointer and by keys.
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Glyph } from '../kit/basic-glyph.tsx';
import {
  departments,
  idOf,
  openIds,
  pathTo,
  readField,
  sortUnits,
  type Unit,
} from '../kit/basic-tree.ts';
import '../kit/basic.css';

/** Lines of the closed and of the open icon. */
const ICONS: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  triangle: ['M9 6l7 6-7 6z', 'M6 9l6 7 6-7z'],
  chevron: ['M9 5l7 7-7 7', 'M5 9l7 7 7-7'],
  folder: ['M3 6h6l2 2h10v11H3z', 'M3 19V6h6l2 2h8v3M3 19l4-8h15l-4 8z'],
  'plus-minus': ['M12 5v14M5 12h14', 'M5 12h14'],
  'circle-plus-minus': ['M12 3a9 9 0 1 0 .01 0M12 8v8M8 12h8', 'M12 3a9 9 0 1 0 .01 0M8 12h8'],
  menu: ['M4 6h16M4 12h16M4 18h16', 'M4 6h16M8 12h12M8 18h12'],
  'expand-collapse': ['M8 9l4-4 4 4M8 15l4 4 4-4', 'M8 4l4 4 4-4M8 20l4-4 4 4'],
};

type Looks = { icons: string; label: string; icon: string; order: string };

export default createDemo({
  tag: 'tree',
  initial: {
    treeicons: 'triangle',
    levels: 1,
    nodelabel: 'label',
    nodeicon: 'icon',
    orderby: '',
    datavalue: 'FirstNode',
    height: '',
    show: true,
  },
  Stage({ state, set, fire }) {
    const { levels, datavalue, orderby, height } = state;
    const units = sortUnits(departments, orderby);
    const looks = {
      icons: state.treeicons,
      label: state.nodelabel,
      icon: state.nodeicon,
      order: orderby,
    };
    const select = (id: string) => {
      const path = pathTo(id);
      const $item = path.at(-1);
      const $path = `/${path.map((unit) => readField(unit, looks.label)).join('/')}`;
      if ($item) fire('onSelect', { $item: $item.label, $path });
      set({ datavalue: id });
    };
    return (
      <Tree
        key={levels}
        className="d-tree"
        aria-label="Departments"
        style={{ blockSize: height }}
        items={units}
        dependencies={[looks.icons, looks.label, looks.icon, looks.order]}
        selectionMode="single"
        selectionBehavior="replace"
        defaultExpandedKeys={openIds(departments, levels).map(String)}
        selectedKeys={[idOf(datavalue, units)]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) select(String(key));
        }}
      >
        {(unit) => <Branch unit={unit} looks={looks} />}
      </Tree>
    );
  },
});

function Branch({ unit, looks }: { unit: Unit; looks: Looks }) {
  const text = readField(unit, looks.label);
  const [closed, open] = ICONS[looks.icons] ?? ['', ''];
  return (
    <TreeItem id={String(unit.id)} textValue={text || `Node ${unit.id}`} className="d-tree-item">
      <TreeItemContent>
        {({ isExpanded, hasChildItems, level }) => (
          <div className="d-tree-row" data-level={level}>
            {hasChildItems ? (
              <Button slot="chevron" className="d-tree-toggle">
                <svg
                  className={looks.icons === 'triangle' ? 'd-solid' : undefined}
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                >
                  <path d={isExpanded ? open : closed} />
                </svg>
              </Button>
            ) : (
              <span className="d-tree-toggle" />
            )}
            <Glyph classes={readField(unit, looks.icon)} />
            <span>{text}</span>
          </div>
        )}
      </TreeItemContent>
      <Collection items={sortUnits(unit.children ?? [], looks.order)}>
        {(child) => <Branch unit={child} looks={looks} />}
      </Collection>
    </TreeItem>
  );
}
