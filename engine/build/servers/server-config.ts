// The rules every server of the site follows: the value of `_server.json`, written by the build.
import { z } from 'zod';
import { basePath, idProblem, targetProblem } from '../../text/address.ts';

/** Characters a URL path can carry as they are; the rest would need quoting rules of every server. */
const plainPath = /^[^\s\p{Cc}"<>\\^`{|}?#]*$/u;

/** Set by the server itself from the file and the request; a rule would only contradict it. */
const serverOwnHeaders = new Set([
  'accept-ranges',
  'allow',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'location',
  'transfer-encoding',
  'vary',
]);

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/, 'a header name has only letters, digits and "-"')
  .refine(
    (name) => !serverOwnHeaders.has(name.toLowerCase()),
    'the server sets this header itself',
  );

const headerValue = z
  .string()
  .regex(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/, 'a header value is one line of plain ASCII');

export const headerRuleSchema = z.object({
  /** Path below the base, beginning with "/"; `*` stands for any characters, also "/". */
  path: z.string().startsWith('/').regex(plainPath),
  set: z.record(headerName, headerValue),
});

const refuse =
  (problemOf: (text: string) => string | undefined) => (text: string, context: z.RefinementCtx) => {
    const problem = problemOf(text);
    if (problem) context.addIssue({ code: 'custom', message: `it ${problem}` });
  };

export const redirectSchema = z.object({
  /** Page path below the base, without a slash at either end, percent-decoded. */
  from: z
    .string()
    .min(1)
    .superRefine(refuse(idProblem))
    .refine((from) => from !== '404.html', '404.html is the page for missing pages'),
  /** Path below the base without a leading slash, or an https address; may end in `#anchor`. */
  to: z.string().superRefine(refuse(targetProblem)),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
});

/** Schema of `_server.json`. Unknown keys are ignored, so that the file can grow. */
export const serverConfigSchema = z.object({
  /** URL path of the site's root, "/" at both ends. */
  base: basePath,
  /** Applied in order; where two rules set one header, the later wins. */
  headers: z.array(headerRuleSchema),
  redirects: z
    .array(redirectSchema)
    .refine(
      (redirects) => new Set(redirects.map(({ from }) => from)).size === redirects.length,
      'every "from" occurs once',
    ),
  /** Lines of the site's own `_headers` and `_redirects` that only hosts which read these files understand. */
  hostLines: z.object({ headers: z.array(z.string()), redirects: z.array(z.string()) }).optional(),
});

export type ServerConfig = z.infer<typeof serverConfigSchema>;
export type Redirect = ServerConfig['redirects'][number];
