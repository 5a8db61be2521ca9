import * as z from 'zod/mini';
import { type Recusa, recusa } from '#contract/wire/recusa.ts';
import { markupWords } from '#lib/markup-words.ts';
import { parseText } from './parse-text.ts';

/** A refusal in either spelling of its members, with whatever else it carries. */
const anySpelling = z.looseObject({
  Message: z.optional(z.unknown()),
  Description: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  description: z.optional(z.unknown()),
});

/** The place in code where something broke: nothing that a person is told. */
const NOT_FOR_PEOPLE = /^\s*at .+[:(]|\bStack ?Trace\b|Traceback \(most recent|\w*Exception\b.*:/im;

/** A whole page, as a proxy puts in an answer's place. */
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
 * The refusal in an answer's body, JSON or a file's bytes as text: `Message` and `Description`, in small letters too,
 * as some calls are documented. Undefined when there are no words for a person in it. A code that this build does not
 * know is left out.
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
