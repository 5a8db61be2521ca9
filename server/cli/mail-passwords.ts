import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#lib/result.ts';
import { pedirRecuperacao } from '#server/access/data/mensagens.ts';
import type { listSemSenha } from '#server/access/data/usuarios.ts';
import { isEmail } from '#server/access/recuperacao-link.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { Office } from './command.ts';

/** Requests a mail with an address for a first password to each user with an e-mail, and names the others. */
export async function mailPasswords(
  db: Database,
  { say, clock }: Pick<Office, 'say' | 'clock'>,
  usuarios: Awaited<ReturnType<typeof listSemSenha>>,
): Promise<Result<void, string>> {
  const sem = usuarios.filter(({ email }) => !isEmail(email)).map(({ login }) => login);
  const semEmail = `Sem e-mail válido: ${sem.join(', ')}. O endereço deles vem de "usuario senha <login>".`;
  if (sem.length === usuarios.length) return fail(semEmail);
  await db.transaction().execute(async (trx) => {
    for (const { login, email } of usuarios)
      if (isEmail(email)) await pedirRecuperacao(trx, { referencia: randomUUID(), login, criadaEm: clock() });
  });
  say(
    `E-mails que vão a usuários sem senha: ${usuarios.length - sem.length}. Cada endereço vale por 30 minutos e uma só vez.`,
  );
  return ok(sem.length === 0 ? undefined : say(semEmail));
}
