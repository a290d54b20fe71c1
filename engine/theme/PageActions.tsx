// The menu at a page's title: what a reader may do with the page. It opens without a script.
import { type PageAction, type PageActionsInput, pageActions } from './page-actions.ts';

/** A quiet button, and the entries of `pageActions` below it. */
export function PageActions(props: PageActionsInput) {
  const { texts } = props.siteData;
  return (
    <>
      <button type="button" className="quiet" popoverTarget="page-actions">
        {texts.pageActions}
      </button>
      <ul id="page-actions" popover="auto" className="popup actions">
        {pageActions(props).map((action) => (
          <li key={action.label} className={action.href ? undefined : 'needs-script'}>
            <Entry {...action} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ label, href, isOutside, data }: PageAction) {
  if (!href)
    return (
      <button type="button" {...data}>
        {label}
      </button>
    );
  return (
    <a href={href} rel={isOutside ? 'noopener noreferrer' : undefined}>
      {label}
    </a>
  );
}
