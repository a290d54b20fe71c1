// What is below an article: the question to its readers, the pages before and after it.
import { AskReader } from './AskReader.tsx';
import { Pager } from './Pager.tsx';
import type { ArticleFootProps } from './part-props.ts';

/** The end of a page of documentation. */
export function ArticleFoot({ siteData, pageData }: ArticleFootProps) {
  return (
    <>
      <AskReader siteData={siteData} pageData={pageData} />
      <Pager previous={pageData.previous} next={pageData.next} texts={siteData.texts} />
    </>
  );
}
