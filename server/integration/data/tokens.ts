import { createHash, randomBytes } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import { ESCOPOS, type Escopo } from '#contract/integration/recursos.ts';
import type { Database } from '#server/db/schema/schema.ts';

const PREFIXO = 'mlt_';
const BYTES = 32;
/** A token's last use is stored at this precision, so that not every request is a write. */
const USO_MS = 5 * millisecondsInMinute;

export type TokenDaMaquina = {
  readonly idToken: number;
  readonly nome: string;
  readonly escopos: readonly Escopo[];
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token and returns its text, which is not kept; undefined when the name is taken. */
export async function createToken(
  db: Database,
  { nome, escopos }: { readonly nome: string; readonly escopos: readonly Escopo[] },
  now: Date,
): Promise<string | undefined> {
  const token = `${PREFIXO}${randomBytes(BYTES).toString('base64url')}`;
  const row = await db
    .insertInto('tokenIntegracao')
    .values({ nome, hash: hashOf(token), escopos: escopos.join(' '), criadoEm: now })
    .onConflict((conflict) => conflict.column('nome').doNothing())
    .returning('idToken')
    .executeTakeFirst();
  return row === undefined ? undefined : token;
}

/** Ends a token; false when no token that holds has the name. */
export async function revokeToken(db: Database, nome: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tokenIntegracao')
    .set({ revogadoEm: now })
    .where('nome', '=', nome)
    .where('revogadoEm', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All tokens in the order in which they were made, without their texts, which are not kept. */
export const listTokens = (db: Database) =>
  db
    .selectFrom('tokenIntegracao')
    .select(['nome', 'escopos', 'criadoEm', 'usadoEm', 'revogadoEm'])
    .orderBy('idToken')
    .execute();

/** The holder of a token that was not revoked; undefined for any other text. */
export async function findToken(db: Database, token: string, now: Date): Promise<TokenDaMaquina | undefined> {
  if (!token.startsWith(PREFIXO)) return undefined;
  const row = await db
    .selectFrom('tokenIntegracao')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('revogadoEm', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.usadoEm === null || now.getTime() - row.usadoEm.getTime() > USO_MS) {
    await db
      .updateTable('tokenIntegracao')
      .set({ usadoEm: now })
      .where('idToken', '=', row.idToken)
      .execute();
  }
  const named = row.escopos.split(' ');
  return {
    idToken: row.idToken,
    nome: row.nome,
    escopos: ESCOPOS.filter((escopo) => named.includes(escopo)),
  };
}
