import { CARTA_ABERTA, type CartaCorrecao } from '#contract/letters/carta.ts';
import { descricaoCarta } from '#domain/letters/situacao.ts';
import { formatCount } from '#lib/format-number.ts';
import { situacaoNome } from '#parts/letters/situacao.tsx';

/** A number of letters in words. */
export const registrosText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'registro' : 'registros'}`;

/** A letter by its number and its invoice. */
export const nomeOf = ({ idCartaCorrecao, titulo }: CartaCorrecao): string =>
  `Carta de correção nº ${idCartaCorrecao}, da nota fiscal ${titulo.numDocumento}`;

/** Why a letter in this situation is not changed or deleted, and which letters are. */
const naoPermite =
  (sentence: string, feito: string) =>
  ({ cartaCorrecaoSituacao }: CartaCorrecao): string =>
    `${sentence}\nEsta carta está na situação ${situacaoNome(cartaCorrecaoSituacao)}: só as da situação ${descricaoCarta(CARTA_ABERTA)} podem ser ${feito}.`;

export const naoAltera = naoPermite('Situação inválida para alteração.', 'alteradas');
export const naoExclui = naoPermite('Situação inválida para exclusão.', 'excluídas');
