// A color → an area for saturation and brightness, and a slider for the hue.
import { type Color, ColorArea, ColorSlider, ColorThumb, SliderTrack } from 'react-aria-components';

type Props = {
  /** In hsb. */
  color: Color;
  onChange(color: Color): void;
  /** A choice has been made: the pointer is up again. */
  onEnd(): void;
};

export function Palette({ color, onChange, onEnd }: Props) {
  return (
    <div className="d-palette">
      <ColorArea
        className="d-palette-area"
        aria-label="Saturation and brightness"
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={color}
        onChange={onChange}
        onChangeEnd={onEnd}
      >
        <ColorThumb className="d-palette-thumb" />
      </ColorArea>
      <ColorSlider
        aria-label="Hue"
        colorSpace="hsb"
        channel="hue"
        value={color}
        onChange={onChange}
        onChangeEnd={onEnd}
      >
        <SliderTrack className="d-palette-hue">
          <ColorThumb className="d-palette-thumb" />
        </SliderTrack>
      </ColorSlider>
    </div>
  );
}
