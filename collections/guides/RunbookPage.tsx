// The runbook; without JavaScript the author's words lead to the guides themselves.
import { Island, type OwnPageProps, WidePage } from '../../engine/index.ts';
import { GuideList } from './GuideList.tsx';
import { guideFile } from './guide-html.ts';
import type { GuideRecords } from './index.ts';
import Runbook from './islands/Runbook.tsx';
import type { GuideFacts } from './page-data.ts';
import type { GuideTexts } from './texts.ts';

type Props = OwnPageProps<GuideRecords, { runbook: GuideTexts }, GuideFacts>;

export function RunbookPage({ records, texts, values, facts, ...props }: Props) {
  const { siteData } = props;
  if (!records.runbook) return null;
  return (
    <WidePage {...props} styles={['guides/runbook']}>
      <GuideList
        runbook={records.runbook}
        base={siteData.base}
        titles={facts?.titles ?? {}}
        texts={texts.runbook}
      />
      <div className="needs-script">
        <Island
          name="Runbook"
          component={Runbook}
          props={{
            base: siteData.base,
            runbook: records.runbook,
            titles: facts?.titles ?? {},
            values,
            isOffline: records.isOffline ?? false,
            texts: { runbook: texts.runbook, values: siteData.texts.values },
          }}
          when="visit"
          reads={Object.keys(facts?.titles ?? {}).map(guideFile)}
        />
      </div>
    </WidePage>
  );
}
