// What the thread runs that serves a site while it is first built.
import { serveInThread } from '../dev/serve-early.ts';
import { loadFormat, loadRemoteCache } from './loaders.ts';

await serveInThread({ loadFormat, loadRemoteCache });
