import * as z from 'zod/mini';
import { type Recusa, recusa } from '#contract/wire/recusa.ts';
import { markupWords } from '#lib/markup-words.ts';
import { parseText } from './parse-text.ts';

/** A refusal with either spelling of its members, and any other members. */
const anySpelling = z.looseObject({
  Message: z.optional(z.unknown()),
  Description: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  description: z.optional(z.unknown()),
});

/** Stack traces and exception names, which no user should see. */
const NOT_FOR_PEOPLE = /^\s*at .+[:(]|\bStack ?Trace\b|Traceback \(most recent|\w*Exception\b.*:/im;

/** A whole HTML page, which a proxy may send in place of a response. */
const PAGE = /<(?:!doctype|html|head|body|title|frameset)\b/i;

const TOO_LONG = 2000;

/** Human-readable text. HTML is reduced to its text content; anything unreadable becomes ''. */
function toWords(text: unknown): string {
  if (typeof text !== 'string' || text.length > TOO_LONG || PAGE.test(text)) return '';
  const words = markupWords(text);
  if (NOT_FOR_PEOPLE.test(words) || NOT_FOR_PEOPLE.test(text)) return '';
  return (words === text ? text : words.replace(/\s+/g, ' ')).trim();
}

/**
 * Reads the refusal in a response's body (JSON, or a file's bytes as text): `Message` and `Description`, also
 * in lower case, as some calls are documented. Undefined if it has neither human-readable text nor a known
 * code. A code that this build does not know is left out.
 */
export function readRefusal(body: string): Recusa | undefined {
  const whole = parseText(recusa, body);
  const said = whole ?? parseText(anySpelling, body);
  if (said === undefined) return undefined;
  const { Message, Description, message, description }: z.output<typeof anySpelling> = said;
  const words = { Message: toWords(Message ?? message), Description: toWords(Description ?? description) };
  if (words.Message === '' && words.Description === '')
    return whole?.Codigo ? { ...whole, ...words } : undefined;
  return { ...whole, ...words };
}
