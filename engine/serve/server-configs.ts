// ServerConfig → the files the build emits beside `_server.json`, one for each kind of server.

export { caddySnippet } from './caddy-snippet.ts';
export { headersFile, redirectsFile } from './host-files.ts';
export { nginxSnippet } from './nginx-snippet.ts';
