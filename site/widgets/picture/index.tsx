// The Picture, alive: an image of the project, its shape and size, and the placeholder when there is none.

import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Choices } from '../kit/basic-choices.tsx';
import { mouseEvents } from '../kit/basic-mouse.ts';
import { fitOf, PICTURES, SILHOUETTE } from '../kit/basic-pictures.ts';
import '../kit/basic.css';
import { lookUp } from '../../../engine/shared.ts';

const names = Object.keys(PICTURES);
const [first = ''] = names;

const choices = [...names, ''].map((value) => ({
  value,
  label: value.split('/').pop() || 'none',
}));

export default createDemo({
  tag: 'picture',
  native: () => import('./native.tsx'),
  initial: {
    picturesource: first,
    pictureplaceholder: 'resources/images/silhouette.png',
    hint: 'Anna Lindqvist',
    pictureaspect: 'None',
    resizemode: 'fill',
    aspectratio: 0,
    disabletoucheffect: false,
    shape: 'circle',
    width: '140px',
    height: '140px',
    show: true,
  },
  Stage({ state, set, fire }) {
    const { picturesource, pictureplaceholder, hint, pictureaspect, resizemode } = state;
    const { shape, width, height } = state;
    const picture = lookUp(PICTURES, picturesource);
    const source = picture ?? (pictureplaceholder ? SILHOUETTE : undefined);
    const fills = (side: 'H' | 'V') => pictureaspect === side || pictureaspect === 'Both';
    return (
      <div className="d-rows">
        <div className="d-picture-box" {...mouseEvents(fire)}>
          {source ? (
            <div
              className={`d-picture d-picture-${shape}`}
              style={{
                inlineSize: fills('H') ? '100%' : width,
                blockSize: fills('V') ? '100%' : height,
              }}
            >
              <img
                src={source}
                alt={hint}
                title={hint || undefined}
                style={{ objectFit: fitOf(resizemode) }}
              />
            </div>
          ) : (
            <p className="d-aside">No image, and no placeholder.</p>
          )}
        </div>
        <Choices
          label="Try a source"
          choices={choices}
          value={picture ? picturesource : ''}
          onChoose={(value) => set({ picturesource: value })}
        />
      </div>
    );
  },
});
