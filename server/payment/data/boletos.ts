import type { Database } from '#server/db/schema/schema.ts';
import type { Scope } from '#server/db/scope.ts';

/** A tax id without punctuation, and an invoice's number, an instalment's, or both; given ones must match. */
export type BoletoProcurado = {
  readonly cpfCnpj: string;
  readonly notaFiscal: number | undefined;
  readonly numero: string | undefined;
};

/** Instalments with all data that their boletos print. */
const withBoleto = (contas: ReturnType<Scope['contasReceber']>) =>
  contas
    .innerJoin('pessoa as pagador', 'pagador.idPessoa', 'contaReceber.idPessoaCliente')
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'contaReceber.idPessoaFilial')
    .innerJoin('contaDeposito', 'contaDeposito.idPessoaFilial', 'contaReceber.idPessoaFilial')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'contaReceber.idFormaPagamento')
    .leftJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
    .select([
      'formaPagamento.pagamentoAntecipado',
      'contaReceber.numero as numeroDocumento',
      'contaReceber.dataEmissao',
      'contaReceber.dataVencimento',
      'contaReceber.dataLiquidacao',
      'contaReceber.valor',
      'contaReceber.abatimento',
      'contaReceber.descontoFinanceiro',
      'contaReceber.valorPago',
      'contaReceber.jurosApurados',
      'contaReceber.jurosDesde',
      'contaReceber.multa',
      'contaReceber.jurosMes',
      'contaReceber.linhaDigitavel',
      'contaReceber.codigoBarras',
      'pagador.nome as nomePagador',
      'pagador.cpfCnpj as cpfCnpjPagador',
      'contaDeposito.codigoBanco',
      'contaDeposito.descBanco',
      'contaDeposito.numeroAgencia',
      'contaDeposito.digVerifAgencia',
      'contaDeposito.numContaCorrente',
      'contaDeposito.digVerifContaCorrente',
      'filial.nome',
      'filial.cpfCnpj',
      'filial.logradouro',
      'filial.numero',
      'filial.cidade',
      'filial.estado',
    ])
    .select((eb) => [
      eb.ref('contaReceber.idBoleto').$notNull().as('idBoleto'),
      eb
        .case()
        .when('contaReceber.idTitulo', 'is', null)
        .then(eb.ref('contaReceber.idPrePedido'))
        .end()
        .as('idPrePedidoAntecipado'),
    ])
    .where('contaReceber.idBoleto', 'is not', null)
    .orderBy('contaReceber.dataVencimento')
    .orderBy('contaReceber.id');

/** The boletos of these ids that belong to the user's customers, paid or not, by due date. */
export const listBoletos = (scope: Scope, idBoletos: readonly number[]) =>
  withBoleto(scope.contasReceber()).where('contaReceber.idBoleto', 'in', idBoletos).execute();

/** The open boleto that a bank registered for an order before its invoice; undefined if missing. */
export const readBoletoRegistrado = (scope: Scope, idPrePedido: number) =>
  scope
    .contasReceber()
    .select(['dataVencimento', 'numero', 'valor', 'linhaDigitavel', 'codigoBarras'])
    .where('idPrePedido', '=', idPrePedido)
    .where('idTitulo', 'is', null)
    .where('dataLiquidacao', 'is', null)
    .where((eb) => eb.or([eb('linhaDigitavel', 'is not', null), eb('codigoBarras', 'is not', null)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * The boletos of open instalments, by due date. Outside any user's scope: the caller has no log-in, but knows the tax
 * id and a matching number. Without such a number the list is empty.
 */
export async function listBoletosAbertos(db: Database, procurado: BoletoProcurado) {
  const { cpfCnpj, notaFiscal, numero } = procurado;
  if (notaFiscal === undefined && numero === undefined) return [];
  let query = withBoleto(db.selectFrom('contaReceber'))
    .where('pagador.cpfCnpj', '=', cpfCnpj)
    .where('contaReceber.dataLiquidacao', 'is', null);
  if (notaFiscal !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('notaFiscal.numDocumento', '=', notaFiscal),
        // A boleto that joins several invoices is found by each of their numbers.
        eb.exists(
          eb
            .selectFrom('contaReceberNota')
            .innerJoin('notaFiscal as outra', 'outra.idTitulo', 'contaReceberNota.idTitulo')
            .select('outra.idTitulo')
            .whereRef('contaReceberNota.idConta', '=', 'contaReceber.id')
            .where('outra.numDocumento', '=', notaFiscal),
        ),
      ]),
    );
  if (numero !== undefined) query = query.where('contaReceber.numero', '=', numero);
  return await query.execute();
}

export type BoletoAberto = Awaited<ReturnType<typeof listBoletosAbertos>>[number];
