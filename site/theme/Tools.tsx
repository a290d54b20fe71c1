// What this site has besides pages → a list with a line about each.
import { Icon, type SiteData } from '../../engine/index.ts';

type Tool = { icon: string; title: string; text: string; id: string };

const TOOLS: Tool[] = [
  {
    icon: 'clipboard',
    title: 'Upgrade report',
    text: 'From your version to another: what breaks, and what to do.',
    id: 'upgrade',
  },
  {
    icon: 'terminal',
    title: 'Runbook',
    text: 'Every command of your installation, with your own host names.',
    id: 'runbook',
  },
  {
    icon: 'phone',
    title: 'What works where',
    text: 'Each widget on the web, in React Native and in Cordova.',
    id: 'app-development/widgets/platforms',
  },
  {
    icon: 'layout',
    title: 'Screens',
    text: 'The Studio and the portals, drawn: find a dialog by its labels.',
    id: 'screens',
  },
];

export function Tools({ siteData }: { siteData: SiteData }) {
  return (
    <section className="tools" aria-labelledby="tools">
      <h2 id="tools">Tools</h2>
      <ul>
        {TOOLS.map(({ icon, title, text, id }) => (
          <li key={id}>
            <a href={siteData.base + id}>
              <Icon name={icon} />
              <span>
                <strong>{title}</strong>
                {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
