import { type Recebivel, SITUACAO_LIQUIDADA } from '#contract/payment/extrato-cliente.ts';
import { type ContaNoDia, contaNoDia, descricaoSituacaoConta, TERMOS_DE_ATRASO } from './conta.ts';

/** An instalment with its figures on a day; amounts in cents. */
export type ContaDoDia = ContaNoDia & { readonly conta: Recebivel; readonly descricaoSituacao: string };

/**
 * Returns an instalment with its figures on `hoje`. A server that does not send the stored facts has sent the figures of
 * its own day, which then stay.
 */
export function contaDoDia(conta: Recebivel, hoje: string): ContaDoDia {
  const { valorPago, pagamentoAntecipado, dataLiquidacao } = conta;
  if (valorPago === undefined || pagamentoAntecipado === undefined || dataLiquidacao === undefined)
    return {
      conta,
      diasParaVencimento: conta.diasParaVencimento,
      atraso: conta.atraso,
      juros: conta.valorJurosCalculado,
      jurosTotal: conta.valorTotalJuros,
      principal: conta.valor - conta.valorTotalAbatimento,
      desconto: conta.valorTotalDescontoFinanceiro,
      valorEsperado: conta.valorEsperado,
      idSituacao: conta.idSituacao,
      descricaoSituacao: conta.descricaoSituacao,
      legenda: conta.legendaPortal,
    };
  const { dataVencimento, valor } = conta;
  const noDia = contaNoDia(
    {
      dataVencimento,
      dataLiquidacao,
      valor,
      abatimento: conta.valorTotalAbatimento,
      descontoFinanceiro: conta.valorTotalDescontoFinanceiro,
      valorPago,
      jurosApurados: conta.jurosApurados ?? 0,
      jurosDesde: conta.jurosDesde ?? null,
      pagamentoAntecipado,
      multa: conta.multa ?? TERMOS_DE_ATRASO.multa,
      jurosMes: conta.jurosMes ?? TERMOS_DE_ATRASO.jurosMes,
    },
    hoje,
  );
  return { ...noDia, conta, descricaoSituacao: descricaoSituacaoConta(noDia.idSituacao) };
}

/** True for an instalment that is settled. */
export const isLiquidada = ({ idSituacao }: ContaDoDia): boolean => idSituacao === SITUACAO_LIQUIDADA;

/** The id of the boleto that can still be paid; null without one, and for a settled instalment. */
export const boletoOf = (linha: ContaDoDia): number | null =>
  isLiquidada(linha) ? null : linha.conta.idBoleto;

/** The paid part of an instalment in cents: the stored payments do not count the settling one. */
export const valorPagoOf = (linha: ContaDoDia): number =>
  (linha.conta.valorPago ?? 0) + (isLiquidada(linha) ? linha.valorEsperado : 0);

/** The sums over a list of instalments, in cents. */
export type ContasTotais = { readonly parcelas: number; readonly esperado: number };

/** Returns the totals of a list. */
export function totaisOf(linhas: readonly ContaDoDia[]): ContasTotais {
  let parcelas = 0;
  let esperado = 0;
  for (const { conta, valorEsperado } of linhas) {
    parcelas += conta.valor;
    esperado += valorEsperado;
  }
  return { parcelas, esperado };
}
