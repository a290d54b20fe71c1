// Where upgrades usually begin → a button each.
import type { ReleaseTexts } from '../texts.ts';

type Props = {
  texts: ReleaseTexts['report'];
  /** Versions to begin from. */
  jumps: readonly string[];
  onChoose(version: string): void;
};

export function Jumps({ texts, jumps, onChoose }: Props) {
  if (jumps.length === 0) return null;
  return (
    <div className="report-jumps">
      <p id="report-jumps">{texts.typical}</p>
      <ul aria-labelledby="report-jumps">
        {jumps.map((version) => (
          <li key={version}>
            <button type="button" className="button plain" onClick={() => onChoose(version)}>
              {version}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
