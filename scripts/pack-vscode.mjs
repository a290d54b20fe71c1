// `editors/vscode` → a `.vsix` that VS Code installs: a zip of the manifest and one compiled script.
//   node scripts/pack-vscode.mjs [FILE]
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { rolldown } from 'rolldown';
import { project } from './set-up.mjs';

const folder = path.join(project, 'editors/vscode');
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const out = path.resolve(
  process.argv[2] ?? path.join(folder, 'dist', `learn-${manifest.version}.vsix`),
);

/** The earliest time that a zip can store: the same sources give the same bytes. */
const TIME = new Date(1980, 0, 1);

const { code, moduleIds } = await compile();
const files = {
  '[Content_Types].xml': contentTypes(),
  'extension.vsixmanifest': vsixManifest(manifest),
  'extension/package.json': readFileSync(path.join(folder, 'package.json'), 'utf8'),
  'extension/readme.md': readFileSync(path.join(folder, 'README.md'), 'utf8'),
  'extension/LICENSE.txt': readFileSync(path.join(project, 'LICENSE'), 'utf8'),
  'extension/notices.txt': notices(moduleIds),
  [path.posix.join('extension', manifest.main)]: code,
};
const entries = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]);
mkdirSync(path.dirname(out), { recursive: true });
const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: TIME });
// Nothing makes room for a file that is named.
writeFileSync(out, zip, { flag: process.argv[2] ? 'wx' : 'w' });
console.log(path.relative(process.cwd(), out));

/** What the editor loads; only `vscode` comes from there. */
async function compile() {
  const compiler = await rolldown({
    input: path.join(folder, 'src/extension.ts'),
    platform: 'node',
    external: ['vscode'],
    tsconfig: false,
  });
  const { output } = await compiler.generate({
    format: 'cjs',
    minify: true,
    codeSplitting: false,
  });
  await compiler.close();
  return output[0];
}

/** The licenses of the packages that are in the script. */
function notices(modules) {
  const owners = modules.flatMap((at) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(at) ?? []);
  const texts = [...new Set(owners)].sort().map((owner) => {
    const file = readdirSync(owner).find((name) => /^licen[cs]e/i.test(name));
    if (!file) throw new Error(`${owner} has no license.`);
    return `${path.basename(owner)}\n\n${readFileSync(path.join(owner, file), 'utf8').trim()}\n`;
  });
  return texts.join(`\n${'─'.repeat(60)}\n`);
}

function contentTypes() {
  const types = {
    cjs: 'application/javascript',
    json: 'application/json',
    md: 'text/markdown',
    txt: 'text/plain',
    vsixmanifest: 'text/xml',
  };
  const lines = Object.entries(types).map(
    ([extension, type]) => `<Default Extension=".${extension}" ContentType="${type}"/>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join('')}</Types>
`;
}

function vsixManifest({ name, displayName, description, version, publisher, ...rest }) {
  const properties = {
    'Microsoft.VisualStudio.Code.Engine': rest.engines.vscode,
    'Microsoft.VisualStudio.Code.ExtensionKind': 'workspace',
  };
  const assets = {
    'Microsoft.VisualStudio.Code.Manifest': 'extension/package.json',
    'Microsoft.VisualStudio.Services.Content.Details': 'extension/readme.md',
    'Microsoft.VisualStudio.Services.Content.License': 'extension/LICENSE.txt',
  };
  const property = ([id, value]) => `<Property Id="${id}" Value="${escapeXml(value)}"/>`;
  const asset = ([type, at]) => `<Asset Type="${type}" Path="${at}" Addressable="true"/>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
<DisplayName>${escapeXml(displayName)}</DisplayName>
<Description xml:space="preserve">${escapeXml(description)}</Description>
<Tags>${rest.keywords.join(',')}</Tags>
<Categories>${rest.categories.join(',')}</Categories>
<License>extension/LICENSE.txt</License>
<Properties>${Object.entries(properties).map(property).join('')}</Properties>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
<Dependencies/>
<Assets>${Object.entries(assets).map(asset).join('')}</Assets>
</PackageManifest>
`;
}

function escapeXml(text) {
  const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign]);
}
