import type { CodigoInvalido } from '#domain/catalogue/codigo-lido.ts';
import { formatDate } from '#lib/format-date.ts';
import { countItens, formatCount } from '#lib/format-number.ts';
import type { CameraFailure } from './camera.ts';

/** Why a text is not taken. */
export const INVALID: Readonly<Record<CodigoInvalido, string>> = {
  digito: 'O último dígito não confere: confira os números.',
  formato: 'Este código não é de um produto.',
};

/** Why there is no picture, and what to do. */
export const NO_CAMERA: Readonly<Record<CameraFailure, string>> = {
  recusada:
    'O navegador não deixa usar a câmera. Permita a câmera nas configurações deste site, ou digite o código.',
  ausente: 'Este aparelho não tem câmera. Digite o código.',
  ocupada: 'A câmera está em uso por outro programa. Feche-o e tente de novo, ou digite o código.',
  outra: 'A câmera não abriu. Tente de novo, ou digite o código.',
};

export const NO_READER =
  'O leitor ainda não está neste aparelho e não pôde ser buscado agora. Abra-o uma vez com sinal: depois ele lê também sem. Por enquanto, digite o código.';
export const READER_STOPPED = 'A leitura parou. Tente de novo, ou digite o código.';
export const NOT_LOOKED_UP = 'O código não pôde ser procurado. Recarregue a página e tente de novo.';

/** Under the picture, while nothing is wrong. */
export const OPENING_CAMERA = 'Abrindo a câmera…';
export const LOADING_READER = 'Buscando o leitor…';
export const AIM = 'Aponte para o código da caixa.';

export const NO_CATALOGUE = 'O catálogo ainda não está neste aparelho.';

/** Lot and validity of a read box: 'Lote AB12, validade 30/04/2027'; '' without both. */
export const lotText = (lote: string | null, validade: string | null): string =>
  [lote === null ? '' : `Lote ${lote}`, validade === null ? '' : `validade ${formatDate(validade)}`]
    .filter(Boolean)
    .join(', ');

/** Counts the products now in the cart, those without stock or price, and those above a line's maximum. */
export const postosText = (postos: number, left: number, above: number): string =>
  [
    postos > 0 ? `${countItens(postos)} no carrinho.` : '',
    left > 0 ? `${countItens(left)} sem estoque ou sem condição.` : '',
    above > 0 ? `${countItens(above)} acima da quantidade máxima.` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The codes of which a product is still to be chosen: '1 a escolher'; '' without any. */
export const faltaText = (aEscolher: number): string =>
  aEscolher > 0 ? `${formatCount(aEscolher)} a escolher` : '';

/** The dialog's main button: puts everything that was read into the cart; without anything it ends the reading. */
export const fimText = (abertos: number): string =>
  abertos === 0 ? 'Concluir' : `Pôr ${countItens(abertos)} no carrinho`;

/** Asks before read boxes are left out. */
export const deForaText = (count: number): string =>
  `${countItens(count)} ${count === 1 ? 'lido ainda não está' : 'lidos ainda não estão'} no carrinho.`;

/** Over the products of a code of several. */
export const escolhaText = (count: number): string =>
  `Este código é de ${formatCount(count)} produtos: escolha.`;
