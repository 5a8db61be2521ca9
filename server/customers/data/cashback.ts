import { sql } from 'kysely';
import { CASHBACK_EM_ANALISE, CASHBACK_LIBERADO } from '#contract/customers/meu-cashback.ts';
import { PEDIDO_ENTREGUE } from '#contract/orders/situacao.ts';
import { SITUACOES_ABERTAS } from '#domain/returns/regras.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { entregaForaDoPrazo } from '#server/db/prazo-devolucao.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { ultimoDia } from '#server/db/ultimo-dia.ts';

/** An invoice whose lines bring cashback; `em` is its moment. */
type NotaComCashback = {
  readonly idPrePedido: number;
  readonly idPessoaCliente: number;
  readonly idTitulo: number;
  readonly em: Date;
};

/** Writes an entry in analysis for each line of an invoice that brings cashback. */
export async function insertCashback(
  trx: Database,
  { idPrePedido, idPessoaCliente, idTitulo, em }: NotaComCashback,
): Promise<void> {
  await trx
    .insertInto('cashbackLancamento')
    .columns([
      'idPessoaCliente',
      'idTitulo',
      'posicao',
      'idProduto',
      'descProduto',
      'situacao',
      'valor',
      'dataHora',
    ])
    .expression((eb) =>
      eb
        .selectFrom('prePedidoItem')
        .innerJoin('produto', 'produto.idProduto', 'prePedidoItem.idItem')
        .select([
          sql.lit(idPessoaCliente).as('idPessoaCliente'),
          sql.lit(idTitulo).as('idTitulo'),
          'prePedidoItem.posicao',
          'prePedidoItem.idItem',
          sql<string>`trim("produto"."nome" || ' ' || "produto"."apresentacao")`.as('descProduto'),
          sql.lit(CASHBACK_EM_ANALISE).as('situacao'),
          'prePedidoItem.valorCashback',
          sql<Date>`${em.toISOString()}::timestamptz`.as('dataHora'),
        ])
        .where('prePedidoItem.idPrePedido', '=', idPrePedido)
        .where('prePedidoItem.valorCashback', '>', 0)
        .orderBy('prePedidoItem.posicao'),
    )
    .execute();
}

/** True in SQL for an entry that no load told. */
export const isDoPortal = sql<boolean>`not exists (select from "codigoErp"
  where "recurso" = 'cashbackLancamentos' and "codigoErp"."id" = "cashbackLancamento"."id")`;

/**
 * Entries of the portal in analysis that nothing holds back on a day: the goods were delivered, the term for returning them is over,
 * no instalment of the invoice is late, and no return of it is open.
 */
function selectLiberaveis(db: Database, hoje: string) {
  return db
    .selectFrom('cashbackLancamento')
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'cashbackLancamento.idTitulo')
    .innerJoin('pedidoEtapa', 'pedidoEtapa.idPrePedido', 'notaFiscal.idPrePedido')
    .where('cashbackLancamento.situacao', '=', sql.lit(CASHBACK_EM_ANALISE))
    .where(isDoPortal)
    .where('pedidoEtapa.idPedidoSituacao', '=', PEDIDO_ENTREGUE)
    .where('pedidoEtapa.em', '<', entregaForaDoPrazo(hoje))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('devolucao')
            .select('devolucao.idTitulo')
            .whereRef('devolucao.idTitulo', '=', 'cashbackLancamento.idTitulo')
            .where('devolucao.idSituacao', 'in', SITUACOES_ABERTAS),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contaReceber')
            .select('contaReceber.id')
            .where((conta) =>
              conta.or([
                conta('contaReceber.idTitulo', '=', conta.ref('cashbackLancamento.idTitulo')),
                conta.exists(
                  conta
                    .selectFrom('contaReceberNota')
                    .select('contaReceberNota.idConta')
                    .whereRef('contaReceberNota.idConta', '=', 'contaReceber.id')
                    .whereRef('contaReceberNota.idTitulo', '=', 'cashbackLancamento.idTitulo'),
                ),
              ]),
            )
            .where('contaReceber.dataLiquidacao', 'is', null)
            .where(ultimoDia, '<', sql<string>`${hoje}::date`),
        ),
      ),
    );
}

/** The customers with entries that nothing holds back at `now`. */
export async function listComLiberavel(db: Database, now: Date): Promise<number[]> {
  const rows = await selectLiberaveis(db, businessDayOf(now))
    .select('cashbackLancamento.idPessoaCliente')
    .distinct()
    .orderBy('cashbackLancamento.idPessoaCliente')
    .execute();
  return rows.map(({ idPessoaCliente }) => idPessoaCliente);
}

/**
 * Releases a customer's entries that nothing holds back at `now`: the balance rises by them, once. Several processes may
 * call it at once. Call it in a transaction.
 */
export async function liberarCashback(trx: Database, idPessoaCliente: number, now: Date): Promise<void> {
  // Held before the entries are read, so that a second process finds them released.
  await trx
    .selectFrom('pessoa')
    .select('idPessoa')
    .where('idPessoa', '=', idPessoaCliente)
    .forNoKeyUpdate()
    .execute();
  const liberaveis = await selectLiberaveis(trx, businessDayOf(now))
    .select(['cashbackLancamento.id', 'cashbackLancamento.valor'])
    .where('cashbackLancamento.idPessoaCliente', '=', idPessoaCliente)
    .execute();
  if (liberaveis.length === 0) return;
  const ids = liberaveis.map(({ id }) => id);
  const soma = liberaveis.reduce((sum, { valor }) => sum + valor, 0);
  await trx
    .updateTable('cashbackLancamento')
    .set({ situacao: CASHBACK_LIBERADO, liberadoEm: now })
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('pessoa')
    .set((eb) => ({ saldoCashback: eb('saldoCashback', '+', soma) }))
    .where('idPessoa', '=', idPessoaCliente)
    .execute();
}
