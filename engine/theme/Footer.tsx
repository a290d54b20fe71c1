// The end of every page: all sections again, so that each is two steps away without the menu.
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

export function Footer({ shell }: { shell: Shell }) {
  return (
    <footer className="footer">
      <nav aria-label={shell.texts.footer}>
        <ul>
          {shell.sections.map((section) => (
            <li key={section.slug}>
              <a href={section.url}>{section.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        {fill(shell.texts.footerNote, { product: shell.product.name })} {shell.version.label}
      </p>
    </footer>
  );
}
