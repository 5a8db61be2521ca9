import { fail, ok, type Result } from '#lib/result.ts';
import type { CorreioConfig } from './mail/correio.ts';
import type { CorreioSmtp } from './mail/smtp.ts';

const PORTS = { tls: 465, starttls: 587, none: 25 } as const;
const ADDRESS = /^[!-;=?-~]+@[!-;=?-~]+$/;

type Env = Readonly<Record<string, string | undefined>>;

/** A mail server that MALETA_SMTP_URL names: `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
function readSmtp(
  url: string,
  de: string | undefined,
  isHere: (host: string) => boolean,
): Result<CorreioSmtp, string> {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '')
    return fail(
      'MALETA_SMTP_URL deve ser smtps://usuario:senha@servidor:465 ou smtp://usuario:senha@servidor:587.',
    );
  if (de === undefined || !ADDRESS.test(de))
    return fail('Com MALETA_SMTP_URL é preciso definir MALETA_MAIL_DE: o endereço que envia os e-mails.');
  const host = parsed.hostname.replaceAll(/[[\]]/g, '');
  const seguranca = parsed.protocol === 'smtps:' ? 'tls' : isHere(host) ? 'none' : 'starttls';
  return ok({
    host,
    port: parsed.port === '' ? PORTS[seguranca] : Number(parsed.port),
    seguranca,
    usuario: decodeURIComponent(parsed.username) || undefined,
    senha: decodeURIComponent(parsed.password) || undefined,
    de,
  });
}

/** How mails are sent: by an adapter or a mail server, or not at all. An error is a sentence for the terminal. */
export function readCorreio(
  { MALETA_SMTP_URL: smtp, MALETA_MAIL_DE: de }: Env,
  adaptador: { readonly url: string; readonly token: string | undefined } | undefined,
  isHere: (host: string) => boolean,
): Result<CorreioConfig | undefined, string> {
  if (!smtp) return ok(adaptador && { kind: 'http', http: adaptador });
  if (adaptador !== undefined) return fail('Defina MALETA_MAIL_URL ou MALETA_SMTP_URL, não os dois.');
  const read = readSmtp(smtp, de || undefined, isHere);
  return read.ok ? ok({ kind: 'smtp', smtp: read.value }) : read;
}
