// What the thread runs that reads records ahead of a first build.
import { serveRecords } from '../build/records-ahead.ts';

await serveRecords();
