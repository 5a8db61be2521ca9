import {
  CARTA_ABERTA,
  CARTA_AGUARDANDO,
  CARTA_FINALIZADA,
  type CartaCorrecao,
} from '#contract/letters/carta.ts';
import { LOTE_COMBO, type NotaComItens, type NotaDevolvivel, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { CARTAS_MAXIMO } from '#domain/letters/prazo.ts';
import { PRIMEIRO_DIA, periodoErro } from '#lib/periodo.ts';
import type { NotaFiltro } from '#parts/returns/nota-filtro.ts';

const INTERVALO = 'Informe um intervalo válido entre as datas para continuar.';

/** The error of the days of a search, '' where one is missing; null for a valid search. */
export function intervaloErro({ de, ate }: NotaFiltro): string | null {
  const isValid = ate !== '' && de >= PRIMEIRO_DIA && periodoErro({ de, ate }) === null;
  return isValid ? null : INTERVALO;
}

const situacaoDe = ({ cartaCorrecaoSituacao }: CartaCorrecao): number =>
  cartaCorrecaoSituacao.idCartaCorrecaoSituacao;

const cartasDa = ({ idTitulo }: NotaDevolvivel, cartas: readonly CartaCorrecao[]): readonly CartaCorrecao[] =>
  cartas.filter(({ titulo }) => titulo.idTitulo === idTitulo);

/** Why an invoice can have no letter, and the same for its row; null as far as the search and the device's letters tell. */
export function notaErro(
  nota: NotaDevolvivel,
  cartas: readonly CartaCorrecao[],
): { readonly texto: string; readonly situacao: string } | null {
  if (nota.todosItensDevolvidos === true)
    return { texto: 'Esta nota fiscal foi devolvida.', situacao: 'Devolvida' };
  if (nota.foraPrazo === true)
    return {
      texto: 'O prazo de 30 dias para corrigir esta nota fiscal terminou.',
      situacao: 'Fora do prazo de 30 dias',
    };
  const feitas = cartasDa(nota, cartas).filter((carta) => situacaoDe(carta) === CARTA_FINALIZADA);
  return feitas.length < CARTAS_MAXIMO
    ? null
    : {
        texto: `Esta nota fiscal já tem ${CARTAS_MAXIMO} cartas de correção.`,
        situacao: `Já tem ${CARTAS_MAXIMO} cartas`,
      };
}

/** True for an invoice that has no lot to correct, as far as the invoices of this device tell. */
export const isSemLotes = ({ idTitulo }: NotaDevolvivel, guardadas: readonly NotaComItens[]): boolean =>
  guardadas
    .find((nota) => nota.idTitulo === idTitulo)
    ?.itens.every(({ tituloItemLote: { lote } }) => lote === SEM_LOTE || lote === LOTE_COMBO) ?? false;

/** Names the letter of an invoice that is under way; null where this device knows of none. */
export function notaCartas(nota: NotaDevolvivel, cartas: readonly CartaCorrecao[]): string | null {
  for (const carta of cartasDa(nota, cartas)) {
    if (situacaoDe(carta) === CARTA_ABERTA) return `Carta nº ${carta.idCartaCorrecao} aberta`;
    if (situacaoDe(carta) === CARTA_AGUARDANDO) return `Carta nº ${carta.idCartaCorrecao} aguarda aprovação`;
  }
  return null;
}
