// What a reader wants to do → where to begin, in three links each.
import { Icon, type SiteData } from '../../engine/index.ts';

type Link = [label: string, id: string];
type Intent = { icon: string; title: string; links: Link[] };

const intents = (): Intent[] => [
  {
    icon: 'hammer',
    title: 'Build an app',
    links: [
      ['Your first app', 'tutorials/build-app-in-5-minutes/app-demo'],
      ['Developers guide', 'documentation-reference'],
      ['How-tos by task', 'howtos-documents'],
    ],
  },
  {
    icon: 'users',
    title: 'Administer a team',
    links: [
      ['Set up a team', 'teams/team-setup'],
      ['Invite and manage users', 'teams/manage-users'],
      ['Share projects', 'teams/manage-projects'],
    ],
  },
  {
    icon: 'server',
    title: 'Install the platform',
    links: [
      ['The way in six steps', 'on-premise/getting-started'],
      ['What you’ll need', 'on-premise/prerequisites'],
      ['Every command, in order', 'runbook'],
    ],
  },
  {
    icon: 'rocket',
    title: 'Upgrade',
    links: [
      ['What changes for you', 'upgrade'],
      ['Upgrade an installation', 'on-premise/upgrade/upgrade-setup'],
      ['All releases', 'releases'],
    ],
  },
];

export function Intents({ siteData }: { siteData: SiteData }) {
  return (
    <ul className="intents">
      {intents().map(({ icon, title, links }) => (
        <li key={title}>
          <Icon name={icon} />
          <h2>{title}</h2>
          <ul>
            {links.map(([label, id]) => (
              <li key={id}>
                <a href={siteData.base + id}>{label}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
