// Records of screens in a small site: shown, listed, found, rebuilt, and what is said of wrong ones.
import { describe, expect, it } from 'vitest';
import { NEW_VARIABLE } from './support/screens.ts';
import { type Files, page, recordsConfig, useSiteFolders } from './support/site-folder.ts';

const FRAME = `title: Studio
parts:
  - row: [{ text: Employee Directory }]
    bar: true
  - list: Resources
    id: resources
    of: [Pages, Databases]
    at: Pages
  - text: The body
    id: body
`;
const DATABASES = `title: Databases
where: Studio > Databases
frame: studio
parts:
  - from: studio/frame
    chosen: { resources: Databases }
    with:
      body:
        - buttons: [{ label: Import a Database, id: import }]
`;
const SITE: Files = {
  'content/screens/variables/new-variable.yaml': NEW_VARIABLE,
  'content/screens/studio/frame.yaml': FRAME,
  'content/screens/studio/databases.yaml': DATABASES,
  'content/pages/variables.md': page(
    'Variables',
    ':::screen{name=variables/new-variable}\n1. [target] Under **Target** choose **Read records**.\n2. Click **Done** [done].\n:::',
  ),
  'content/pages/databases.md': page(
    'Databases',
    '> ::screen[Here it begins.]{name=studio/databases mark=import}',
  ),
  'content/pages/screens.md': page('Screens', '::filter{groups}\n\n::screens'),
  'content/pages/other.md': page('Other'),
};

const make = useSiteFolders({ 'site.config.ts': recordsConfig(), ...SITE });
describe('a screen', () => {
  it('is drawn for readers, reported in words to machines, with the numbers of its steps', () => {
    const folder = make();
    expect(folder.learn('build').text).toContain(', 0 warnings');
    expect(folder.file('dist/variables.md')).toContain(`
**Screen: New Variable** (Variables > New Variable)

- Steps: Type, Source (selected), Properties
- Field Name: employeeData (required)
- Select Target: Read records [Read records, Create, Update, Delete] (step 1)
- Choice Load: On page startup, On demand (selected)
- Check box Update data on input change: on
- Side by side
  - Column 1
    - Tree Tables: Department, Employee (selected), Vacation
  - Column 2
    - Table Columns: Name, Type
      - empId, Integer
      - name, String
- Buttons: Cancel, Done (step 2)

1. Under **Target** choose **Read records**.
2. Click **Done**.
`);
  });

  it('takes the parts of another, with some in place of its own', () => {
    const folder = make();
    folder.learn('build');
    const html = folder.file('dist/databases/index.html');
    expect(html).toContain('Employee Directory');
    expect(html).not.toContain('The body');
    expect(html).toContain('aria-selected="true"><span>Databases</span>');
    expect(html).toContain('Step </span>1</span><span role="button">Import a Database</span>');
    expect(html).toContain('<figcaption>Here it begins.</figcaption>');
  });

  it('brings its sheet, and a page without one loads nothing of it', () => {
    const folder = make();
    folder.learn('build');
    expect(folder.file('dist/variables/index.html')).toMatch(/_assets\/screen-[\w-]+\.css/);
    expect(folder.file('dist/other/index.html')).not.toMatch(/_assets\/screen-/);
  });

  it('changed, changes the pages that show it, also by way of another, and the list', () => {
    const folder = make();
    folder.learn('build');
    expect(folder.learn('build').text).toContain('(0 rebuilt)');
    folder.write({ 'content/screens/studio/frame.yaml': FRAME.replace('Pages', 'Views') });
    expect(folder.learn('build').text).toContain('(2 rebuilt)');
    expect(folder.file('dist/databases/index.html')).toContain('Views');
    const comment = `# A comment changes no drawing.\n${FRAME.replace('Pages', 'Views')}`;
    folder.write({ 'content/screens/studio/frame.yaml': comment });
    // The list, which is made from all records.
    expect(folder.learn('build').text).toContain('(1 rebuilt)');
  });

  it('is in the list of its area with the pages that show it, as they come and go', () => {
    const folder = make();
    folder.learn('build');
    expect(folder.file('dist/screens.md')).toContain(`## Studio {#studio}

| Screen | Where | Explained in |
| --- | --- | --- |
| **Databases** {#studio-databases} | Studio > Databases | [Databases](/databases) |

## Variables {#variables}

| Screen | Where | Explained in |
| --- | --- | --- |
| **New Variable** {#variables-new-variable} | Variables > New Variable | [Variables](/variables) |
`);
    folder.write({
      'content/pages/other.md': page('Other', '::screen{name=variables/new-variable}'),
      'content/pages/draft.md': page('Draft', '::screen{name=studio/databases}', 'draft: true\n'),
    });
    expect(folder.learn('build').text).toContain('(2 rebuilt)');
    const list = folder.file('dist/screens.md');
    expect(list).toContain('| [Other](/other), [Variables](/variables) |');
    expect(list).toContain('| [Databases](/databases) |');
  });

  it('is a place that links lead to: from its row, and from wherever an author writes one', () => {
    const both = '::screen{name=studio/databases}\n\n::screen{name=variables/new-variable}';
    const folder = make({
      'content/pages/other.md': page(
        'Other',
        `[Here](#~studio-databases), [there](variables#~variables-new-variable)\n\n${both}\n\n${both}`,
      ),
    });
    expect(folder.learn('check', '--publish').text).toContain(', 0 warnings');
    folder.learn('build');
    const list = folder.file('dist/screens/index.html');
    expect(list).toContain('href="/other#~variables-new-variable">Other</a>');
    expect(list).toContain('href="/variables#~variables-new-variable">Variables</a>');
    const places = (id: string) =>
      [...folder.file(`dist/${id}/index.html`).matchAll(/<figure class="[^"]+" id="([^"]+)"/g)].map(
        ([, place]) => place,
      );
    expect(places('variables')).toEqual(['~variables-new-variable']);
    // The first of each.
    expect(places('other')).toEqual(['~studio-databases', '~variables-new-variable']);
    // A figure comes and goes with what its page shows.
    expect(folder.file('content/published.json')).toContain('"variables"');
    expect(folder.file('content/published.json')).not.toContain('~');
    folder.write({ 'content/pages/variables.md': page('Variables') });
    expect(folder.learn('check').text).toContain(
      'The link "variables#~variables-new-variable" goes to a heading that is not there.',
    );
  });

  it('is found by its title, and the page that shows it by its labels', () => {
    const folder = make();
    folder.learn('build');
    expect(folder.learn('search', 'new variable').text).toContain(
      '/screens#variables-new-variable',
    );
    expect(folder.learn('search', 'import a database').text).toContain('/databases');
    expect(folder.learn('search', 'on page startup').text).toContain('/variables');
    expect(folder.file('dist/_search/text/variables.json')).not.toContain('startup');
  });

  it('is begun by a command, whose record is valid', () => {
    const folder = make();
    const { text } = folder.learn('new', 'screen', 'teams/add-user');
    expect(text).toBe(
      'Wrote content/screens/teams/add-user.yaml. Show it with ::screen{name=teams/add-user}\n',
    );
    expect(folder.file('content/screens/teams/add-user.yaml')).toContain('title: "Add User"');
    folder.write({ 'content/pages/other.md': page('Other', '::screen{name=teams/add-user}') });
    expect(folder.learn('check').text).toContain('source/placeholder');
    const record = 'content/screens/teams/add-user.yaml';
    folder.write({ [record]: folder.file(record).replace('FILL IN: ', '') });
    expect(folder.learn('check').text).toContain('no mistakes');
    expect(folder.learn('new', 'screen', 'teams/add-user').text).toContain('is there already');
    expect(folder.learn('new', 'screen', 'Add user').text).toContain('is no name of a screen');
  });

  it('has a schema for editors, which names every kind of part', () => {
    const folder = make();
    folder.learn('schema');
    const schema = JSON.parse(folder.file('content/schemas/screen.json'));
    expect(schema.required).toEqual(['title', 'parts']);
    expect(schema.properties.parts.items).toEqual({ $ref: '#/$defs/part' });
    const forms: { properties: Record<string, unknown> }[] = schema.$defs.part.anyOf;
    const keys = new Set(forms.flatMap(({ properties }) => Object.keys(properties)));
    for (const key of ['field', 'select', 'tree', 'canvas', 'properties', 'from', 'with'])
      expect(keys).toContain(key);
    const columns = forms.find(
      ({ properties }) => 'columns' in properties && 'flush' in properties,
    );
    expect(JSON.stringify(columns)).toContain('"$ref":"#/$defs/part"');
  });
});

describe('a sequence', () => {
  const STATES = `:::sequence[From reading to creating]{name=variables/new-variable}
1. The window opens. {without=update}
2. Under **Target**, choose **Create**. {set="target: Create; tables: Vacation"}
3. The check box appears. {with=update set="update: off" without=name}
4. Another page opens.
   {name=studio/databases}
:::`;
  const withStates = (text = STATES) => make({ 'content/pages/other.md': page('Other', text) });

  it('is told to machines as its first state, and what each of the others changes', () => {
    const folder = withStates();
    expect(folder.learn('build').text).toContain(', 0 warnings');
    expect(folder.file('dist/other.md')).toContain(`
**From reading to creating**

**Screen: New Variable** (Variables > New Variable)

- Steps: Type, Source (selected), Properties
- Field Name: employeeData (required)
- Select Target: Read records [Read records, Create, Update, Delete]
- Choice Load: On page startup, On demand (selected)
- Side by side
`);
    expect(folder.file('dist/other.md')).toContain(`
1. The window opens.
2. Under **Target**, choose **Create**. (now Target: Create; Tables: Vacation)
3. The check box appears. (now Update data on input change: off; no longer Name)
4. Another page opens.

   **Screen: Databases** (Studio > Databases)

`);
  });

  it('depends on every screen it shows, and is in their list', () => {
    const folder = withStates();
    folder.learn('build');
    expect(folder.learn('build').text).toContain('(0 rebuilt)');
    expect(folder.file('dist/screens.md')).toContain('[Databases](/databases), [Other](/other)');
    const changed = DATABASES.replace('Import a Database', 'Add a Database');
    folder.write({ 'content/screens/studio/databases.yaml': changed });
    folder.learn('build');
    expect(folder.file('dist/other/index.html')).toContain('Add a Database');
  });

  it('brings one sheet and no script of its own; its labels are found', () => {
    const folder = withStates();
    folder.learn('build');
    const html = folder.file('dist/other/index.html');
    expect(html.match(/_assets\/screen[\w-]*\.css/g)).toEqual([
      expect.stringContaining('screen-sequence-'),
    ]);
    expect(html).not.toMatch(/_assets\/sequence/);
    expect(folder.learn('search', 'on page startup').text).toContain('/other');
  });

  it('is compared with the screen as each caption leaves it', () => {
    const text = make({
      'content/pages/other.md': page('Other', STATES.replace('target: Create; ', '')),
    }).learn('check').text;
    expect(text).toContain(`content/pages/other.md:8:29  error  screens/other-value

  The screen "variables/new-variable" shows "Read records" in "Target", not "Create".
`);
    expect(text).toContain('Set it at the end of the caption, {set="target: Create"}, or correct');
  });
});

describe('what is said of', () => {
  const reported = (files: Files) => make(files).learn('check').text;

  it('a screen that no page shows; one that others take is shown by them', () => {
    const text = reported({ 'content/pages/databases.md': page('Databases') });
    expect(text).toContain(`content/screens/studio/databases.yaml:1:1  warning  screens/unused

  No page shows the screen "studio/databases".

  1 │ title: Databases
    │ ^^^^^

  Show it with ::screen{name=studio/databases}, or delete the file.
`);
    expect(reported({})).toContain('no mistakes, 0 warnings');
  });

  it('a kind of part, a key or an icon that does not exist', () => {
    const text = reported({
      'content/screens/studio/databases.yaml': `${DATABASES}  - feild: Name
    value: x
  - field: Name
    valeu: x
  - icons: [{ icon: sav, label: Save }]
`,
    });
    expect(text).toContain(`content/screens/studio/databases.yaml:10:5  error  screens/unknown-key

  There is no key "feild" here.

  10 │   - feild: Name
     │     ^^^^^

  Write "field" instead.
  All keys: field, select, radio, check,`);
    expect(text).toContain('databases.yaml:13:5  error  screens/unknown-key');
    expect(text).toContain('Write "value" instead.');
    expect(text).toContain('databases.yaml:14:15  error  screens/wrong-value');
  });

  it('a `from` that leads nowhere, and an id that two parts have', () => {
    const text = reported({
      'content/screens/studio/databases.yaml': `${DATABASES}  - from: studio/fraem
  - from: studio/frame
    part: nothing
  - field: Name
    id: import
`,
    });
    expect(
      text,
    ).toContain(`content/screens/studio/databases.yaml:10:5  error  screens/unknown-screen

  There is no screen "studio/fraem".

  10 │   - from: studio/fraem
     │     ^^^^

  Closest: studio/frame
`);
    expect(text).toContain('does not have the part that is asked for.');
    expect(text).toContain('It has: resources, body\n');
    expect(text).toContain(`content/screens/studio/databases.yaml:14:5  error  screens/same-id

  Two parts of the screen "studio/databases" have the id "import".
`);
  });

  it('screens that take their parts from each other', () => {
    const text = reported({
      'content/screens/studio/frame.yaml': `${FRAME}  - from: studio/databases\n`,
    });
    expect(text).toContain(`content/screens/studio/frame.yaml:11:5  error  screens/cycle

  The screen "studio/frame" takes its parts from itself, by way of "studio/databases".
`);
    expect(text).toContain('content/screens/studio/databases.yaml:5:5  error  screens/cycle');
  });

  it('a label that was renamed: every step that still says the old one', () => {
    const text = reported({
      'content/screens/variables/new-variable.yaml': NEW_VARIABLE.replace(
        'label: Done',
        'label: Save',
      ),
    });
    expect(text).toContain(`content/pages/variables.md:8:10  error  screens/unknown-label

  The screen "variables/new-variable" says "Done" nowhere.

  8 │ 2. Click **Done** [done].
    │          ^^^^^^^^
`);
  });

  it('a value that a step says otherwise than the part it points at', () => {
    const form = `title: Form
frame: dialog
parts:
  - { field: Name, value: employees, id: name }
  - { select: Target, value: Read records, of: [Read records, Create], id: target }
  - { check: Update, id: update }
`;
    const stepsOf = (screen: string) =>
      page(
        'Form',
        `:::screen{name=${screen}}\n1. [name] Enter \`orders\` as **Name**.\n2. [target] Under **Target**, choose **Create**.\n3. [update] Turn on **Update**.\n:::`,
      );
    const files = { 'content/screens/forms/form.yaml': form };
    const text = reported({ ...files, 'content/pages/form.md': stepsOf('forms/form') });
    expect(text.match(/^content\/pages\/form\.md.*other-value\n\n.*$/gm)).toEqual([
      'content/pages/form.md:7:18  error  screens/other-value\n\n  The screen "forms/form" shows "employees" in "Name", not "orders".',
      'content/pages/form.md:8:38  error  screens/other-value\n\n  The screen "forms/form" shows "Read records" in "Target", not "Create".',
      'content/pages/form.md:9:21  error  screens/other-value\n\n  The screen "forms/form" shows "off" in "Update", not "on".',
    ]);
    const set = 'forms/form set="name: orders; target: Create; update: on"';
    const agreed = make({ ...files, 'content/pages/form.md': stepsOf(set) }).learn('check');
    expect(agreed.status, agreed.text).toBe(0);
  });
});
