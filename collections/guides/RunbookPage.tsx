// The runbook; without JavaScript the author's words lead to the guides themselves.
import { Island, type OwnPageProps, WidePage } from '../../engine/index.ts';
import type { GuideFacts } from './frame.ts';
import { GuideList } from './GuideList.tsx';
import type { GuideRecords } from './index.ts';
import Runbook from './islands/Runbook.tsx';
import type { GuideTexts } from './texts.ts';

type Props = OwnPageProps<GuideRecords, { runbook: GuideTexts }>;

export function RunbookPage({ records, texts, values, ...props }: Props) {
  const { shell } = props;
  const facts = props.frame.facts.guides as GuideFacts | undefined;
  if (!records.runbook) return null;
  return (
    <WidePage {...props} styles={['guides/runbook']} section="enterprise">
      <GuideList
        runbook={records.runbook}
        base={shell.base}
        titles={facts?.titles ?? {}}
        texts={texts.runbook}
      />
      <div className="needs-script">
        <Island
          name="Runbook"
          component={Runbook}
          props={{
            base: shell.base,
            runbook: records.runbook,
            titles: facts?.titles ?? {},
            values,
            isOffline: records.isOffline ?? false,
            texts: { runbook: texts.runbook, values: shell.texts.values },
          }}
          when="use"
          reads={Object.keys(facts?.titles ?? {})}
        />
      </div>
    </WidePage>
  );
}
