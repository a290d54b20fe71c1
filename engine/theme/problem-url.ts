// How a site hears from its readers, and one of its pages → the address at which they report a problem with it.
import { encodePart } from '../text/encode-part.ts';
import { fill } from '../text/fill.ts';

/** Of the config. */
type Heard = { feedback?: string | undefined; help: readonly { url: string }[] };

/** Where reports go: to the address for those of searches, otherwise to the first one of `help` that takes mail. */
export const reportAddress = ({ feedback, help }: Heard): string | undefined =>
  feedback ?? help.find(({ url }) => url.startsWith('mailto:'))?.url;

/**
 * The page's address is the text of a mail; elsewhere it stands for what was typed into a search.
 *
 * @param subject  of a mail: that of the address is about searches.
 */
export function problemUrl(address: string, subject: string, pageUrl: string): string {
  const filled = fill(address, { query: encodePart(pageUrl) });
  if (!address.startsWith('mailto:')) return filled;
  const [to, query = ''] = filled.split('?', 2);
  const others = query.split('&').filter((one) => one && !/^(?:subject|body)=/i.test(one));
  return `${to}?${[...others, `subject=${encodePart(subject)}`, `body=${encodePart(pageUrl)}`].join('&')}`;
}
