// React Native's Picture, alive: an image of the project in a shape; with a ratio, its width alone decides how high it is.
import type { StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { lookUp } from '../../../engine/shared.ts';
import { fitOf, PICTURES, SILHOUETTE } from '../kit/basic-pictures.ts';
import { Aside, NativePhone, readyWith, touch } from '../kit/native-phone.tsx';

const SHEET = new URL('./native.css?no-inline', import.meta.url).href;

export const ready = readyWith(SHEET);

type Props = StageProps<{
  picturesource: string;
  pictureplaceholder: string;
  hint: string;
  resizemode: string;
  shape: string;
  aspectratio: number;
  disabletoucheffect: boolean;
  width: string;
  height: string;
}>;

export default function NativePicture({ state, set, fire }: Props) {
  const { picturesource, pictureplaceholder, hint, resizemode, shape, aspectratio } = state;
  const picture = lookUp(PICTURES, picturesource);
  const source = picture ?? (pictureplaceholder ? SILHOUETTE : undefined);
  return (
    <NativePhone title="Employee" sheet={SHEET}>
      {source ? (
        <button
          type="button"
          className="n-picture"
          data-shape={shape}
          style={{
            inlineSize: state.width || 270,
            ...(aspectratio > 0
              ? { aspectRatio: aspectratio }
              : { blockSize: state.height || 'auto' }),
          }}
          {...touch(state.disabletoucheffect)}
          onClick={() => fire('onTap')}
          onDoubleClick={() => fire('onDoubletap')}
          onPointerDown={() => fire('onTouchstart')}
          onPointerUp={() => fire('onTouchend')}
        >
          <img src={source} alt={hint} style={{ objectFit: fitOf(resizemode) }} />
        </button>
      ) : null}
      <Aside>
        {source
          ? 'Tap the picture, or try another:'
          : 'Without a source, nothing is drawn. Try one:'}
      </Aside>
      <div className="n-buttons">
        {[...Object.keys(PICTURES), ''].map((path) => (
          <button
            key={path}
            type="button"
            aria-pressed={picturesource === path}
            onClick={() => set({ picturesource: path })}
          >
            {path.split('/').at(-1)?.replace('.png', '') || 'none'}
          </button>
        ))}
      </div>
    </NativePhone>
  );
}
