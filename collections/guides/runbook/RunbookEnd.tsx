// Below the steps: printing, starting again, and what is kept on this device.
import type { Offline } from '../offline/use-offline.ts';
import type { GuideTexts } from '../texts.ts';

type Props = {
  isEmpty: boolean;
  onClear(): void;
  /** Undefined where the site's config wants nothing to be kept. */
  offline: Offline | undefined;
  texts: GuideTexts;
};

export function RunbookEnd({ isEmpty, onClear, offline, texts }: Props) {
  return (
    <div className="runbook-end">
      <button type="button" className="button plain" onClick={() => print()}>
        {texts.print}
      </button>
      <button type="button" className="button plain" disabled={isEmpty} onClick={onClear}>
        {texts.clear}
      </button>
      {offline ? <OnDevice offline={offline} texts={texts} /> : null}
    </div>
  );
}

/** It has its room from the start. */
function OnDevice({ offline, texts }: { offline: Offline; texts: GuideTexts }) {
  const isRemoved = offline.state === 'removed';
  return (
    <p className="runbook-device" data-state={offline.state}>
      <span>{isRemoved ? texts.removed : texts.kept}</span>{' '}
      <button
        type="button"
        className="button plain"
        onClick={isRemoved ? offline.keep : offline.remove}
      >
        {isRemoved ? texts.keep : texts.remove}
      </button>
    </p>
  );
}
