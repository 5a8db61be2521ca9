import { QUANTIDADE_MAXIMA } from '#contract/cart/carrinho.ts';
import {
  type IdTipoImportacao,
  IMPORTACAO_ENCONTRADO,
  IMPORTACAO_FATOR_INVALIDO,
  IMPORTACAO_INATIVO,
  IMPORTACAO_NAO_ENCONTRADO,
  IMPORTACAO_POR_CODIGO,
  IMPORTACAO_SEM_CONDICAO,
  type ImportacaoLinha,
  type StatusImportacao,
} from '#contract/cart/importacao.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { isQuantidade } from '#domain/cart/linha.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { computePreco } from '#domain/price/preco.ts';
import { formatCount } from '#lib/format-number.ts';
import { caixaContent, codigosOf, isCientifica } from './importacao-codigo.ts';
import type { LinhaLida } from './importacao-texto.ts';

/** A product with the facts that an import needs. `item` is null if the customer has no price for it. */
export type ProdutoImportavel = {
  idProduto: number;
  descricao: string;
  marca: string;
  categoria: string;
  /** False for a product that is no longer sold. */
  comercializado: boolean;
  item: ItemVendavel | null;
};

/** Returns the products with a code, in any order; empty if there are none. */
export type Procura = (codigo: string) => readonly ProdutoImportavel[];

/**
 * A line to look up: `quantidade` is the sum of all lines with the same product, and `linhas` are their
 * numbers (from 1) in the text.
 */
export type LinhaSomada = LinhaLida & { linhas: readonly number[] };

/**
 * Joins the lines that name the same product, at the place of the first, with the sum of their quantities. A
 * line with an invalid quantity stays separate, so that it does not spoil the others.
 */
export function sumLinhas(lidas: readonly LinhaLida[], tipo: IdTipoImportacao): LinhaSomada[] {
  const sums = new Map<string, { identificacao: string; quantidade: number; linhas: number[] }>();
  for (const [at, { identificacao, quantidade }] of lidas.entries()) {
    const named = codigosOf(identificacao, tipo)[0] ?? identificacao;
    const key = isQuantidade(quantidade) ? named : `${named};${at}`;
    const sum = sums.get(key);
    if (sum === undefined) {
      sums.set(key, { identificacao, quantidade, linhas: [at + 1] });
    } else {
      sum.quantidade += quantidade;
      sum.linhas.push(at + 1);
    }
  }
  return [...sums.values()];
}

const WORDS: Readonly<Record<StatusImportacao, string>> = {
  [IMPORTACAO_ENCONTRADO]: '',
  [IMPORTACAO_NAO_ENCONTRADO]: 'Nenhum produto com esta identificação.',
  [IMPORTACAO_INATIVO]: 'O produto não é mais comercializado.',
  [IMPORTACAO_SEM_CONDICAO]: 'Sem preço na condição de venda deste cliente.',
  [IMPORTACAO_FATOR_INVALIDO]: '',
};

/** Describes the stock of a found line; '' if all of it can be served. */
function estoqueWords(estoque: number, quantidade: number): string {
  if (estoque <= 0) return 'Em falta: nada será atendido por enquanto.';
  return estoque < quantidade ? `Só ${formatCount(estoque)} em estoque.` : '';
}

/** Rank of a product in the lookup: 0 can be ordered, 1 has no price, 2 is no longer sold. */
const standing = ({ comercializado, item }: ProdutoImportavel): number =>
  comercializado ? (item === null ? 1 : 0) : 2;

const best = (found: readonly ProdutoImportavel[]): ProdutoImportavel | undefined =>
  [...found].sort((a, b) => standing(a) - standing(b) || a.idProduto - b.idProduto)[0];

const quantidadeInvalida = (lida: number): string =>
  `Quantidade lida: ${String(lida).replace('.', ',')}. Deve ser um número inteiro de 1 a ${formatCount(QUANTIDADE_MAXIMA)} embalagens.`;
const CAIXA =
  'É o código da caixa de embarque, e não se sabe quantas unidades ela traz. Use o EAN da unidade.';

const CIENTIFICA = 'A planilha cortou os dígitos deste código. Formate a coluna como texto e copie de novo.';

/**
 * Returns the status of a product at a quantity. The packing factor is invalid if the packs cannot be
 * counted.
 */
function statusOf(produto: ProdutoImportavel, quantidade: number, isCaixa: boolean): StatusImportacao {
  if (!produto.comercializado) return IMPORTACAO_INATIVO;
  if (produto.item === null) return IMPORTACAO_SEM_CONDICAO;
  return isCaixa || !isQuantidade(quantidade) ? IMPORTACAO_FATOR_INVALIDO : IMPORTACAO_ENCONTRADO;
}

function detalhesOf(
  status: StatusImportacao,
  produto: ProdutoImportavel,
  quantidade: number,
  isCaixa: boolean,
) {
  if (status === IMPORTACAO_ENCONTRADO) return estoqueWords(produto.item?.estoque ?? 0, quantidade);
  if (status !== IMPORTACAO_FATOR_INVALIDO) return WORDS[status];
  return isCaixa ? CAIXA : quantidadeInvalida(quantidade);
}

/** Returns a product as a row of the import, with its price at this quantity. */
export function toImportacaoLinha(
  identificacao: string,
  produto: ProdutoImportavel,
  quantidade: number,
  calcularSt: boolean,
  isCaixa = false,
): ImportacaoLinha {
  const { item } = produto;
  const status = statusOf(produto, quantidade, isCaixa);
  return {
    identificacao,
    idProduto: produto.idProduto,
    descProduto: produto.descricao,
    status,
    quantidade,
    preco: item === null ? null : computePreco(item, Math.max(1, quantidade), calcularSt).valorLiquido,
    marca: produto.marca,
    categoria: nomeInformado(produto.categoria),
    detalhes: detalhesOf(status, produto, quantidade, isCaixa),
  };
}

/** Returns a row for a code that matches no product. */
const notFound = (identificacao: string, quantidade: number): ImportacaoLinha => ({
  identificacao,
  idProduto: null,
  descProduto: null,
  status: IMPORTACAO_NAO_ENCONTRADO,
  quantidade,
  preco: null,
  marca: null,
  categoria: null,
  detalhes: isCientifica(identificacao) ? CIENTIFICA : WORDS[IMPORTACAO_NAO_ENCONTRADO],
});

/**
 * Returns the import's result for one line: the same on a device, which looks codes up in its mirror, and on
 * the server. Of several products with one bar code, one that can be ordered comes first, then the lowest id.
 * The packing factor is invalid if a cart line cannot hold the quantity, and if the bar code is that of a
 * shipping carton (GTIN-14), whose content is unknown.
 */
export function conferirLinha(
  { identificacao, quantidade }: LinhaLida,
  tipo: IdTipoImportacao,
  procura: Procura,
  calcularSt: boolean,
): ImportacaoLinha {
  const produto = best(codigosOf(identificacao, tipo).flatMap(procura));
  if (produto !== undefined) return toImportacaoLinha(identificacao, produto, quantidade, calcularSt);
  const content = tipo === IMPORTACAO_POR_CODIGO ? null : caixaContent(identificacao);
  const inside = content === null ? undefined : best(procura(content));
  if (inside !== undefined) return toImportacaoLinha(identificacao, inside, quantidade, calcularSt, true);
  return notFound(identificacao, quantidade);
}

/** Returns every code to look up for these lines, each once. */
export function codigosToLookUp(linhas: readonly LinhaLida[], tipo: IdTipoImportacao): string[] {
  const codigos = linhas.flatMap(({ identificacao }) => {
    const content = tipo === IMPORTACAO_POR_CODIGO ? null : caixaContent(identificacao);
    return content === null ? codigosOf(identificacao, tipo) : [...codigosOf(identificacao, tipo), content];
  });
  return [...new Set(codigos)];
}

/** Returns a found row as one that would take its cart line beyond the maximum. */
export const aboveLinha = (row: ImportacaoLinha): ImportacaoLinha => ({
  ...row,
  status: IMPORTACAO_FATOR_INVALIDO,
  detalhes: `Com o que o carrinho já tem, passaria de ${formatCount(QUANTIDADE_MAXIMA)} embalagens.`,
});
