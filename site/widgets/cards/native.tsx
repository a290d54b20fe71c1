// React Native's Cards, alive: products with a picture, to tap and to select up to a limit; more of them come at the end.
import { useState } from 'react';
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { ProductPicture, products } from '../kit/data-products.tsx';
import { columnsOnPhones, useTaps } from '../kit/native-items.ts';
import { NativePhone } from '../kit/native-phone.tsx';

export { ready } from '../kit/native-phone.tsx';

type Props = StageProps<{
  title: string;
  itemsperrow: string;
  imageheight: string;
  multiselect: boolean;
  selectionlimit: number;
  navigation: string;
}>;

/** Records of a page. */
const SIZE = 4;

export default function NativeCards({ state, fire }: Props) {
  const { title, imageheight, multiselect, selectionlimit, navigation } = state;
  const [pages, setPages] = useState(1);
  const columns = columnsOnPhones(state.itemsperrow);
  const { selected, tap } = useTaps({
    isMany: multiselect,
    limit: selectionlimit,
    onChange: (id, isOn) =>
      fire(isOn ? 'onSelect' : 'onDeselect', { item: products.find((one) => one.id === id) }),
    onLimit: () => fire('onSelectionlimitexceed'),
  });
  const shown = products.slice(0, pages * SIZE);
  const isMore = navigation !== 'None' && shown.length < products.length;
  return (
    <NativePhone title="Catalog">
      {title ? <p className="n-heading">{title}</p> : null}
      <ul className="n-list" style={columns}>
        {shown.map(({ id, name, price }) => (
          <li key={id}>
            <button
              type="button"
              className="n-card"
              aria-pressed={selected.includes(id)}
              onClick={() => {
                fire('onTap', { item: name });
                tap(id);
              }}
            >
              <span style={{ blockSize: imageheight }}>
                <ProductPicture name={name} />
              </span>
              <span>
                {name} <small>{price}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isMore ? (
        <button type="button" className="n-more" onClick={() => setPages(pages + 1)}>
          Load more
        </button>
      ) : null}
    </NativePhone>
  );
}
