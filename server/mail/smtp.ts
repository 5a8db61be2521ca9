import { createTransport } from 'nodemailer';
import type { Correio } from './port.ts';

/** A mail server. `tls`: from the first byte; `starttls`: before anything is told; `none`: only on this machine. */
export type CorreioSmtp = {
  readonly host: string;
  readonly port: number;
  readonly seguranca: 'tls' | 'starttls' | 'none';
  readonly usuario: string | undefined;
  readonly senha: string | undefined;
  /** The sender's address. */
  readonly de: string;
  readonly timeout?: number;
};

const TIMEOUT = 20_000;
/** An address that can stand in a command: ASCII, without spaces and brackets. */
const ENDERECO = /^[!-;=?-~]+@[!-;=?-~]+$/;

/**
 * The port over SMTP. A mail counts as taken over when the server accepted it whole. A repeat has the same Message-ID,
 * by which a mail server or a reader can tell it.
 */
export function createCorreioSmtp(smtp: CorreioSmtp, clock: () => Date): Correio {
  const { host, port, seguranca, usuario, senha = '', de, timeout = TIMEOUT } = smtp;
  const domain = de.slice(de.indexOf('@') + 1);
  const transport = createTransport({
    host,
    port,
    name: domain,
    secure: seguranca === 'tls',
    requireTLS: seguranca === 'starttls',
    ignoreTLS: seguranca === 'none',
    ...(usuario === undefined ? {} : { auth: { user: usuario, pass: senha } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async enviar({ referencia, para, assunto, texto }) {
      if (!ENDERECO.test(para)) return false;
      try {
        await transport.sendMail({
          from: { name: '', address: de },
          to: { name: '', address: para },
          subject: assunto.replaceAll(/\s+/g, ' '),
          text: texto.replaceAll(/\r?\n/g, '\r\n'),
          textEncoding: 'base64',
          date: clock(),
          messageId: `<${referencia}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return true;
      } catch {
        // No acceptance counts as not delivered.
        return false;
      }
    },
  };
}
