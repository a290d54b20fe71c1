// The Camera as a drawing: the button on the page, the camera of the device, the photo in the page.
import { createFigure } from '../../../collections/widgets/demo/create-figure.tsx';
import { DrawnArrow, DrawnButton, DrawnPhone } from '../kit/dialogs-figure.tsx';
import '../kit/dialogs.css';

function Drawing() {
  return (
    <svg
      className="d-figure"
      viewBox="0 0 420 240"
      role="img"
      aria-label="Three phones in a row. On the first, a page with the button Take a photo. On the second, the camera of the device with a face in its finder. On the third, the page again, with the photo in a picture below the button."
    >
      <DrawnPhone x={20}>
        <PhotoButton />
        <rect className="d-figure-empty" x="12" y="88" width="76" height="84" rx="6" />
      </DrawnPhone>
      <DrawnArrow x={127} />
      <DrawnPhone x={160}>
        <rect className="d-figure-dark" x="5" y="20" width="90" height="166" rx="4" />
        <path className="d-figure-finder" d="M18 50V36h14M68 36h14v14M82 116v14H68M32 130H18v-14" />
        <g className="d-figure-light">
          <circle cx="50" cy="74" r="16" />
          <path d="M22 126c0-22 12-32 28-32s28 10 28 32z" />
          <circle cx="50" cy="162" r="12" />
        </g>
        <circle className="d-figure-ring" cx="50" cy="162" r="16" />
      </DrawnPhone>
      <DrawnArrow x={267} />
      <DrawnPhone x={300}>
        <PhotoButton />
        <rect className="d-figure-photo" x="12" y="88" width="76" height="84" rx="6" />
        <g className="d-figure-person">
          <circle cx="50" cy="118" r="13" />
          <path d="M26 172c0-22 10-34 24-34s24 12 24 34z" />
        </g>
      </DrawnPhone>
    </svg>
  );
}

function PhotoButton() {
  return (
    <DrawnButton caption="Take a photo">
      <path d="M2 2.5h5l2-3h6l2 3h5v13H2z" />
      <circle cx="12" cy="8.5" r="3.5" />
    </DrawnButton>
  );
}

export default createFigure(Drawing);
