import * as z from 'zod/mini';
import { erro } from '#contract/erro.ts';
import { errorsOf } from '#contract/wire/errors-of.ts';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import type { FuzzRequest } from './request.ts';
import { type FuzzAnswer, SLOW_MS } from './send.ts';

export const parseOrUndefined = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A stream or a page.
    return undefined;
  }
};

const refusal = z.object({ Message: z.string(), Description: z.string(), Codigo: z.string() });

/** The code of a refusal in the contract's form; undefined for any other response. */
export function codigoOf({ text }: FuzzAnswer): string | undefined {
  const parsed = z.safeParse(refusal, parseOrUndefined(text));
  return parsed.success ? parsed.data.Codigo : undefined;
}

/** The headers of every response, whatever the request. */
function headersWrong({ headers }: FuzzAnswer): string | undefined {
  if (headers['x-content-type-options'] !== 'nosniff') return 'no x-content-type-options';
  if (!(headers['content-security-policy'] ?? '').includes("frame-ancestors 'none'")) return 'no policy';
  if (headers['referrer-policy'] !== 'no-referrer') return 'no referrer-policy';
  if (headers['x-injected'] !== undefined) return 'a header that the request wrote';
  if (headers['set-cookie'] !== undefined || headers['x-powered-by'] !== undefined)
    return 'a header too many';
  return undefined;
}

function refusalWrong({ call, reachesCall, method }: FuzzRequest, answer: FuzzAnswer): string | undefined {
  if (method === 'HEAD') return undefined;
  const codigo = codigoOf(answer);
  if (codigo === undefined || !z.safeDecode(erro, parseOrUndefined(answer.text) as never).success) {
    return 'a refusal in another form than the contract’s';
  }
  const declared = errorsOf(call).some((known) => known === codigo);
  return declared || !reachesCall ? undefined : `${codigo} is not declared by ${call.name}`;
}

function replyWrong({ call, reachesCall }: FuzzRequest, { text }: FuzzAnswer): string | undefined {
  if (!reachesCall || call.reply === undefined) return undefined;
  const decoded = z.safeDecode(call.reply, parseOrUndefined(text) as never);
  return decoded.success ? undefined : `a reply that is not ${call.name}’s`;
}

/** Returns the fault of a response; undefined for a good one. */
export function complaintOf(request: FuzzRequest, answer: FuzzAnswer): string | undefined {
  const { status, headers, ms } = answer;
  if (ms > SLOW_MS) return `answered after ${Math.round(ms)} ms`;
  if (status >= 500 && !(status === 503 && headers['retry-after'] !== undefined)) return `status ${status}`;
  // The parser refuses bytes that are not HTTP, without words of ours, or by closing the connection.
  if (request.spoilt.includes('wire')) return undefined;
  if (status === 0) return 'no answer';
  if (!/^\/api(?:[/?#]|$)/i.test(request.target)) return undefined;
  const wrong = headersWrong(answer);
  if (wrong !== undefined) return wrong;
  if (headers[MARKER_HEADER] !== MARKER_VALUE) return 'no marker';
  if (headers['cache-control'] !== 'no-store') return 'an answer that may be kept';
  if (status >= 400) return refusalWrong(request, answer);
  return status === 200 ? replyWrong(request, answer) : undefined;
}
