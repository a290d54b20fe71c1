// What the worker of the runbook is called, and where it keeps things: one place for the build and the browser.

/** Beside the page, so that it may answer for it. */
export const WORKER_FILE = 'runbook-offline.js';

/** The rest of the name identifies the content. */
export const CACHE_PREFIX = 'learn-runbook-';
