import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { type ContaDoDia, isLiquidada } from '#domain/payment/conta-recebida.ts';

/** How an invoice stands: settled, or the day of its earliest open instalment, 2026-11-20. */
export type PagamentoDaNota =
  | { readonly kind: 'paga' }
  | { readonly kind: 'vencida' | 'aVencer'; readonly dia: string };

/** The invoices that an instalment pays, by their numbers: '310001, 310002'. */
const numerosDe = ({ documentosViinculados }: ContaDoDia['conta']): string[] =>
  documentosViinculados.split(',').map((numero) => numero.trim());

/** True for an instalment of the invoice: by its boleto, else by the invoice's number within its order. */
function isDaNota({ conta }: ContaDoDia, { boletos, numDocumento, idPrePedido }: NotaFiscal): boolean {
  if (boletos.some(({ idBoleto }) => idBoleto === conta.idBoleto)) return true;
  const isSeuPedido = (idPrePedido ?? conta.idPrePedido) === conta.idPrePedido;
  return isSeuPedido && numerosDe(conta).includes(numDocumento);
}

/** How the instalments of a customer that are known pay an invoice; null without one of it. */
export function pagamentoDaNota(nota: NotaFiscal, contas: readonly ContaDoDia[]): PagamentoDaNota | null {
  const suas = contas.filter((conta) => isDaNota(conta, nota));
  if (suas.length === 0) return null;
  const [primeira] = suas
    .filter((conta) => !isLiquidada(conta))
    .toSorted((a, b) => (a.conta.dataVencimento < b.conta.dataVencimento ? -1 : 1));
  if (primeira === undefined) return { kind: 'paga' };
  return { kind: primeira.atraso > 0 ? 'vencida' : 'aVencer', dia: primeira.conta.dataVencimento };
}
