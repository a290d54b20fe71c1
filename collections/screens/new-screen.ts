// `learn new screen AREA/NAME`: a record to fill in.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError, FILL_IN, type Template, writeForUser } from '../../engine/index.ts';

export const screenTemplate: Template = {
  argument: 'AREA/NAME',
  description: 'write the record of a screen to fill in',
  create(name, { loaded, flags }) {
    const clean = name.replace(/\.yaml$/, '');
    if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/.test(clean))
      throw new ExpectedError(
        `"${name}" is no name of a screen.`,
        'Write its area and its name, such as: learn new screen variables/new-variable',
      );
    const file = path.join(loaded.contentDir, 'screens', `${clean}.yaml`);
    const shown = path.relative(process.cwd(), file);
    if (existsSync(file)) throw new ExpectedError(`The screen is there already: ${shown}`);
    const up = '../'.repeat(clean.split('/').length);
    const title = flags.title ?? titleOf(clean);
    const within = loaded.contentDir;
    writeForUser(file, template(up, String(title)), { within, isNew: true });
    return [`Wrote ${shown}. Show it with ::screen{name=${clean}}`];
  },
};

/** As windows are called: each word with a capital. */
const titleOf = (name: string): string =>
  (name.split('/').at(-1) ?? name).replace(
    /(^|-)([a-z])/g,
    (_all, dash, first) => (dash ? ' ' : '') + first.toUpperCase(),
  );

function template(up: string, title: string): string {
  return `# yaml-language-server: $schema=${up}schemas/screen.json
title: ${JSON.stringify(title)}
where: "${FILL_IN} Menu > Entry"
frame: dialog # studio, page, dialog, panel, menu, portal, console, phone
size: normal # narrow, normal, wide
parts:
  - field: Name
    id: name # steps point at it: [name]
    value: employeeData
  - buttons: [Cancel, { label: Done, main: true, id: done }]
`;
}
