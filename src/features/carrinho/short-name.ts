import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { makerOf } from '#parts/package/package-maker.ts';
import { splitDescricao } from './view.ts';

/** The most letters of a brand in a sentence; a longer one is cut to its distinctive word. */
const SHORT_BRAND = 16;

/** The name with dose, package size and brand: 'DIPIRONA 500 MG X 30, Medley'. */
export function shortName({
  descricao,
  descricaoMarca,
}: Pick<ItemCalculado, 'descricao' | 'descricaoMarca'>): string {
  const { nome, apresentacao } = splitDescricao(descricao);
  const packed = /\bX \d.*$/.exec(apresentacao)?.[0];
  const name = [nome, ...apresentacao.split(' ').slice(0, 2), packed].filter(Boolean).join(' ');
  const marca = descricaoMarca.length <= SHORT_BRAND ? descricaoMarca : makerOf(descricaoMarca).shortName;
  return [name, marca].filter((part) => part !== '').join(', ');
}
