// What is wrong with a runbook or with snippets → diagnostics at their place, all at once.
import { afterEach, expect, it } from 'vitest';
import { createSiteFolder, page, recordsConfig, type SiteFolder } from './support/site-folder.ts';

let folder: SiteFolder;
afterEach(() => folder.dispose());

const RUNBOOK = `choices:
  target:
    label: Where
    folders: guides
    options: { aws: AWS, gcp: GCP, azure: Azure }
phases:
  - title: Install
    steps:
      - { page: "guides/{target}/extract" }
      - { page: guides/aws/launc, when: { target: aws } }
      - { page: guides/aws/launch, when: { target: ibm } }
`;

it('names pages, choices and folders that lack something', () => {
  folder = createSiteFolder({
    'site.config.ts': recordsConfig(),
    'content/runbook.yaml': RUNBOOK,
    'content/pages/index.md': page('Home'),
    'content/pages/guides/aws/launch.md': page('Launch'),
    'content/pages/guides/aws/extract.md': page('Extract'),
    'content/pages/guides/gcp/extract.md': page('Extract'),
    'content/snippets/unused.md': 'Nobody includes this.\n',
  });
  const { status, text } = folder.learn('check');
  expect(status).toBe(1);
  expect(text).toContain('content/runbook.yaml:5:');
  expect(text).toContain('runbook/lacks-page');
  expect(text).toContain('"azure" lacks the page "extract" that aws, gcp have.');
  expect(text).toContain('There is no page "guides/azure/extract".');
  expect(text).toContain('There is no page "guides/aws/launc".');
  expect(text).toContain('Closest: guides/aws/launch');
  expect(text).toContain('Nothing named "target: ibm" can be chosen.');
  expect(text).toContain('include/unused');
  expect(text).toContain('content/snippets/unused.md:1:1');
});

it('says of a secret why it has no field', () => {
  folder = createSiteFolder({
    'content/values.yaml':
      'pages: [guides/]\nfields:\n  admin-password: { label: For the admin }\n  Port: { label: Port }\n',
    'content/pages/index.md': page('Home'),
  });
  const { status, text } = folder.learn('check');
  expect(status).toBe(1);
  expect(text).toContain('content/values.yaml:3:3  error  values/wrong-value');
  expect(text).toContain(
    'The value of "admin-password" does not fit: a secret has no field: put it into "secrets".',
  );
  expect(text).toContain('The value of "Port" does not fit: small letters, digits and "-".');
});

it('is content with a good one', () => {
  folder = createSiteFolder({
    'content/runbook.yaml': RUNBOOK.replace(/^ +- \{ page: guides\/aws\/launc, .*\n/m, '').replace(
      'ibm',
      'aws',
    ),
    'content/pages/index.md': page('Home'),
    'content/pages/guides/aws/launch.md': page('Launch'),
    'content/pages/guides/aws/extract.md': page('Extract'),
    'content/pages/guides/gcp/extract.md': page('Extract'),
    'content/pages/guides/azure/extract.md': page('Extract'),
  });
  const { status, text } = folder.learn('check');
  expect(text).not.toContain('runbook/');
  expect(status).toBe(0);
});
