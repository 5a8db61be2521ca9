import {
  IMPORTACAO_ENCONTRADO,
  IMPORTACAO_FATOR_INVALIDO,
  IMPORTACAO_INATIVO,
  IMPORTACAO_NAO_ENCONTRADO,
  IMPORTACAO_SEM_CONDICAO,
  type ImportacaoLinha,
  type StatusImportacao,
} from '#contract/cart/importacao.ts';
import { readEmbalagem } from '#domain/importacao/embalagem-escrita.ts';
import { isCodigoComLetras } from '#domain/importacao/importacao-codigo.ts';
import type { LinhaLida } from '#domain/importacao/importacao-texto.ts';
import { buscasDoNome } from '#domain/importacao/nome-escrito.ts';
import { centsOf } from '#domain/price/money.ts';
import { countItens, formatCount } from '#lib/format-number.ts';
import type { LinhaSoma } from '#outbox/carrinho/dispatch-importacao.ts';
import { linhaOf } from '#parts/cart/linha-of.ts';
import type { Tone } from '#ui/tone.css.ts';
import type { LinhaConferida } from './conferir.ts';

/** Each status in words and colour, in the order in which a review counts them. */
export const STATUS: readonly { status: StatusImportacao; palavra: string; tone: Tone }[] = [
  { status: IMPORTACAO_ENCONTRADO, palavra: 'Encontrado', tone: 'positive' },
  { status: IMPORTACAO_NAO_ENCONTRADO, palavra: 'Não Encontrado', tone: 'negative' },
  { status: IMPORTACAO_INATIVO, palavra: 'Inativo', tone: 'negative' },
  { status: IMPORTACAO_SEM_CONDICAO, palavra: 'Sem Condição', tone: 'caution' },
  { status: IMPORTACAO_FATOR_INVALIDO, palavra: 'Fator de Embalagem Inválido', tone: 'negative' },
];

export const isEncontrado = ({ status }: Pick<ImportacaoLinha, 'status'>): boolean =>
  status === IMPORTACAO_ENCONTRADO;

/** A name up to its first strength: 'SINVASTATINA 20 MG'. */
const ateDose = /^.*?\d[\d.,]*\s*\p{L}*/u;

/** The words that most likely find another product for a line, all of them first, then fewer; empty for a code. */
export function buscasDe({
  descProduto,
  identificacao,
}: Pick<LinhaConferida, 'descProduto' | 'identificacao'>): string[] {
  if (descProduto === null) return buscasDoNome(readEmbalagem(identificacao)?.nome ?? identificacao);
  const words = (ateDose.exec(descProduto)?.[0] ?? descProduto).trim().split(/\s+/u);
  return words.map((_, at) => words.slice(0, words.length - at).join(' '));
}

/** '1 linha', '2.000 linhas'. */
export const linhasText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'linha' : 'linhas'}`;

const comLetras = (avulsas: readonly LinhaLida[]): number =>
  avulsas.filter(({ identificacao }) => isCodigoComLetras(identificacao)).length;

/** Names the lines that the field cannot hold, and says how they are looked up. */
export function avulsasText(avulsas: readonly LinhaLida[]): string {
  const coded = comLetras(avulsas);
  const rest = avulsas.length - coded;
  const words = `${linhasText(rest)} sem código: você escolhe o produto na conferência`;
  if (coded === 0) return words;
  const letters = `${linhasText(coded)} com letras no código`;
  return rest === 0 ? `${letters}: a conferência procura o produto` : `${letters}; ${words}`;
}

/** '2 com letras no código e 1 sem código'. */
export function avulsasCount(avulsas: readonly LinhaLida[]): string {
  const coded = comLetras(avulsas);
  const rest = avulsas.length - coded;
  return [
    coded > 0 ? `${formatCount(coded)} com letras no código` : '',
    rest > 0 ? `${formatCount(rest)} sem código` : '',
  ]
    .filter(Boolean)
    .join(' e ');
}

const several = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const MOST_NAMED = 6;

/** Which lines were added up into a row: 'linhas 3 e 17 somadas'; '' for a row of one line. */
export function somadasText(linhas: readonly number[]): string {
  if (linhas.length < 2) return '';
  const named = linhas.slice(0, MOST_NAMED).map(formatCount);
  const rest = linhas.length - named.length;
  return `linhas ${several.format(rest === 0 ? named : [...named, `mais ${formatCount(rest)}`])} somadas`;
}

/** `total`: cents, by the prices shown; `emFalta`: rows of which not every unit is in stock. */
export type Estimativa = { total: number; emFalta: number };

/**
 * The total of the found rows as far as there is stock, as the cart counts it. Rows of one product share its
 * stock.
 */
export function estimate(rows: readonly LinhaConferida[]): Estimativa {
  const left = new Map<number | null, number>();
  let total = 0;
  let emFalta = 0;
  for (const { idProduto, quantidade, preco, item } of rows.filter(isEncontrado)) {
    const estoque = left.get(idProduto) ?? Math.max(0, item?.estoque ?? 0);
    const atendida = Math.min(quantidade, estoque);
    left.set(idProduto, estoque - atendida);
    total += centsOf(atendida, preco ?? 0);
    if (atendida < quantidade) emFalta += 1;
  }
  return { total, emFalta };
}

/** How much of a found line the stock covers: 'Sem estoque', 'Só 4 em estoque'; '' when it covers all. */
export function semEstoqueText({
  status,
  item,
  quantidade,
}: Pick<LinhaConferida, 'status' | 'item' | 'quantidade'>): string {
  const estoque = Math.max(0, item?.estoque ?? 0);
  if (!isEncontrado({ status }) || quantidade <= estoque) return '';
  return estoque === 0 ? 'Sem estoque' : `Só ${formatCount(estoque)} em estoque`;
}

/** A remark on the estimate: '3 linhas sem estoque para tudo'; else ''. */
export const estimativaText = ({ emFalta }: Estimativa): string =>
  emFalta === 0
    ? 'total estimado dos encontrados'
    : `total estimado do que há em estoque; ${linhasText(emFalta)} sem estoque para tudo`;

/** The found rows as additions to the cart, each product once. */
export function toSomas(rows: readonly LinhaConferida[], idCondicao: number): LinhaSoma[] {
  const somas = new Map<number, LinhaSoma>();
  for (const { idProduto, quantidade, item } of rows.filter(isEncontrado)) {
    if (idProduto === null || item === null) continue;
    const before = somas.get(idProduto)?.soma ?? 0;
    somas.set(idProduto, { linha: linhaOf(idProduto, idCondicao), soma: before + quantidade, item });
  }
  return [...somas.values()];
}

/** The result of an import, in one sentence. */
export function doneText(included: number, left: number, above: number): string {
  const sentences = [`${countItens(included)} ${included === 1 ? 'incluído' : 'incluídos'} no carrinho.`];
  if (left > 0) sentences.push(`${linhasText(left)} ${left === 1 ? 'ficou' : 'ficaram'} de fora.`);
  if (above > 0)
    sentences.push(
      `${countItens(above)} ${above === 1 ? 'passaria' : 'passariam'} da quantidade máxima e não ${above === 1 ? 'mudou' : 'mudaram'}.`,
    );
  return sentences.join(' ');
}
