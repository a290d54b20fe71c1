// All screens of the product, by area, with the pages that show them: the author's page over the whole width.
import { type OwnPageProps, WidePage } from '../../engine/index.ts';

export function ScreensPage({
  records: _records,
  texts: _texts,
  values: _values,
  facts: _facts,
  ...props
}: OwnPageProps) {
  const { page } = props;
  return (
    <WidePage {...props} page={{ ...page, html: '' }} styles={['screens/list']}>
      <article className="article" dangerouslySetInnerHTML={{ __html: page.html }} />
    </WidePage>
  );
}
