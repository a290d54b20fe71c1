// The runbook; without JavaScript the author's words lead to the guides themselves.
import { Island } from '../../engine/render/Island.tsx';
import type { OwnPageProps } from '../../engine/theme/theme.ts';
import Runbook from '../islands/Runbook.tsx';
import { OwnPage } from './OwnPage.tsx';

export function RunbookPage({ book: _book, ...props }: OwnPageProps) {
  const { shell } = props;
  if (!shell.runbook) return null;
  return (
    <OwnPage {...props} section="enterprise">
      <div className="needs-script">
        <Island
          name="Runbook"
          component={Runbook}
          props={{
            base: shell.base,
            runbook: shell.runbook,
            values: shell.values,
            texts: { runbook: shell.texts.runbook, values: shell.texts.values },
          }}
          when="load"
        />
      </div>
    </OwnPage>
  );
}
