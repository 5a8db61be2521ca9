import { sql } from 'kysely';
import type { Scope } from '#server/db/scope.ts';
import type { NotaParaEmitir, PagamentoDaNota } from '#server/nfe/port.ts';
import { itensDaNota } from './itens-da-nota.ts';
import { readParte } from './partes.ts';

/** An invoice to be downloaded, with the data of its file's name. */
export type NotaBaixada = {
  readonly idTitulo: number;
  readonly numDocumento: number;
  readonly chaveAcesso: string;
  /** True when its XML is stored. */
  readonly temXml: boolean;
};

/** The invoices of these ids that belong to the user's customers, in the order of their issue. */
export const listNotasBaixadas = (scope: Scope, idTitulos: readonly number[]): Promise<NotaBaixada[]> =>
  scope
    .notasFiscais()
    .leftJoin('notaFiscalXml', 'notaFiscalXml.idTitulo', 'notaFiscal.idTitulo')
    .select(['notaFiscal.idTitulo', 'notaFiscal.numDocumento', 'notaFiscal.chaveAcesso'])
    .select(sql<boolean>`"notaFiscalXml"."idTitulo" is not null`.as('temXml'))
    .where('notaFiscal.idTitulo', 'in', idTitulos)
    .orderBy('notaFiscal.dataDocumento')
    .orderBy('notaFiscal.idTitulo')
    .execute();

/** An invoice's XML; undefined when it has none, or belongs to another user's customer. */
export async function readXmlDaNota(scope: Scope, idTitulo: number): Promise<string | undefined> {
  const row = await scope
    .notasFiscais()
    .innerJoin('notaFiscalXml', 'notaFiscalXml.idTitulo', 'notaFiscal.idTitulo')
    .select('notaFiscalXml.xml')
    .where('notaFiscal.idTitulo', '=', idTitulo)
    .executeTakeFirst();
  return row?.xml;
}

/**
 * Stores an invoice's XML unless it has one: the first one issued is the invoice. The invoice was read through the
 * scope before.
 */
export async function putXmlDaNota(scope: Scope, idTitulo: number, xml: string): Promise<void> {
  await scope.db
    .insertInto('notaFiscalXml')
    .values({ idTitulo, xml })
    .onConflict((conflict) => conflict.column('idTitulo').doNothing())
    .execute();
}

const selectNota = (scope: Scope, idTitulo: number) =>
  scope
    .notasFiscais()
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'notaFiscal.idPrePedido')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prePedido.idFormaPagamento')
    .selectAll('notaFiscal')
    .select((eb) => eb.ref('notaFiscal.idPrePedido').$notNull().as('idPrePedido'))
    .select([
      'prePedido.numeroPedidoCliente',
      'prePedido.idFormaPagamento',
      'prePedido.valorCashbackAplicado',
      'prePedido.pagoComSaldo',
      'prePedido.total',
      'formaPagamento.pagamentoAntecipado',
    ])
    .where('notaFiscal.idTitulo', '=', idTitulo)
    .executeTakeFirst();

type NotaRow = NonNullable<Awaited<ReturnType<typeof selectNota>>>;

/**
 * All data of an invoice's NF-e; undefined unless the invoice was made from an order of one of the user's customers.
 */
export async function readNotaParaEmitir(
  scope: Scope,
  idTitulo: number,
): Promise<NotaParaEmitir | undefined> {
  const nota = await selectNota(scope, idTitulo);
  if (nota === undefined) return undefined;
  const parcelas = await scope
    .contasReceber()
    .select(['contaReceber.dataVencimento', 'contaReceber.valor'])
    .where('contaReceber.idTitulo', '=', idTitulo)
    // One that joins several invoices was made after them, and is worth more than this one.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contaReceberNota')
            .select('idConta')
            .whereRef('contaReceberNota.idConta', '=', 'contaReceber.id'),
        ),
      ),
    )
    .orderBy('contaReceber.dataVencimento')
    .orderBy('contaReceber.id')
    .execute();
  return {
    chaveAcesso: nota.chaveAcesso,
    numDocumento: nota.numDocumento,
    serieDocumento: nota.serieDocumento,
    descOperacao: nota.descOperacao,
    dataDocumento: nota.dataDocumento,
    idPrePedido: nota.idPrePedido,
    numeroPedidoCliente: nota.numeroPedidoCliente,
    emitente: await readParte(scope, nota.idPessoaEmitente),
    destinatario: await readParte(scope, nota.idPessoaDestinatario),
    itens: await itensDaNota(scope, nota),
    pagamentos: pagamentosOf(nota),
    parcelas: nota.pagamentoAntecipado ? [] : parcelas,
  };
}

/** Cashback and balance first; the order's payment method covers the rest. */
function pagamentosOf(nota: NotaRow): PagamentoDaNota[] {
  const { idFormaPagamento, pagamentoAntecipado, valorCashbackAplicado, pagoComSaldo, total } = nota;
  const parts: PagamentoDaNota[] = [
    { forma: 'cashback', aPrazo: false, valor: valorCashbackAplicado },
    { forma: 'saldo', aPrazo: false, valor: pagoComSaldo },
    {
      forma: idFormaPagamento,
      aPrazo: !pagamentoAntecipado,
      valor: total - valorCashbackAplicado - pagoComSaldo,
    },
  ];
  return parts.filter(({ valor }) => valor > 0);
}
