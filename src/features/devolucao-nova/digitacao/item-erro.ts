import { aceitaRefrigerado } from '#domain/returns/regras.ts';
import { NOTA_NAO_VOLTA, REFRIGERADO_NAO_VOLTA } from '#features/devolucao-nova/formulario.ts';
import { formatCount } from '#lib/format-number.ts';
import type { Lote } from './lotes.ts';

export const LOTE_DEVOLVIDO = 'Todas as unidades deste lote já foram devolvidas.';

/** The units that a return may still hold of a lot, as a sentence. */
export const restamText = (unidades: number): string =>
  unidades === 1 ? 'Resta 1 unidade deste lote.' : `Restam ${formatCount(unidades)} unidades deste lote.`;

/** The fields of a lot as the user typed them. */
export type ItemDigitado = { readonly idMotivo: number | null; readonly quantidade: number };

export type ItemErros = { motivo?: string; quantidade?: string };

/**
 * The errors of a lot's units and reason; empty where they can be inserted. `notaVolta`: whether the invoice can go back
 * for a reason.
 */
export function itemErros(
  { idMotivo, quantidade }: ItemDigitado,
  { refrigerado, disponiveis }: Pick<Lote, 'refrigerado' | 'disponiveis'>,
  notaVolta: (idMotivo: number) => boolean,
): ItemErros {
  const erros: ItemErros = {};
  if (idMotivo === null) erros.motivo = 'O motivo da devolução do item é obrigatório.';
  else if (!notaVolta(idMotivo)) erros.motivo = NOTA_NAO_VOLTA;
  else if (refrigerado && !aceitaRefrigerado(idMotivo)) erros.motivo = REFRIGERADO_NAO_VOLTA;
  if (quantidade <= 0) erros.quantidade = 'A quantidade deve ser maior que 0.';
  else if (quantidade > disponiveis) erros.quantidade = restamText(disponiveis);
  return erros;
}
