// What `learn verify` refuses: zips that programs unpack in different ways, manifests with holes, what is no file; and
// what a signature proves.
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from '../tools/offline/folder-entries.ts';
import { MANIFEST, writeManifest } from '../tools/offline/manifest.ts';
import { privateKeyOf, writeSignature } from '../tools/offline/signature.ts';
import { toZip } from '../tools/offline/zip.ts';
import { runWarm } from './support/site-folder.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'learn-verify-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const at = (name: string) => path.join(dir, name);
const verify = (...words: string[]) => runWarm(dir, 'verify', ...words);

/** Two pages with their manifest. */
function whole(): Map<string, Buffer> {
  const files = new Map([
    ['index.html', Buffer.from('<p>Home</p>'.repeat(50))],
    ['a/index.html', Buffer.from('<p>A</p>')],
  ]);
  return files.set(MANIFEST, Buffer.from(writeManifest(files)));
}

/** In a folder `site`, with more beside it, or with changes of the bytes. */
function writeZip(more: Zippable = {}, change: (zip: Buffer) => Buffer = (zip) => zip): void {
  const files = [...whole()].map(([name, content]) => [`site/${name}`, content]);
  const zip = Buffer.from(zipSync({ ...Object.fromEntries(files), ...more }));
  writeFileSync(at('b.zip'), change(zip));
}

const said = (more?: Zippable, change?: (zip: Buffer) => Buffer): string => {
  writeZip(more, change);
  const { status, text } = verify('b.zip');
  expect(status, text).toBe(1);
  expect(text).not.toContain('fault of the engine');
  return text;
};

const withManifest = (text: string) => said({ [`site/${MANIFEST}`]: Buffer.from(text) });
const x = Buffer.from('x');

describe('names in a zip', () => {
  it('are all in one folder', () => {
    expect(said({ 'z/index.html': x })).toContain(
      'b.zip has 2 folders at its top, and a bundle has one: site, z.\n',
    );
    expect(said({ 'note.txt': x })).toContain('b.zip has "note.txt" beside its folder');
  });

  it.each([
    '../index.html',
    'site/../../out',
    '/etc/passwd',
    'site\\..\\x',
    'C:/x',
    'site//x',
    'site/./x',
    './x',
  ])('%s is named as unsafe', (name) => {
    expect(said({ [name]: x })).toContain(`unsafe   ${name}\n1 file of 2 files`);
  });

  it('can’t send commands to a terminal', () => {
    expect(said({ 'site/\x1b[2J': x })).toContain('unsafe   "site/\\u001b[2J"\n');
    expect(said({ 'site/a\u202eb': x })).toContain('extra    "a\\u{202e}b"\n');
  });

  it.each([
    ['case', 'site/Index.html', 'Index.html'],
    ['a folder that is a file', 'site/index.html/x', 'index.html'],
  ])('differ by more than %s', (_what, name, double) => {
    expect(said({ [name]: x })).toContain(`double   ${double}\n`);
  });

  it('differ by more than their Unicode form', () => {
    const text = said({ 'site/\u00e9.html': x, 'site/e\u0301.html': x });
    expect(text).toMatch(/double {3}(?:\u00e9|e\u0301)\.html\n/);
  });

  it('once each', () => {
    // Two entries of one name: the second is renamed in the bytes.
    const text = said({ 'site/a/indez.html': x }, (zip) =>
      Buffer.from(zip.toString('latin1').replaceAll('indez', 'index'), 'latin1'),
    );
    expect(text).toContain('double   a/index.html\n');
  });

  it('are those of files: a link, a pipe and a device are named', () => {
    const kinds = { link: 0o120777, pipe: 0o010644, socket: 0o140644, device: 0o060644 };
    const more = Object.entries(kinds).map(([kind, mode]) => [
      `site/${kind}`,
      [x, { os: 3, attrs: mode * 65_536 }],
    ]);
    const text = said(Object.fromEntries(more) as Zippable);
    for (const kind of Object.keys(kinds)) expect(text).toContain(`${kind.padEnd(7)}  ${kind}\n`);
  });
});

describe('a manifest', () => {
  const line = writeManifest(new Map([['index.html', x]]));
  it.each([
    ['nothing\n', ':1 in b.zip is not "HASH  NAME"'],
    [`${line}\n`, ':2 in b.zip is not "HASH  NAME"'],
    [line.trim(), ':1 in b.zip is cut off'],
    [line + line, ':2 in b.zip lists index.html again'],
    [line + line.replace('index', 'Index'), ':2 in b.zip lists Index.html, which some disks take'],
    [line.replace('index', '../index'), ':1 in b.zip names a file that has a "." or ".."'],
    [line.replace('index', 'a\\index'), ':1 in b.zip names a file that has a backslash'],
    [line.toUpperCase(), ':1 in b.zip is not "HASH  NAME"'],
    [line.replace('index.html', MANIFEST), ':1 in b.zip lists MANIFEST.sha256 itself'],
    ['', ' in b.zip lists no file.'],
  ])('%j is refused', (text, problem) => {
    expect(withManifest(text)).toContain(`MANIFEST.sha256${problem}`);
  });

  it('lists every file', () => {
    expect(withManifest(line)).toBe(
      'extra    a/index.html\nchanged  index.html\n2 files of 2 files differ from the bundle that was made.\n',
    );
  });

  it('is not written for names that a disk would lose', () => {
    const both = new Map(['Page.html', 'page.html'].map((name) => [name, x]));
    expect(() => writeManifest(both)).toThrow('"page.html" and "Page.html" are one name');
    expect(() => writeManifest(new Map([['../x', x]]))).toThrow('No bundle can hold "../x"');
  });
});

describe('a zip', () => {
  const patch = (find: number, offset: number, value: number) => (zip: Buffer) => {
    const copy = Buffer.from(zip);
    const sign = Buffer.alloc(4);
    sign.writeUInt32LE(find);
    copy.writeUInt8(value, copy.indexOf(sign) + offset);
    return copy;
  };
  const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];

  it.each<[string, (zip: Buffer) => Buffer, string]>([
    ['another name beside its contents', patch(LOCAL, 30, 0x53), 'disagree'],
    ['another size beside its contents', patch(LOCAL, 22, 7), 'disagree'],
    ['another size in the directory', patch(CENTRAL, 24, 7), 'disagree'],
    ['another checksum', patch(LOCAL, 14, 7), 'disagree'],
    ['an encrypted entry', patch(CENTRAL, 8, 1), 'is encrypted'],
    ['a strange compression', patch(CENTRAL, 10, 12), 'is compressed in a way of its own'],
    ['more files than its end says', patch(END, 8, 1), 'its end is not that of a plain zip'],
    ['text before it', (zip) => Buffer.concat([x, zip]), 'its end is not that of a plain zip'],
    ['text after it', (zip) => Buffer.concat([zip, x]), 'is no zip, or a damaged one'],
    ['its end cut off', (zip) => zip.subarray(0, -40), 'is no zip, or a damaged one'],
    ['one byte', () => x, 'is no zip, or a damaged one'],
  ])('with %s is refused', (_what, change, problem) => {
    expect(said({}, change)).toContain(problem);
  });

  it('with an entry that its directory doesn’t list is refused', () => {
    const text = said({}, (zip) => {
      const end = zip.subarray(-22);
      const start = end.readUInt32LE(16);
      end.writeUInt32LE(start + 40, 16);
      return Buffer.concat([zip.subarray(0, start), zip.subarray(0, 40), zip.subarray(start)]);
    });
    expect(text).toContain('something is hidden between its entries and their directory');
  });

  it('with damaged contents names the file', () => {
    const text = said({}, (zip) => {
      const copy = Buffer.from(zip);
      copy.fill(255, 48, 60);
      return copy;
    });
    expect(text).toBe(
      'changed  index.html\n1 file of 2 files differ from the bundle that was made.\n',
    );
  });

  it('that unpacks to a hundred times its size is refused, unless its size is allowed', () => {
    const zeros = Buffer.alloc(4_000_000);
    expect(said({ 'site/zeros': zeros })).toMatch(
      /^learn: b\.zip has 1 MB, but unpacks to 5 MB, and at most 1 MB are allowed\. Nothing was unpacked\.\n.*--max-size 5\n$/,
    );
    expect(verify('b.zip', '--max-size', '5').text).toContain('extra    zeros\n');
    expect(verify('b.zip', '--max-size', 'much').text).toContain('"much" is no size.');
  });

  /** Kilobytes. Node's own `maxRSS` begins with that of the process that started it. */
  const MOST_MEMORY = `/VmHWM:\\s+(\\d+)/.exec(fs.readFileSync('/proc/self/status','utf8'))[1]`;

  it('is read piece by piece', { timeout: 300_000 }, () => {
    const files = whole();
    files.set('zeros', Buffer.alloc(150_000_000));
    files.delete(MANIFEST);
    files.set(MANIFEST, Buffer.from(writeManifest(files)));
    writeFileSync(at('large.zip'), toZip(files, 'site'));
    const env = { NODE_OPTIONS: '--max-old-space-size=64' };
    const cli = path.resolve('engine/bin/learn.mjs');
    const time = spawnSync(
      process.execPath,
      [
        '-e',
        `process.argv=['node','learn','verify',${JSON.stringify(at('large.zip'))},'--max-size','400'];
         process.on('exit',()=>console.log(${MOST_MEMORY}));
         import(${JSON.stringify(cli)})`,
      ],
      { env: { ...process.env, ...env }, encoding: 'utf8' },
    );
    const [text = '', kilobytes] = time.stdout.trim().split('\n');
    expect(text, time.stderr).toContain('3 files: all are as they were');
    expect(Number(kilobytes)).toBeLessThan(170_000);
  });
});

describe('in a folder', () => {
  const folder = at('folder');
  beforeAll(() => {
    for (const [name, content] of whole()) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
  });

  it.skipIf(process.platform === 'win32')(
    'links, pipes and sockets are named, and not followed',
    async () => {
      expect(verify('folder').status).toBe(0);
      symlinkSync('/tmp', path.join(folder, 'linked'));
      symlinkSync('nowhere', path.join(folder, 'dangling'));
      symlinkSync('index.html', path.join(folder, 'own'));
      spawnSync('mkfifo', [path.join(folder, 'a/pipe')]);
      const socket = createServer();
      await new Promise<void>((done) => socket.listen(path.join(folder, 'a/socket'), done));
      const { status, text } = verify('folder');
      await new Promise((done) => socket.close(done));
      expect(status).toBe(1);
      expect(text).toBe(
        'pipe     a/pipe\nsocket   a/socket\nlink     dangling\nlink     linked\nlink     own\n' +
          '5 files of 2 files differ from the bundle that was made.\n',
      );
      expect(verify('folder/a/pipe').text).toContain(
        'folder/a/pipe is neither a zip nor a folder.',
      );
    },
  );

  it('a file of the manifest that is a link is no file', () => {
    rmSync(path.join(folder, 'index.html'));
    symlinkSync('a/index.html', path.join(folder, 'index.html'));
    const { text } = verify('folder');
    expect(text).toContain('link     index.html\n');
    expect(text).not.toContain('missing  index.html');
  });

  it('nothing is looked through where no manifest is, as in a whole disk', async () => {
    rmSync(path.join(folder, MANIFEST));
    const { files, odd } = await openFolder(folder);
    expect([...files.keys(), ...odd]).toEqual([]);
    symlinkSync('a/index.html', path.join(folder, MANIFEST));
    const { status, text } = verify('folder');
    expect(status).toBe(1);
    expect(text).toContain('There is no MANIFEST.sha256 in folder: nothing can be said about it.');
    rmSync(path.join(folder, MANIFEST));
  });
});

describe('a signature', () => {
  const sign = (...words: string[]) => runWarm(dir, 'bundle', ...words);
  beforeAll(() => {
    expect(sign('--new-key', 'publisher.pem').text).toMatch(
      /^Private key, to sign with → publisher\.pem\nPublic key, for your readers → publisher\.public\.pem\nIts name: sha256:[0-9a-f]{64}\n$/,
    );
    writeFileSync(at('good.zip'), toZip(whole(), 'site'));
    const key = privateKeyOf(readFileSync(at('publisher.pem')), 'publisher.pem');
    writeFileSync(at('good.zip.sig'), writeSignature(whole().get(MANIFEST) ?? '', key));
  });
  const check = (bundle: string, ...words: string[]) =>
    verify(bundle, '--key', 'publisher.public.pem', ...words);

  it('is valid for the bundle, as a zip and unpacked', () => {
    const { status, text } = check('good.zip');
    expect(text).toMatch(
      /^2 files: all are as .*\nThe signature good\.zip\.sig is valid: the bundle comes from the owner of the key sha256:[0-9a-f]{64}\.\n$/,
    );
    expect(status).toBe(0);
    for (const [name, content] of whole()) {
      mkdirSync(path.dirname(at(`good/${name}`)), { recursive: true });
      writeFileSync(at(`good/${name}`), content);
    }
    expect(check('good').text).toContain('The signature good.zip.sig is valid');
  });

  it('is valid for OpenSSL, as the guide says', () => {
    const script = `head -n 3 good.zip.sig > signed && tail -n 1 good.zip.sig | cut -d' ' -f2 | base64 -d > raw &&
      openssl pkeyutl -verify -pubin -inkey publisher.public.pem -rawin -in signed -sigfile raw`;
    const done = spawnSync('sh', ['-c', script], { cwd: dir, encoding: 'utf8' });
    expect(done.stdout, done.stderr).toContain('Signature Verified Successfully');
  });

  it('doesn’t hide a changed file', () => {
    const files = whole().set('index.html', x);
    writeFileSync(at('changed.zip'), toZip(files, 'site'));
    const { status, text } = check('changed.zip', '--signature', 'good.zip.sig');
    expect([status, text]).toEqual([
      1,
      'changed  index.html\n1 file of 2 files differ from the bundle that was made.\n',
    ]);
  });

  it('is of one manifest: a changed file with a new manifest is another bundle', () => {
    const files = whole().set('index.html', x);
    files.delete(MANIFEST);
    files.set(MANIFEST, Buffer.from(writeManifest(files)));
    writeFileSync(at('other.zip'), toZip(files, 'site'));
    expect(verify('other.zip').status).toBe(0);
    const { status, text } = check('other.zip', '--signature', 'good.zip.sig');
    expect(status).toBe(1);
    expect(text).toContain('The signature good.zip.sig is that of another bundle.\n');
  });

  it('is needed, and must be of the given key', () => {
    writeFileSync(at('alone.zip'), toZip(whole(), 'site'));
    expect(check('alone.zip').text).toContain(
      'There is no signature alone.zip.sig: nothing is known about who made alone.zip.',
    );
    sign('--new-key', 'stranger.pem');
    const other = verify('good.zip', '--key', 'stranger.public.pem');
    expect(other.status).toBe(1);
    expect(other.text).toMatch(
      /The signature good\.zip\.sig was made with another key, sha256:\w{64}; the key that you gave is sha256:/,
    );
    expect(verify('good.zip', '--signature', 'good.zip.sig').text).toContain(
      'A signature is checked with the key of the publisher.',
    );
    expect(verify('good.zip', '--key', 'publisher.pem').text).toContain(
      'publisher.pem is a private key',
    );
    expect(verify('good.zip', '--key', 'none.pem').text).toContain('There is no key none.pem.');
    expect(verify('good.zip', '--key', 'good.zip.sig').text).toContain(
      'good.zip.sig is no public key in the PEM form.',
    );
  });

  it('that was changed is refused', () => {
    const text = readFileSync(at('good.zip.sig'), 'utf8');
    const changes: [string, string][] = [
      [
        text.replace(/ed25519 ./, (start) => `ed25519 ${start.endsWith('A') ? 'B' : 'A'}`),
        'forged',
      ],
      [
        text.replace(/manifest sha256:./, (one) => one.slice(0, -1) + (one.endsWith('0') ? 1 : 0)),
        'forged',
      ],
      [text.replace('signature 1', 'signature 2'), 'is no signature of a bundle'],
      [`${text}more\n`, 'is no signature of a bundle'],
      ['', 'is no signature of a bundle'],
    ];
    for (const [changed, problem] of changes) {
      writeFileSync(at('x.sig'), changed);
      expect(check('good.zip', '--signature', 'x.sig').text).toContain(problem);
    }
  });

  it('needs a key of the right kind, which is never replaced', () => {
    expect(statSync(at('publisher.pem')).mode & 0o777).toBe(0o600);
    expect(sign('--new-key', 'publisher.pem').text).toContain(
      'publisher.pem is there: a key is never replaced.',
    );
    symlinkSync('nowhere', at('link.pem'));
    expect(sign('--new-key', 'link.pem').text).toContain('link.pem is there');
    writeFileSync(at('half.public.pem'), 'mine');
    expect(sign('--new-key', 'half.pem').text).toContain('half.public.pem is there');
    expect(statSync(at('half.pem'), { throwIfNoEntry: false })).toBe(undefined);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(at('rsa.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(sign('--sign', 'rsa.pem').text).toContain(
      'rsa.pem is a key of another kind than Ed25519.',
    );
    expect(sign('--sign', 'publisher.public.pem').text).toContain(
      'is no private key in the PEM form',
    );
    expect(sign('--sign', 'none.pem').text).toContain('There is no key none.pem.');
    expect(sign('--sign', 'publisher.pem', '--pdf').text).toContain('A PDF can’t be signed here.');
  });
});
