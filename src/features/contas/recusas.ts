import { boletoOf, type ContaDoDia, isLiquidada } from '#domain/payment/conta-recebida.ts';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { comoPagar } from './como-pagar.ts';

const SO_UM = 'Selecione apenas um registro.';
export const SEM_BOLETO = 'As contas selecionadas não possuem boleto vinculado.';
const OUTRA_FORMA = 'A conta selecionada não permite este meio de pagamento.';
const LIQUIDADA = 'A conta selecionada já está liquidada.';

type Marcadas = readonly ContaDoDia[];

/** Why the boletos of the marked instalments cannot be had; null where one of them has a boleto. */
export function recusaBoleto(marcadas: Marcadas): string | null {
  if (marcadas.length === 0) return SEM_SELECAO;
  return marcadas.some((linha) => boletoOf(linha) !== null) ? null : SEM_BOLETO;
}

/** Why an act for one instalment is not possible; null where exactly one is marked. */
export function recusaUma(marcadas: Marcadas): string | null {
  if (marcadas.length === 0) return SEM_SELECAO;
  return marcadas.length === 1 ? null : SO_UM;
}

/** Why the marked instalment cannot be paid by this method; null where it can. */
export function recusaPagar(marcadas: Marcadas, idFormaPagamento: number): string | null {
  const [linha] = marcadas;
  if (linha === undefined || marcadas.length > 1) return recusaUma(marcadas);
  const { idPrePedido, idFormaPagamento: forma } = linha.conta;
  if (forma !== idFormaPagamento || idPrePedido === null)
    return isLiquidada(linha) ? OUTRA_FORMA : `${OUTRA_FORMA} ${comoPagar(linha)}`;
  return isLiquidada(linha) ? LIQUIDADA : null;
}
