// The Cards, alive: products with a picture, that can be selected, moved and ordered.
import { useState } from 'react';
import {
  Button,
  GridList,
  GridListItem,
  type Key,
  type Selection,
  useDragAndDrop,
} from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Paged, usePaging } from '../kit/data-paging.tsx';
import { ProductPicture, products } from '../kit/data-products.tsx';
import { itemsPerRow } from '../kit/items-per-row.ts';
import '../kit/data.css';

export default createDemo({
  tag: 'cards',
  native: () => import('./native.tsx'),
  initial: {
    title: 'Products',
    itemsperrow: 'xs-1 sm-2 md-2 lg-2',
    imageheight: '96px',
    multiselect: true,
    selectionlimit: 2,
    enablereorder: false,
    navigation: 'Basic',
    show: true,
  },
  Stage({ state, fire }) {
    const { title, multiselect, navigation, selectionlimit: limit } = state;
    const canMove = state.enablereorder;
    const [order, setOrder] = useState(products);
    const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
    const [ordered, setOrdered] = useState<readonly number[]>([]);
    const paging = usePaging({
      records: order,
      kind: navigation,
      size: 4,
      onChange: ($index) => fire('onPaginationchange', { $index }),
    });
    const { dragAndDropHooks } = useDragAndDrop({
      getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
      onReorder({ keys, target }) {
        const moved = order.filter(({ id }) => keys.has(id));
        const rest = order.filter(({ id }) => !keys.has(id));
        const place = rest.findIndex(({ id }) => id === target.key);
        const next = rest.toSpliced(place + (target.dropPosition === 'after' ? 1 : 0), 0, ...moved);
        setOrder(next);
        fire('onReorder', { $changedItem: moved[0]?.name, $data: next.map(({ name }) => name) });
      },
    });
    const select = (keys: Selection) => {
      if (keys === 'all') return;
      if (multiselect && keys.size > Math.max(1, limit) && keys.size > selected.size)
        fire('onSelectionlimitexceed');
      else setSelected(new Set(keys));
    };
    return (
      <div className="d-data-list-frame">
        {title ? <p className="d-data-title">{title}</p> : null}
        <Paged paging={paging} more="Load More">
          <GridList
            // A list takes the hooks of dragging from its start on, or not at all.
            key={String(canMove)}
            aria-label={title || 'Products'}
            className="d-data-cards"
            data-columns={itemsPerRow(state.itemsperrow)}
            layout="grid"
            selectionMode={multiselect ? 'multiple' : 'single'}
            selectedKeys={multiselect ? selected : [...selected].slice(0, 1)}
            onSelectionChange={select}
            {...(canMove ? { dragAndDropHooks } : {})}
          >
            {paging.shown.map((product) => (
              <GridListItem
                key={product.id}
                id={product.id}
                textValue={product.name}
                className="d-data-card"
                onPress={() => fire('onClick', { item: product })}
              >
                <span className="d-data-picture" style={{ blockSize: state.imageheight }}>
                  <ProductPicture name={product.name} />
                </span>
                <span className="d-data-card-name">
                  {product.name}
                  {canMove ? (
                    <Button slot="drag" className="d-data-drag" aria-label={`Move ${product.name}`}>
                      ⠿
                    </Button>
                  ) : null}
                </span>
                <span className="d-data-price">
                  {product.price}
                  <Button
                    className="d-data-button"
                    aria-label={`Order the ${product.name.toLowerCase()}`}
                    isDisabled={ordered.includes(product.id)}
                    onPress={() => setOrdered([...ordered, product.id])}
                  >
                    {ordered.includes(product.id) ? 'Ordered' : 'Order'}
                  </Button>
                </span>
              </GridListItem>
            ))}
          </GridList>
        </Paged>
      </div>
    );
  },
});
