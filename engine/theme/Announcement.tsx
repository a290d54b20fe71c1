// The announcement of a site's config, above everything: readable without a script, dismissed with one.

import { Icon } from './Icon.tsx';
import { DISMISS_SCRIPT } from './inline-scripts.ts';
import { LinkedText } from './LinkedText.tsx';
import type { SiteData } from './site-data.ts';

export function Announcement({ siteData: { frame, texts } }: { siteData: SiteData }) {
  const { announcement } = frame;
  if (!announcement) return null;
  return (
    <aside className="announcement" aria-label={texts.announcement}>
      <p>
        <LinkedText text={announcement.text} />
      </p>
      {announcement.isDismissable ? (
        <button
          type="button"
          className="needs-script"
          data-dismiss=""
          aria-label={texts.dismiss}
          title={texts.dismiss}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </aside>
  );
}

/** In the head: a dismissed announcement is never painted. */
export function DismissScript({ siteData: { frame } }: { siteData: SiteData }) {
  const { announcement } = frame;
  if (!announcement?.isDismissable) return null;
  return (
    <script
      data-announcement={announcement.id}
      dangerouslySetInnerHTML={{ __html: DISMISS_SCRIPT }}
    />
  );
}
