import { randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { routes } from '#routes.ts';
import { insertRecuperacao } from '#server/access/data/senhas.ts';
import { hashDoToken } from '#server/access/recuperacao-link.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { Office } from './command.ts';

const BYTES = 32;

export const SEM_ENDERECO = `Falta MALETA_URL: o endereço começa com aquele em que as pessoas abrem o aplicativo, como em https://pedidos.example.com${routes.recuperarSenha}#...`;

/** The start of the refusal to send mails; the way without them follows. */
export const SEM_CORREIO = 'Este servidor não envia e-mails (MALETA_MAIL_URL, MALETA_SMTP_URL): sem --email,';

/** Makes an address at which a user chooses a password, once, within some days. */
export async function createEndereco(
  db: Database,
  { endereco, clock }: Pick<Office, 'endereco' | 'clock'>,
  idUsuario: number,
  dias: number,
): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  const expiraEm = new Date(clock().getTime() + dias * millisecondsInDay);
  await insertRecuperacao(db, { tokenHash: hashDoToken(token), idUsuario, expiraEm });
  // The token follows the #, so it reaches no server's log.
  return `${endereco}${routes.recuperarSenha}#${token}`;
}
