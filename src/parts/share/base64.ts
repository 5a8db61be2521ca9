import { toBase64 } from '#outbox/base64.ts';

/** Encodes a text as UTF-8 in base64, the form of lists inside a body. */
export const emBase64 = (text: string): string => toBase64(new TextEncoder().encode(text));
