import { type CorreioHttp, createCorreioHttp } from './http.ts';
import type { Correio } from './port.ts';
import { type CorreioSmtp, createCorreioSmtp } from './smtp.ts';

/** How an installation sends mails. */
export type CorreioConfig =
  | { readonly kind: 'http'; readonly http: CorreioHttp }
  | { readonly kind: 'smtp'; readonly smtp: CorreioSmtp };

/** The mail service that the installation's variables name. */
export const createCorreio = (config: CorreioConfig, clock: () => Date): Correio =>
  config.kind === 'http' ? createCorreioHttp(config.http) : createCorreioSmtp(config.smtp, clock);
