// An answer → what of it two servers must have in common.
import type { ComparedRequest } from './requests.ts';
import type { TestAnswer } from './send-request.ts';

const comparedHeaders = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'last-modified',
  'location',
  'permissions-policy',
  'referrer-policy',
  'report-to',
  'vary',
  'x-content-type-options',
  'x-long',
  'x-note',
  'x-robots-tag',
] as const;

/** nginx refuses a malformed address (400) before it has values for the headers that need a variable. */
const variableHeaders = new Set(['cache-control', 'vary', 'x-long']);

type Values = readonly string[] | undefined;

export type AnswerDescription = Readonly<
  Partial<Record<(typeof comparedHeaders)[number], Values>>
> & {
  readonly status: number;
  readonly 'content-type': Values;
  readonly 'content-length'?: Values;
  readonly 'accept-ranges'?: Values;
  readonly 'has etag': boolean | undefined;
  readonly body: string | undefined;
};

/**
 * Describe the part of an answer that does not depend on the server's make. The text of an error that the
 * site has no page for (400, 405, 416) is the server's own, and so is a redirect's.
 */
export function describeAnswer(
  { method }: ComparedRequest,
  { status, headers, body }: TestAnswer,
): AnswerDescription {
  const isOurs = status === 200 || status === 206 || status === 404;
  const compared = comparedHeaders
    .filter((name) => status !== 400 || !variableHeaders.has(name))
    // nginx sends its headers twice when a range turns out to be none.
    .map((name) => [name, status === 416 ? unique(headers[name]) : headers[name]]);
  return {
    status,
    ...Object.fromEntries(compared),
    'content-type': isOurs ? headers['content-type'] : undefined,
    // Compressed sizes depend on the level.
    'content-length':
      isOurs && !headers['content-encoding'] ? headers['content-length'] : undefined,
    'accept-ranges': status === 200 ? headers['accept-ranges'] : undefined,
    'has etag': 'etag' in headers,
    body: isOurs || method === 'HEAD' ? body : undefined,
  };
}

function unique(values: Values): Values {
  return values && [...new Set(values)];
}
