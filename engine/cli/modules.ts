// What the process runs that compiles modules of a site for a service.
import { serveCompiling } from '../content/config/compile-module.ts';

await serveCompiling();
