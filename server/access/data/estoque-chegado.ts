import { sql } from 'kysely';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { insertMensagem, type MensagemPronta } from './mensagens.ts';

/** A stock alert whose product is back. */
export type Chegada = {
  readonly idProduto: number;
  readonly produto: string;
  readonly apresentacao: string;
  readonly cliente: string;
  readonly usuario: string;
  readonly email: string;
};

/**
 * Takes at most `most` stock alerts whose product has stock in its branch again, each once, and writes their mails in
 * the same transaction. Alerts of users who are switched off or lost the customer wait. Returns how many were taken.
 */
export async function takeChegadas(
  db: Database,
  now: Date,
  { most, mensagemOf }: { most: number; mensagemOf: (chegada: Chegada) => MensagemPronta },
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const { rows } = await sql<Chegada>`
      with chegou as materialized (
        select i."idUsuario", i."idPessoaCliente", i."idItemTipo", i."idItem"
        from "intencaoCompra" i
        join "produto" p on p."idProduto" = i."idItem"
        join "produtoEstoque" e on e."idProduto" = p."idProduto" and e."idPessoaFilial" = p."idPessoaFilial"
        join "usuario" u on u."idUsuario" = i."idUsuario"
        where i."avisadaEm" is null and i."idItemTipo" = ${ITEM_PRODUTO} and e."estoque" > 0
          and u."ativo" and u."email" like '%_@_%'
          and exists (select from "usuarioCliente" v join "usuario" m on m."idUsuario" = v."idUsuario"
            where v."idPessoaCliente" = i."idPessoaCliente"
              and (m."idUsuario" = u."idUsuario" or m."idUsuarioSupervisor" = u."idUsuario"))
        order by i."criadaEm" limit ${most} for update of i skip locked)
      update "intencaoCompra" i set "avisadaEm" = ${now}
      from chegou c
        join "produto" p on p."idProduto" = c."idItem"
        join "pessoa" k on k."idPessoa" = c."idPessoaCliente"
        join "usuario" u on u."idUsuario" = c."idUsuario"
      where i."idUsuario" = c."idUsuario" and i."idPessoaCliente" = c."idPessoaCliente"
        and i."idItemTipo" = c."idItemTipo" and i."idItem" = c."idItem"
      returning p."idProduto", p."nome" as "produto", p."apresentacao", k."nome" as "cliente",
        u."nome" as "usuario", u."email"`.execute(trx);
    for (const chegada of rows) await insertMensagem(trx, mensagemOf(chegada), now);
    return rows.length;
  });
}
