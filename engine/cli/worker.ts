// What a worker thread of the build runs: it makes the pages that it is sent.
import { serveJobs } from '../build/pages/make-page.ts';
import { loadFormat } from './loaders.ts';

await serveJobs(loadFormat);
