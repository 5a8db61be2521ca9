import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { CASHBACK_EM_ANALISE, CASHBACK_LIBERADO } from '#contract/customers/meu-cashback.ts';
import { DEVOLUCAO_RECEBIDA } from '#contract/returns/devolucao.ts';
import { mulDiv } from '#domain/price/money.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { lancar } from '#server/customers/data/conta-corrente.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { abaterConta, listContasDaNota } from '#server/payment/data/abater-conta.ts';

type Recebida = {
  readonly idDevolucaoEletronica: number;
  readonly idDevolucaoVenda: number | null;
  readonly idPessoaCliente: number;
  readonly idTitulo: number;
};

/**
 * The effect of a received return on money: its value is taken off the open instalments of its invoice, latest due first;
 * the rest goes to the current account; the cashback of the returned units is taken back. The caller holds the customer
 * and the return, and calls it once.
 */
export async function receber(trx: Database, devolucao: Recebida, em: Date): Promise<void> {
  const itens = await trx
    .selectFrom('devolucaoItem')
    .innerJoin('notaFiscalItem', (join) =>
      join
        .onRef('notaFiscalItem.nItem', '=', 'devolucaoItem.nItem')
        .on('notaFiscalItem.idTitulo', '=', devolucao.idTitulo),
    )
    .select(['notaFiscalItem.idItem', 'notaFiscalItem.idItemTipo'])
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('devolucaoItem.quantidade'), 'integer').as('quantidade'),
      eb.cast<number>(eb.fn.sum('devolucaoItem.valor'), 'bigint').as('valor'),
    ])
    .where('devolucaoItem.idDevolucaoEletronica', '=', devolucao.idDevolucaoEletronica)
    .groupBy(['notaFiscalItem.idItem', 'notaFiscalItem.idItemTipo'])
    .orderBy('notaFiscalItem.idItem')
    .execute();
  const total = itens.reduce((sum, { valor }) => sum + valor, 0);
  const resto = await abater(trx, devolucao.idTitulo, total, businessDayOf(em));
  const { numDocumento } = await trx
    .selectFrom('notaFiscal')
    .select('numDocumento')
    .where('idTitulo', '=', devolucao.idTitulo)
    .executeTakeFirstOrThrow();
  const observacao = `Devolução nº ${devolucao.idDevolucaoVenda} da nota fiscal ${numDocumento}`;
  const credito = { valor: resto, observacao, idDevolucao: devolucao.idDevolucaoEletronica };
  await lancar(trx, devolucao.idPessoaCliente, [credito], em);
  // Combos earn none, and count their ids for themselves.
  for (const item of itens)
    if (item.idItemTipo === ITEM_PRODUTO) await estornarCashback(trx, devolucao, item, em);
}

/** Takes an amount off the instalments of an invoice. @returns the part that they do not owe. */
async function abater(trx: Database, idTitulo: number, total: number, hoje: string): Promise<number> {
  let resto = total;
  for (const { id } of await listContasDaNota(trx, idTitulo)) {
    if (resto === 0) break;
    resto -= await abaterConta(trx, id, resto, hoje);
  }
  return resto;
}

type ItemDevolvido = { readonly idItem: number; readonly quantidade: number };

/** The cashback entry of a product on an invoice with the cents that its order promised. */
const selectGanho = (trx: Database, idTitulo: number, idProduto: number) =>
  trx
    .selectFrom('cashbackLancamento')
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'cashbackLancamento.idTitulo')
    .leftJoin('prePedidoItem', (join) =>
      join
        .onRef('prePedidoItem.idPrePedido', '=', 'notaFiscal.idPrePedido')
        .onRef('prePedidoItem.posicao', '=', 'cashbackLancamento.posicao'),
    )
    .selectAll('cashbackLancamento')
    .select('prePedidoItem.valorCashback')
    .where('cashbackLancamento.idTitulo', '=', idTitulo)
    .where('cashbackLancamento.idProduto', '=', idProduto)
    .where('cashbackLancamento.posicao', 'is not', null)
    .orderBy('cashbackLancamento.posicao')
    .executeTakeFirst();

/** The units of a product on an invoice, free ones too. */
async function unidadesNaNota(trx: Database, idTitulo: number, idItem: number): Promise<number> {
  const { unidades } = await trx
    .selectFrom('notaFiscalItem')
    .select((eb) => eb.cast<number>(eb.fn.sum('quantidade'), 'integer').as('unidades'))
    .where('idTitulo', '=', idTitulo)
    .where('idItem', '=', idItem)
    .where('idItemTipo', '=', ITEM_PRODUTO)
    .executeTakeFirstOrThrow();
  return unidades;
}

/** The units of a product that earlier returns brought back. */
async function unidadesRecebidas(trx: Database, devolucao: Recebida, idItem: number): Promise<number> {
  const { unidades } = await trx
    .selectFrom('devolucao')
    .innerJoin('devolucaoItem', 'devolucaoItem.idDevolucaoEletronica', 'devolucao.idDevolucaoEletronica')
    .innerJoin('notaFiscalItem', (join) =>
      join
        .onRef('notaFiscalItem.idTitulo', '=', 'devolucao.idTitulo')
        .onRef('notaFiscalItem.nItem', '=', 'devolucaoItem.nItem'),
    )
    .select((eb) =>
      eb
        .cast<number>(eb.fn.coalesce(eb.fn.sum('devolucaoItem.quantidade'), eb.lit(0)), 'integer')
        .as('unidades'),
    )
    .where('devolucao.idTitulo', '=', devolucao.idTitulo)
    .where('devolucao.idSituacao', '=', DEVOLUCAO_RECEBIDA)
    .where('devolucao.idDevolucaoEletronica', '<>', devolucao.idDevolucaoEletronica)
    .where('notaFiscalItem.idItem', '=', idItem)
    .where('notaFiscalItem.idItemTipo', '=', ITEM_PRODUTO)
    .executeTakeFirstOrThrow();
  return unidades;
}

/** Takes back the share of a product's cashback: an entry in analysis falls, a released one gets a negative entry. */
async function estornarCashback(
  trx: Database,
  devolucao: Recebida,
  item: ItemDevolvido,
  em: Date,
): Promise<void> {
  const { idPessoaCliente, idTitulo } = devolucao;
  const ganho = await selectGanho(trx, idTitulo, item.idItem);
  if (ganho === undefined) return;
  const prometido = ganho.valorCashback || ganho.valor;
  const antes = await unidadesRecebidas(trx, devolucao, item.idItem);
  const naNota = await unidadesNaNota(trx, idTitulo, item.idItem);
  const share = (unidades: number) => mulDiv(prometido, unidades, naNota);
  const parte = Math.min(ganho.valor, share(antes + item.quantidade) - share(antes));
  if (parte === 0) return;
  if (ganho.situacao === CASHBACK_EM_ANALISE) {
    const rest = ganho.valor - parte;
    const own = trx.updateTable('cashbackLancamento').where('id', '=', ganho.id);
    if (rest > 0) await own.set({ valor: rest }).execute();
    else await trx.deleteFrom('cashbackLancamento').where('id', '=', ganho.id).execute();
    return;
  }
  // A balance never falls below 0: a part that was spent already is let go.
  const { saldoCashback } = await trx
    .selectFrom('pessoa')
    .select('saldoCashback')
    .where('idPessoa', '=', idPessoaCliente)
    .executeTakeFirstOrThrow();
  const valor = Math.min(parte, saldoCashback);
  if (valor === 0) return;
  await trx
    .insertInto('cashbackLancamento')
    .values({
      idPessoaCliente,
      idTitulo,
      posicao: null,
      idProduto: item.idItem,
      descProduto: `Estorno por devolução: ${ganho.descProduto}`,
      situacao: CASHBACK_LIBERADO,
      valor: -valor,
      dataHora: em,
      liberadoEm: em,
    })
    .execute();
  await trx
    .updateTable('pessoa')
    .set((eb) => ({ saldoCashback: eb('saldoCashback', '-', valor) }))
    .where('idPessoa', '=', idPessoaCliente)
    .execute();
}
