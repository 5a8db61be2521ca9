import {
  CARTA_ABERTA,
  CARTA_AGUARDANDO,
  CARTA_FINALIZADA,
  type CartaCorrecao,
} from '#contract/letters/carta.ts';
import { LOTE_COMBO, type NotaComItens, type NotaDevolvivel, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { CARTAS_MAXIMO } from '#domain/letters/prazo.ts';
import { periodoErro } from '#lib/periodo.ts';
import type { NotaFiltro } from '#parts/returns/nota-filtro.ts';

/** The first day of a search. */
const PRIMEIRO_DIA = '1900-01-01';

const INTERVALO = 'Informe um intervalo válido entre as datas para continuar.';

/** The error of the days of a search, '' where one is missing; null for a valid search. */
export function intervaloErro({ de, ate }: NotaFiltro): string | null {
  const isValid = ate !== '' && de >= PRIMEIRO_DIA && periodoErro({ de, ate }) === null;
  return isValid ? null : INTERVALO;
}

/** Why an invoice can have no letter; null as far as the search tells. */
export function notaErro({ foraPrazo, todosItensDevolvidos }: NotaDevolvivel): string | null {
  if (todosItensDevolvidos === true) return 'Esta nota fiscal foi devolvida.';
  return foraPrazo === true ? 'O prazo de 30 dias para corrigir esta nota fiscal terminou.' : null;
}

/** The same in the row of the invoice. */
export function notaSituacao({ foraPrazo, todosItensDevolvidos }: NotaDevolvivel): string {
  if (todosItensDevolvidos === true) return 'Devolvida';
  return foraPrazo === true ? 'Fora do prazo de 30 dias' : 'No prazo';
}

/** True for an invoice that has no lot to correct, as far as the invoices of this device tell. */
export const isSemLotes = ({ idTitulo }: NotaDevolvivel, guardadas: readonly NotaComItens[]): boolean =>
  guardadas
    .find((nota) => nota.idTitulo === idTitulo)
    ?.itens.every(({ tituloItemLote: { lote } }) => lote === SEM_LOTE || lote === LOTE_COMBO) ?? false;

/** Names the open letter of an invoice, or tells that it can have no further one; null otherwise. Knows the device's letters. */
export function notaCartas({ idTitulo }: NotaDevolvivel, cartas: readonly CartaCorrecao[]): string | null {
  const daNota = cartas.filter(({ titulo }) => titulo.idTitulo === idTitulo);
  const situacaoDe = ({ cartaCorrecaoSituacao }: CartaCorrecao): number =>
    cartaCorrecaoSituacao.idCartaCorrecaoSituacao;
  for (const carta of daNota) {
    if (situacaoDe(carta) === CARTA_ABERTA) return `Carta nº ${carta.idCartaCorrecao} aberta`;
    if (situacaoDe(carta) === CARTA_AGUARDANDO) return `Carta nº ${carta.idCartaCorrecao} aguarda aprovação`;
  }
  const feitas = daNota.filter((carta) => situacaoDe(carta) === CARTA_FINALIZADA).length;
  return feitas >= CARTAS_MAXIMO ? `Já tem ${CARTAS_MAXIMO} cartas` : null;
}
