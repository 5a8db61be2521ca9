import { sql } from 'kysely';
import type { PessoaEmail } from '#contract/contacts/email.ts';
import { isMesmoEmail } from '#domain/contacts/email.ts';
import type { Scope } from '#server/db/scope.ts';

/** An address of a customer that the caller found in the scope. */
export type EmailDoCliente = { readonly idPessoa: number; readonly email: string };

const COLUMNS = [
  'emailDoCliente.idPessoa',
  'emailDoCliente.email',
  'emailDoCliente.principal',
  'emailDoCliente.enviarPedido',
  'emailDoCliente.marketing',
  'emailDoCliente.enviarCobranca',
] as const;

const isEmail = (column: 'emailDoCliente' | 'pessoaEmail', email: string) =>
  sql<boolean>`lower(${sql.ref(`${column}.email`)}) = lower(${email})`;

/** A page of a customer's addresses that begin with a text in any case, the principal one first; the count of all. */
export async function listEmails(
  scope: Scope,
  {
    idPessoa,
    email,
    page,
  }: EmailDoCliente & { readonly page: { readonly limit: number; readonly offset: number } },
) {
  const found = scope
    .emails()
    .where('emailDoCliente.idPessoa', '=', idPessoa)
    .where(sql<boolean>`starts_with(lower(${sql.ref('emailDoCliente.email')}), lower(${email}))`);
  const [colecao, { quantidade }] = await Promise.all([
    found
      .select(COLUMNS)
      .orderBy('emailDoCliente.principal', 'desc')
      .orderBy(sql`lower(${sql.ref('emailDoCliente.email')}) collate "C"`)
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('quantidade'))
      .executeTakeFirstOrThrow(),
  ]);
  return { colecao, totalRegistros: quantidade };
}

/** One address of a customer, whatever its case. */
export const readEmail = (
  scope: Scope,
  { idPessoa, email }: EmailDoCliente,
): Promise<PessoaEmail | undefined> =>
  scope
    .emails()
    .select(COLUMNS)
    .where('emailDoCliente.idPessoa', '=', idPessoa)
    .where(isEmail('emailDoCliente', email))
    .executeTakeFirst();

/** Holds an address against the company's changes until the transaction ends, and reads it. */
export async function lockEmail(scope: Scope, one: EmailDoCliente): Promise<PessoaEmail | undefined> {
  await scope.db
    .selectFrom('pessoaEmail')
    .select('id')
    .where('idPessoa', '=', one.idPessoa)
    .where(isEmail('pessoaEmail', one.email))
    .forUpdate()
    .execute();
  return await readEmail(scope, one);
}

/** Adds an address for promotions. @returns its id; undefined if the customer has it already. */
export async function insertEmail(
  scope: Scope,
  email: EmailDoCliente & { readonly marketing: boolean },
): Promise<number | undefined> {
  const row = await scope.db
    .insertInto('pessoaEmail')
    .values(email)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Changes an address that `lockEmail` holds; another address is the user's, not the company's. @returns its id. */
export async function updateEmail(
  scope: Scope,
  { idPessoa, email: before }: EmailDoCliente,
  changed: { readonly email: string; readonly marketing: boolean },
): Promise<number> {
  const { id } = await scope.db
    .updateTable('pessoaEmail')
    .set({ ...changed, daEmpresa: sql`"daEmpresa" and ${isMesmoEmail(before, changed.email)}` })
    .where('idPessoa', '=', idPessoa)
    .where(isEmail('pessoaEmail', before))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes an address that `lockEmail` holds. @returns its id. */
export async function deleteEmail(scope: Scope, { idPessoa, email }: EmailDoCliente): Promise<number> {
  const { id } = await scope.db
    .deleteFrom('pessoaEmail')
    .where('idPessoa', '=', idPessoa)
    .where(isEmail('pessoaEmail', email))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
