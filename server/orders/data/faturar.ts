import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { FORMA_BOLETO } from '#contract/payment/pagamento.ts';
import { chaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { parcelasOf } from '#domain/payment/parcelas.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { insertCashback } from '#server/customers/data/cashback.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { insertItensFaturados } from '#server/invoices/data/itens-faturados.ts';

const SERIE = '1';
const CODIGOS = 100_000_000;

/** The order data that its invoice contains; the caller holds the order. Amounts in cents. */
export type PedidoAFaturar = {
  readonly idPrePedido: number;
  readonly idPessoaCliente: number;
  readonly idPessoaFilial: number;
  readonly idPrazo: number;
  readonly idFormaPagamento: number;
  readonly total: number;
  readonly valorCashbackAplicado: number;
};

/**
 * Writes an order's invoice with its lines, issued at `em`, its instalments and its cashback in analysis. @returns the invoice's id.
 */
export async function faturar(trx: Database, pedido: PedidoAFaturar, em: Date): Promise<number> {
  const emitente = await lockEmitente(trx, pedido.idPessoaFilial);
  const numDocumento = await nextNumero(trx, pedido.idPessoaFilial);
  const { cpfCnpj: cnpj, estado } = emitente;
  const { idTitulo } = await trx
    .insertInto('notaFiscal')
    .values({
      idPrePedido: pedido.idPrePedido,
      idPessoaEmitente: pedido.idPessoaFilial,
      idPessoaDestinatario: pedido.idPessoaCliente,
      numDocumento,
      serieDocumento: SERIE,
      chaveAcesso: chaveAcesso({
        estado,
        emissao: businessDayOf(em),
        cnpj,
        serie: SERIE,
        numero: numDocumento,
        codigo: codigoOf(`${cnpj} ${numDocumento} ${pedido.idPrePedido} ${em.getTime()}`),
      }),
      descOperacao: 'Venda de mercadoria',
      valorTotalNota: pedido.total,
      dataDocumento: em,
    })
    .returning('idTitulo')
    .executeTakeFirstOrThrow();
  await insertItensFaturados(trx, [idTitulo]);
  await insertParcelas(trx, pedido, { idTitulo, numDocumento, emissao: businessDayOf(em) });
  await insertCashback(trx, { ...pedido, idTitulo, em });
  return idTitulo;
}

/** Locked until the transaction ends, so that no number is given twice. Orders of the branch can still be written. */
const lockEmitente = (trx: Database, idPessoa: number) =>
  trx
    .selectFrom('pessoa')
    .select(['cpfCnpj', 'estado'])
    .where('idPessoa', '=', idPessoa)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

async function nextNumero(trx: Database, idPessoaEmitente: number): Promise<number> {
  const last = await trx
    .selectFrom('notaFiscal')
    .select('numDocumento')
    .where('idPessoaEmitente', '=', idPessoaEmitente)
    .where('serieDocumento', '=', SERIE)
    .orderBy('numDocumento', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.numDocumento ?? 0) + 1;
}

const codigoOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % CODIGOS;

type DaNota = { readonly idTitulo: number; readonly numDocumento: number; readonly emissao: string };

/** Assigns the instalments due before the invoice to it. True if there were any. */
async function moveAdiantadas(
  trx: Database,
  { idPrePedido }: PedidoAFaturar,
  nota: DaNota,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contaReceber')
    .set((eb) => ({
      idTitulo: nota.idTitulo,
      dataLiquidacao: eb.fn.coalesce('dataLiquidacao', sql<string>`${nota.emissao}::date`),
    }))
    .where('idPrePedido', '=', idPrePedido)
    .where('idTitulo', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The instalments of the part that cashback does not pay; a payment in advance is settled on the invoice's day. */
async function insertParcelas(trx: Database, pedido: PedidoAFaturar, nota: DaNota): Promise<void> {
  if (await moveAdiantadas(trx, pedido, nota)) return;
  const { idPrazo, idFormaPagamento } = pedido;
  const { dias } = await trx
    .selectFrom('prazo')
    .select('dias')
    .where('idPrazo', '=', idPrazo)
    .executeTakeFirstOrThrow();
  const { pagamentoAntecipado } = await trx
    .selectFrom('formaPagamento')
    .select('pagamentoAntecipado')
    .where('idFormaPagamento', '=', idFormaPagamento)
    .executeTakeFirstOrThrow();
  const valor = pedido.total - pedido.valorCashbackAplicado;
  if (valor === 0) return;
  const parcelas = parcelasOf(valor, pagamentoAntecipado ? '0' : dias, nota.emissao);
  const contas = parcelas.map((parcela, index) => ({
    idPessoaCliente: pedido.idPessoaCliente,
    idPessoaFilial: pedido.idPessoaFilial,
    idPrePedido: pedido.idPrePedido,
    idTitulo: nota.idTitulo,
    idFormaPagamento,
    idBoleto: null,
    numero: `${nota.numDocumento}/${index + 1}`,
    dataEmissao: nota.emissao,
    dataVencimento: parcela.dataVencimento,
    dataLiquidacao: pagamentoAntecipado ? nota.emissao : null,
    valor: parcela.valor,
    creditoTomado: pagamentoAntecipado ? 0 : parcela.valor,
  }));
  await trx.insertInto('contaReceber').values(contas).execute();
  if (idFormaPagamento !== FORMA_BOLETO) return;
  await trx
    .updateTable('contaReceber')
    .set({ idBoleto: sql<number>`"id"` })
    .where('idTitulo', '=', nota.idTitulo)
    .execute();
}
