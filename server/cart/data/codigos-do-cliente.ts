import { sql } from 'kysely';
import { CODIGOS_POR_CLIENTE, type CodigoDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import type { Aprendidos } from '#domain/importacao/codigo-do-cliente.ts';
import type { ClienteRow } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';

const COLUMNS = [
  'codigoDoCliente.texto',
  'codigoDoCliente.idProduto',
  'codigoDoCliente.contraCatalogo',
] as const;

/** A page of a customer's own codes in the order of their texts, and the count of all. */
export async function listCodigos(
  scope: Scope,
  idPessoaCliente: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ colecao: CodigoDoCliente[]; totalRegistros: number }> {
  const own = scope.codigosDoCliente().where('codigoDoCliente.idPessoaCliente', '=', idPessoaCliente);
  const [colecao, { quantidade }] = await Promise.all([
    own.select(COLUMNS).orderBy('codigoDoCliente.texto').limit(limit).offset(offset).execute(),
    own
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('quantidade'))
      .executeTakeFirstOrThrow(),
  ]);
  return { colecao, totalRegistros: quantidade };
}

/** A customer's own codes of these texts. */
export async function readAprendidos(
  scope: Scope,
  idPessoaCliente: number,
  textos: readonly string[],
): Promise<Aprendidos> {
  const rows = await scope
    .codigosDoCliente()
    .where('codigoDoCliente.idPessoaCliente', '=', idPessoaCliente)
    .where('codigoDoCliente.texto', '=', sql<string>`any(${textos}::text[])`)
    .select(COLUMNS)
    .execute();
  return new Map(rows.map((par) => [par.texto, par]));
}

/** Removes a customer's codes of these texts. @returns how many there were. */
export async function deleteCodigos(
  { db }: Scope,
  { idPessoa }: ClienteRow,
  textos: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('codigoDoCliente')
    .where('idPessoaCliente', '=', idPessoa)
    .where('texto', '=', sql<string>`any(${textos}::text[])`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Writes a customer's codes, each text once, without those of unknown products. @returns how many were written. */
export async function putCodigos(
  { db }: Scope,
  { idPessoa }: ClienteRow,
  pares: readonly CodigoDoCliente[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    insert into "codigoDoCliente" ("idPessoaCliente", "texto", "idProduto", "contraCatalogo", "aprendidoEm")
    select ${idPessoa}, n."texto", n."idProduto", n."contraCatalogo", ${now}
    from unnest(${pares.map(({ texto }) => texto)}::text[], ${pares.map(({ idProduto }) => idProduto)}::int[],
      ${pares.map(({ contraCatalogo }) => contraCatalogo)}::boolean[]) as n("texto", "idProduto", "contraCatalogo")
    where exists (select from "produto" p where p."idProduto" = n."idProduto")
    on conflict ("idPessoaCliente", "texto") do update set "idProduto" = excluded."idProduto",
      "contraCatalogo" = excluded."contraCatalogo", "aprendidoEm" = excluded."aprendidoEm"
    returning 1`.execute(db);
  return rows.length;
}

/** Removes a customer's oldest codes beyond the most that are kept. */
export async function cutCodigos({ db }: Scope, { idPessoa }: ClienteRow): Promise<void> {
  await db
    .deleteFrom('codigoDoCliente')
    .where('idPessoaCliente', '=', idPessoa)
    .where('texto', 'in', (eb) =>
      eb
        .selectFrom('codigoDoCliente as velho')
        .select('velho.texto')
        .where('velho.idPessoaCliente', '=', idPessoa)
        .orderBy('velho.aprendidoEm', 'desc')
        .orderBy('velho.texto')
        .offset(CODIGOS_POR_CLIENTE),
    )
    .execute();
}
