import { millisecondsInDay } from 'date-fns/constants';
import { CASHBACK_EM_ANALISE, CASHBACK_LIBERADO } from '#contract/customers/meu-cashback.ts';
import { PEDIDO_ENTREGUE } from '#contract/orders/situacao.ts';
import { must } from '#lib/must.ts';
import { moverSaldos } from '#server/customers/data/conta-corrente.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import { linhaDeSaldo } from '#server/demo/seed/linhas/lancamentos.ts';
import { cashbackLancamentos } from '#server/integration/data/resources/lancamentos/cashback-lancamentos.ts';
import { readCashback } from '#server/integration/data/resources/lancamentos/read-cashback.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import { sumAplicado } from './cashback-aplicado.ts';

/** Goods are delivered two days after the invoice; eight days later their cashback is released. */
const DIAS_ATE_LIBERAR = 10;

/** A line of an invoice, with the status of its order. */
type Linha = {
  readonly idTitulo: number;
  readonly idPrePedido: number;
  readonly posicao: number;
  readonly idItem: number;
  readonly nome: string;
  readonly apresentacao: string;
  readonly dataDocumento: Date;
  readonly idPedidoSituacao: number;
};

type Historia = {
  readonly idPessoaCliente: number;
  /** The largest number of entries in analysis. */
  readonly emAnalise: number;
  /** The number of all entries, with the opening one; 0 leaves out released ones. */
  readonly total: number;
  /** The range of an entry's value in cents. */
  readonly valor: readonly [least: number, most: number];
};

const HISTORIAS: readonly Historia[] = [
  { idPessoaCliente: 101, emAnalise: 4, total: 19, valor: [1_10, 4_90] },
  { idPessoaCliente: 104, emAnalise: 3, total: 0, valor: [1_10, 4_90] },
  { idPessoaCliente: 111, emAnalise: 8, total: 180, valor: [40, 80] },
];

/**
 * Adds entries of their invoices to some customers and takes them off the opening ones; balances do not change. `isLater`: an
 * older demonstration, in which customers with other entries stay as they are.
 */
export async function seedCashback(
  trx: DatabaseTransaction,
  now: Date,
  { isLater = false } = {},
): Promise<void> {
  for (const historia of HISTORIAS) {
    if (!isLater || (await hasOnlyOpening(trx, historia.idPessoaCliente)))
      await seedHistoria(trx, historia, now);
  }
}

async function hasOnlyOpening(trx: DatabaseTransaction, idPessoaCliente: number): Promise<boolean> {
  const others = await trx
    .selectFrom('cashbackLancamento')
    .select('id')
    .where('idPessoaCliente', '=', idPessoaCliente)
    .where('idTitulo', 'is not', null)
    .limit(1)
    .execute();
  return others.length === 0;
}

async function seedHistoria(trx: DatabaseTransaction, historia: Historia, now: Date): Promise<void> {
  const { idPessoaCliente } = historia;
  const linhas = await selectLinhas(trx, idPessoaCliente);
  const emAnalise = linhas
    .filter(({ idPedidoSituacao }) => idPedidoSituacao !== PEDIDO_ENTREGUE)
    .slice(0, historia.emAnalise);
  const entregues = linhas.filter(({ idPedidoSituacao }) => idPedidoSituacao === PEDIDO_ENTREGUE);
  const liberados = takeAround(entregues, Math.max(0, historia.total - emAnalise.length - 1));
  const aplicado = await sumAplicado(trx, idPessoaCliente);
  const { saldoCashback } = await trx
    .selectFrom('pessoa')
    .select('saldoCashback')
    .where('idPessoa', '=', idPessoaCliente)
    .executeTakeFirstOrThrow();
  const rows = [
    ...emAnalise.map((linha, index) => toEntry(historia, linha, index, null)),
    ...liberados.map((linha, index) => toEntry(historia, linha, index, liberadoEm(linha, now))),
  ];
  const liberado = rows.reduce(
    (sum, { situacao, valor }) => (situacao === CASHBACK_LIBERADO ? sum + valor : sum),
    0,
  );
  const anterior = saldoCashback + aplicado - liberado;
  // In an older demonstration orders may have spent the balance since.
  if (anterior < 0) return;
  if (rows.length > 0) await trx.insertInto('cashbackLancamento').values(rows).execute();
  const inicio = new Date(now.getTime() - 90 * millisecondsInDay);
  const abertura = linhaDeSaldo(idPessoaCliente, anterior, inicio);
  const antes = (await readCashback(trx, [abertura.codigoErp])).get(abertura.codigoErp)?.valor ?? 0;
  await moverSaldos(trx, 'saldoCashback', [{ idPessoa: idPessoaCliente, efeito: antes - anterior }]);
  if (anterior === 0) await cashbackLancamentos.retirar(trx, [abertura.codigoErp]);
  else await writeLinhas(trx, 'cashbackLancamentos', [abertura]);
}

/** The invoiced lines of a customer, by position and then by day, the newest first: few lines cover many invoices. */
const selectLinhas = (trx: DatabaseTransaction, idPessoaCliente: number): Promise<Linha[]> =>
  trx
    .selectFrom('notaFiscal')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'notaFiscal.idPrePedido')
    .innerJoin('prePedidoItem', 'prePedidoItem.idPrePedido', 'prePedido.idPrePedido')
    .innerJoin('produto', 'produto.idProduto', 'prePedidoItem.idItem')
    .select([
      'notaFiscal.idTitulo',
      'prePedido.idPrePedido',
      'prePedidoItem.posicao',
      'prePedidoItem.idItem',
      'produto.nome',
      'produto.apresentacao',
      'notaFiscal.dataDocumento',
      'prePedido.idPedidoSituacao',
    ])
    .where('notaFiscal.idPessoaDestinatario', '=', idPessoaCliente)
    .where('prePedidoItem.idItemTipo', '=', 1)
    .orderBy('prePedidoItem.posicao')
    .orderBy('notaFiscal.dataDocumento', 'desc')
    .orderBy('notaFiscal.idTitulo', 'desc')
    .execute();

/** Returns `count` lines. Missing ones repeat the first ones as further positions of their invoices. */
function takeAround(linhas: readonly Linha[], count: number): Linha[] {
  if (linhas.length === 0) return [];
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / linhas.length);
    const linha = must(linhas[index % linhas.length], 'line');
    return { ...linha, posicao: linha.posicao + round * 1000 };
  });
}

function liberadoEm({ dataDocumento }: Linha, now: Date): Date {
  const due = dataDocumento.getTime() + DIAS_ATE_LIBERAR * millisecondsInDay;
  return new Date(Math.min(due, now.getTime()));
}

const toEntry = (
  { idPessoaCliente, valor: [least, most] }: Historia,
  { idTitulo, posicao, idItem, nome, apresentacao, dataDocumento }: Linha,
  index: number,
  liberado: Date | null,
) => ({
  idPessoaCliente,
  idTitulo,
  posicao,
  idProduto: idItem,
  descProduto: `${nome} ${apresentacao}`.trim(),
  situacao: liberado === null ? CASHBACK_EM_ANALISE : CASHBACK_LIBERADO,
  valor: pickBetween(`cashback ${idPessoaCliente} ${index}`, least, most),
  dataHora: dataDocumento,
  liberadoEm: liberado,
});
