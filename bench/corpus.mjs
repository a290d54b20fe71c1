// A number of pages → a site folder of realistic ones: prose, code, tables, links, eleven sidebars.
// The same seed gives the same bytes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SIDEBARS = 11;
const WORDS =
  `account action agent alert api app approval array asset attribute audit backup binding branch browser budget button cache calendar card cell chart client cluster column command component config connector console container context cookie cursor dashboard data database deploy design device dialog directory domain draft driver editor email employee endpoint entity error event export expression feature field filter folder form function gateway grid group header history host icon image import index input instance integration invoice item job key label language layout leave library license link list locale log login manager mapping member memory menu message method metric mobile model module network node notification object order page panel parameter partial password path payment permission pipeline platform plugin policy port prefab preview privilege procedure process product profile project property provider proxy query queue record region registry release report repository request resource response result role route row rule runtime schedule schema script search section security server service session setting signal snapshot source stage state status step storage style summary table tag target task team template tenant test theme thread ticket time token tool topic trace transaction tree trigger type update upload user value variable vendor version view volume web widget window wizard workflow workspace zone`.split(
    ' ',
  );
const VERBS =
  'adds binds builds calls changes checks closes copies creates deletes deploys edits filters finds groups hides imports keeps links loads moves opens reads removes replaces returns saves sends shows sorts starts stops stores tests uses writes'.split(
    ' ',
  );
const SMALL = 'the a each this that every one another'.split(' ');
const JOINS = 'when because while after before unless so that as soon as'.split(' ');

const CODE = {
  js: (w) =>
    `Page.on${cap(w())} = function (event, widget) {\n  const ${w()} = Page.Variables.${w()}.dataSet;\n  if (!${w()}.length) return;\n  ${w()}.invoke({ inputFields: { ${w()}: widget.datavalue } });\n};`,
  java: (w) =>
    `@ExposeToClient\npublic class ${cap(w())}Service {\n    private static final Logger logger = LoggerFactory.getLogger(${cap(w())}Service.class);\n\n    public String ${w()}(String ${w()}) {\n        logger.debug("Reading {}", ${w()});\n        return ${w()}.trim();\n    }\n}`,
  xml: (w) =>
    `<dependency>\n  <groupId>com.example.${w()}</groupId>\n  <artifactId>${w()}</artifactId>\n  <version>1.${w().length}.0</version>\n</dependency>`,
  json: (w) =>
    `{\n  "${w()}": "${w()}",\n  "${w()}": [1, 2, ${w().length}],\n  "${w()}": { "${w()}": true }\n}`,
  sql: (w) =>
    `SELECT ${w()}, count(*) AS ${w()}\nFROM ${w()}\nWHERE ${w()} = :${w()}\nGROUP BY ${w()}\nORDER BY 2 DESC;`,
  bash: (w) => `sudo systemctl restart ${w()}\ncurl -s http://localhost:8080/${w()} | grep ${w()}`,
};

export function cap(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Mulberry32: small, quick, the same everywhere. */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Write the site folder from scratch. @returns ids in reading order. */
export function writeCorpus(folder, count, seed = 7) {
  rmSync(folder, { recursive: true, force: true });
  const ids = Array.from({ length: count }, (_, i) => {
    const sidebar = i % SIDEBARS;
    const group = Math.floor(i / SIDEBARS / 12);
    return `part-${sidebar}/group-${group}/page-${i}`;
  });
  for (const [i, id] of ids.entries()) {
    const file = path.join(folder, 'content/pages', `${id}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, renderPage(i, ids, createRandom(seed * 1_000_003 + i)));
  }
  writeSidebars(folder, ids);
  writeFileSync(
    path.join(folder, 'site.config.json'),
    '{ "strict": true, "title": "Corpus", "base": "/learn/", "url": "https://docs.example" }\n',
  );
  return ids;
}

function renderPage(i, ids, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const w = () => pick(WORDS);
  const sentence = () => {
    const head = `${cap(pick(SMALL))} ${w()} ${pick(VERBS)} ${pick(SMALL)} ${w()}`;
    return random() < 0.6
      ? `${head} ${pick(JOINS)} ${pick(SMALL)} ${w()} ${pick(VERBS)} ${w()}.`
      : `${head}.`;
  };
  const link = () => {
    const id = pick(ids);
    return `[${w()} ${w()}](${id}${random() < 0.3 ? '#second' : ''})`;
  };
  const paragraph = () => {
    const sentences = Array.from({ length: 4 + Math.floor(random() * 3) }, sentence);
    if (random() < 0.7)
      sentences.splice(2, 0, `See ${link()} for \`${w()}.${w()}\` and **${w()}**.`);
    return sentences.join(' ');
  };
  const table = () =>
    `| ${cap(w())} | Type | Description |\n| --- | --- | --- |\n${Array.from({ length: 5 }, () => `| \`${w()}\` | ${w()} | ${sentence()} |`).join('\n')}`;
  const code = () => {
    const language = pick(Object.keys(CODE));
    return `\`\`\`${language}\n${CODE[language](w)}\n\`\`\``;
  };
  const steps = () =>
    `:::steps\n${Array.from({ length: 4 }, (_, n) => `${n + 1}. ${sentence()}`).join('\n')}\n:::`;
  const diagram =
    i % 40 === 0
      ? `\n\n\`\`\`mermaid alt="${sentence()}"\nflowchart LR\n  a[${w()}] --> b[${w()}]\n  b --> c[${w()}]\n\`\`\``
      : '';
  const title = `${cap(w())} ${w()} ${i}`;
  return `---
title: ${title}
description: ${sentence()}
keywords: [${w()}, ${w()}]
---

${paragraph()}

## First ${w()} {#first}

${paragraph()}

${table()}

${paragraph()}${diagram}

## Second ${w()} {#second}

${paragraph()}

${code()}

${steps()}

### Detail ${w()}

${paragraph()}

:::note
${sentence()} ${sentence()}
:::

## Third ${w()} {#third}

${paragraph()}

${code()}

${Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n')}

## Next

- ${link()}
- ${link()}
`;
}

export function writeSidebars(folder, ids) {
  mkdirSync(path.join(folder, 'content/sidebars'), { recursive: true });
  for (let sidebar = 0; sidebar < SIDEBARS; sidebar++) {
    const groups = new Map();
    for (const id of ids) {
      const [part, group] = id.split('/');
      if (part !== `part-${sidebar}`) continue;
      groups.set(group, [...(groups.get(group) ?? []), id]);
    }
    const chapters = new Map();
    for (const [group, members] of groups) {
      const chapter = Math.floor(Number(group.split('-')[1]) / 10);
      chapters.set(chapter, [...(chapters.get(chapter) ?? []), [group, members]]);
    }
    const lines = [`name: Part ${sidebar}`, `slug: part-${sidebar}`, `order: ${sidebar}`, 'items:'];
    for (const [chapter, list] of chapters) {
      lines.push(`  - label: Chapter ${chapter}`, '    items:');
      for (const [group, members] of list) {
        lines.push(`      - label: ${group}`, '        items:');
        for (const id of members) lines.push(`          - ${id}`);
      }
    }
    writeFileSync(
      path.join(folder, 'content/sidebars', `part-${sidebar}.yaml`),
      `${lines.join('\n')}\n`,
    );
  }
}
