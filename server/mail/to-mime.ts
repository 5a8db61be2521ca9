import type { Mensagem } from './port.ts';

/** A line of base64 in a mail, and the bytes of one encoded word of a header. */
const LINE = 76;
const WORD_BYTES = 39;

const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

/** A header's text as encoded words (RFC 2047), each whole characters; plain text stays as it is. */
function toHeader(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((one) => `=?utf-8?b?${inBase64(one)}?=`).join('\r\n ');
}

/** `Fri, 20 Nov 2026 15:00:00 +0000` (RFC 5322). */
const toDate = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

/**
 * A mail as the message of SMTP: plain text in UTF-8, as base64, so that no line of it is a command. A repeat has the
 * same Message-ID, by which a mail server or a reader can tell it.
 */
export function toMime({ referencia, para, assunto, texto }: Mensagem, de: string, now: Date): string {
  const body = inBase64(texto.replaceAll(/\r?\n/g, '\r\n'));
  const lines = body.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return [
    `From: <${de}>`,
    `To: <${para}>`,
    `Subject: ${toHeader(assunto.replaceAll(/\s+/g, ' '))}`,
    `Date: ${toDate(now)}`,
    `Message-ID: <${referencia}${de.slice(de.indexOf('@'))}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ].join('\r\n');
}
