import type { Database } from '#server/store/schema.ts';

/** A tax id without marks, and at least one of an invoice's number and an instalment's; both must match when given. */
export type BoletoProcurado = {
  readonly cpfCnpj: string;
  readonly notaFiscal: number | undefined;
  readonly numero: string | undefined;
};

const selectAbertos = (db: Database, cpfCnpj: string) =>
  db
    .selectFrom('contaReceber')
    .innerJoin('pessoa as pagador', 'pagador.idPessoa', 'contaReceber.idPessoaCliente')
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'contaReceber.idPessoaFilial')
    .innerJoin('contaDeposito', 'contaDeposito.idPessoaFilial', 'contaReceber.idPessoaFilial')
    .leftJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
    .select([
      'contaReceber.numero as numeroDocumento',
      'contaReceber.dataEmissao',
      'contaReceber.dataVencimento',
      'contaReceber.valor',
      'contaReceber.abatimento',
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
    .select((eb) => eb.ref('contaReceber.idBoleto').$notNull().as('idBoleto'))
    .where('pagador.cpfCnpj', '=', cpfCnpj)
    .where('contaReceber.idBoleto', 'is not', null)
    .where('contaReceber.dataLiquidacao', 'is', null);

/**
 * The boletos of open instalments, by due date. Outside of any user's scope: who asks is nobody, and knows the tax id
 * together with a number that goes with it. Without such a number there are none.
 */
export async function listBoletosAbertos(db: Database, procurado: BoletoProcurado) {
  const { cpfCnpj, notaFiscal, numero } = procurado;
  if (notaFiscal === undefined && numero === undefined) return [];
  let query = selectAbertos(db, cpfCnpj);
  if (notaFiscal !== undefined) query = query.where('notaFiscal.numDocumento', '=', notaFiscal);
  if (numero !== undefined) query = query.where('contaReceber.numero', '=', numero);
  return await query.orderBy('contaReceber.dataVencimento').orderBy('contaReceber.id').execute();
}

export type BoletoAberto = Awaited<ReturnType<typeof listBoletosAbertos>>[number];
