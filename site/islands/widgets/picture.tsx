// The Picture, alive: an image of the project, its shape and size, and the placeholder when there is none.
import { Choices } from '../demo/basic-choices.tsx';
import { mouseEvents } from '../demo/basic-mouse.ts';
import { PICTURES, SILHOUETTE } from '../demo/basic-pictures.ts';
import { createDemo } from '../demo/create-demo.tsx';

const names = Object.keys(PICTURES);
const [first = ''] = names;

const choices = [...names, ''].map((value) => ({
  value,
  label: value.split('/').pop() || 'none',
}));

export default createDemo({
  tag: 'picture',
  initial: {
    picturesource: first,
    placeholder: 'resources/images/silhouette.png',
    hint: 'Anna Lindqvist',
    aspect: 'both',
    shape: 'circle',
    width: '140px',
    height: '140px',
    show: true,
  },
  Stage({ state, set, fire }) {
    const { picturesource, placeholder, hint, aspect, shape, width, height } = state;
    const picture = Object.hasOwn(PICTURES, picturesource) ? PICTURES[picturesource] : undefined;
    const source = picture ?? (placeholder ? SILHOUETTE : undefined);
    return (
      <div className="d-rows">
        <div className="d-picture-box" {...mouseEvents(fire)}>
          {source ? (
            <div
              className={toClass(shape, aspect)}
              style={{ inlineSize: width, blockSize: height }}
            >
              <img src={source} alt={hint} title={hint || undefined} />
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
        <p className="d-aside">
          Aspect: <code>none</code>, <code>h</code>, <code>v</code> or both.
        </p>
      </div>
    );
  },
});

/** `none` keeps the image's size, `h` takes the widget's width, `v` its height, all else both. */
function toClass(shape: string, aspect: string): string {
  const fit = ['none', 'h', 'v'].includes(aspect) ? aspect : 'both';
  return `d-picture d-picture-${shape} d-picture-${fit}`;
}
