// A page of the releases over the whole width: their section, their style sheet, and links to their feeds.
import type { ReactNode } from 'react';
import { type OwnPageProps, WidePage } from '../../engine/index.ts';
import type { ReleaseBook } from './book.ts';
import { Feeds } from './Feeds.tsx';
import type { ReleaseTexts } from './texts.ts';

export type ReleasePageProps = OwnPageProps<ReleaseBook, ReleaseTexts>;

type Props = Omit<ReleasePageProps, 'records'> & { children: ReactNode };

export function ReleasePageData({ texts, children, ...props }: Props) {
  return (
    <WidePage
      {...props}
      styles={['releases/pages']}
      head={<Feeds siteData={props.siteData} texts={texts} />}
    >
      {children}
    </WidePage>
  );
}
