// Pages opened from a disk → what a server and modules would do there: scripts on demand, texts of files, addresses.

import { type Bundle, setBundle } from './files.ts';
import { type BundleFacts, ROOT } from './from-disk-facts.ts';

type Script = { imports: readonly string[]; make: Make };
/** A module as a function: it fills `module.exports`, as CommonJS does. */
type Make = (
  require: (name: string) => unknown,
  module: { exports: object },
  exports: object,
  load: (name: string) => Promise<unknown>,
  address: (url: string) => string,
  here: string,
) => void;

declare global {
  /** Called by the bundle's scripts: a module, and the text of a file. */
  var learnScript: (name: string, imports: readonly string[], make: Make) => void;
  var learnFile: (path: string, text: string) => void;
}

export function startBundle(facts: BundleFacts): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const root = new URL('..', src).href;
  const addressOf = createAddresses(facts, root);
  startScripts(facts.entry, `${root}_assets/`, (url) => addressOf(url) ?? url);
  const textOf = createFiles(facts.base, root);
  setBundle({ section: facts.section, addressOf, textOf });
  leadLinks(facts.base, addressOf);
  watchLeaving();
}

/** A script is run once it and all that it imports are there. */
function startScripts(entry: string, folder: string, address: (url: string) => string): void {
  const scripts = new Map<string, Script>();
  const made = new Map<string, { exports: object }>();
  const arrivals = new Map<string, Promise<void>>();
  const bring = async (name: string, requested: Set<string>): Promise<void> => {
    if (requested.has(name)) return;
    requested.add(name);
    await once(arrivals, name, () => (scripts.has(name) ? undefined : addScript(folder + name)));
    const { imports = [] } = scripts.get(name) ?? {};
    await Promise.all(imports.map((one) => bring(one, requested)));
  };
  const require = (name: string): object => {
    const known = made.get(name);
    if (known) return known.exports;
    const script = scripts.get(name);
    if (!script) throw new Error(`There is no script "${name}".`);
    const module = { exports: {} };
    made.set(name, module);
    script.make((own) => require(fileName(own)), module, module.exports, load, address, folder);
    return module.exports;
  };
  const load = async (name: string): Promise<object> => {
    await bring(fileName(name), new Set());
    return require(fileName(name));
  };
  globalThis.learnScript = (name, imports, make) => {
    scripts.set(name, { imports: imports.map(fileName), make });
    if (name === entry) void load(name);
  };
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** @returns  the text of a file, by its site address. */
function createFiles(base: string, root: string): Bundle['textOf'] {
  const texts = new Map<string, string>();
  const arrivals = new Map<string, Promise<void>>();
  globalThis.learnFile = (path, text) => {
    texts.set(path, text);
  };
  return async (url) => {
    const path = fileOf(decodeURI(url.slice(base.length)));
    await once(arrivals, path, () => addScript(`${root}_files/${encodeURI(path)}.js`));
    return (texts.get(path) ?? '').replaceAll(ROOT, root);
  };
}

/** Addresses of pages name no file. */
const fileOf = (path: string): string =>
  /^_|\.md$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;

/** What failed is tried again when it is requested again. */
function once(
  arrivals: Map<string, Promise<void>>,
  name: string,
  begin: () => Promise<void> | undefined,
): Promise<void> {
  const arrival = arrivals.get(name) ?? begin() ?? Promise.resolve();
  arrivals.set(name, arrival);
  arrival.catch(() => arrivals.delete(name));
  return arrival;
}

/** Firefox aborts what a page loads when its reader leaves it: nobody is waiting for it. */
let isLeaving = false;

/** For a moment: a link may also lead to a download. */
function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    }, 1000);
  });
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      if (isLeaving) return;
      reject(new Error(`${src} can't be had.`));
    };
    document.head.append(script);
  });
}

type AddressOf = (url: string) => string | undefined;

/** Address of the site → of the file in this bundle, or of the public site; undefined for other addresses. */
function createAddresses(facts: BundleFacts, root: string): AddressOf {
  const files = new Set(facts.files);
  const pages = facts.pages && new Set(facts.pages);
  return (url) => {
    if (!url.startsWith(facts.base) || url.startsWith('//')) return undefined;
    const [path = '', rest = ''] = cut(url.slice(facts.base.length), /[?#]/);
    const page = decodeURI(path).replace(/\/$/, '');
    if (files.has(page) || page.startsWith('_assets/')) return root + path + rest;
    if (pages && !pages.has(page)) return facts.origin + url;
    return `${root}${page && `${encodeURI(page)}/`}index.html${rest}`;
  };
}

function cut(text: string, sign: RegExp): [string, string] {
  const at = text.search(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** Links that scripts draw have addresses of the site: they are led into this bundle as they come. */
function leadLinks(base: string, addressOf: AddressOf): void {
  const selector = `a[href^="${CSS.escape(base)}"]`;
  const lead = (link: Element) => {
    const url = addressOf(link.getAttribute('href') ?? '');
    if (url !== undefined) link.setAttribute('href', url);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) lead(node);
        if (node !== target) for (const link of node.querySelectorAll(selector)) lead(link);
      }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  });
}
