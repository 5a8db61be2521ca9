import {
  type IdTipoImportacao,
  IMPORTACAO_POR_CODIGO,
  type ImportacaoLinha,
} from '#contract/cart/importacao.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { marcaNaLinha } from '#domain/catalogue/marca.ts';
import {
  codigosToLookUp,
  conferirLinha,
  type LinhaSomada,
  type ProdutoImportavel,
  toImportacaoLinha,
} from '#domain/importacao/importacao.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';

/** A line in the review. `item` is its product for the cart; null if it cannot be sold. */
export type LinhaConferida = ImportacaoLinha & {
  /** Its place in the review, which stays whatever is changed in it. */
  readonly id: number;
  /** Numbers of the lines that it is the sum of. */
  readonly linhas: readonly number[];
  readonly item: ItemVendavel | null;
};

/** The source of the lookup, and its customer. */
export type Conferencia = {
  engine: Pick<EngineClient, 'readCodigos' | 'readProdutos'>;
  user: string;
  contexto: Contexto;
  calcularSt: boolean;
};

/** Lines looked up at once: few enough that the screen goes on answering. */
const LINES_PER_ROUND = 200;

/**
 * A mirrored product for the rules of an import. A product that no branch of the customer delivers has no price.
 */
function toImportavel(produto: ProdutoResumo, { filiais }: Contexto): ProdutoImportavel {
  const isServed = filiais.some((f) => f.idPessoaFilial === produto.preco?.idPessoaFilial);
  return {
    idProduto: produto.idProduto,
    descricao: descricaoProduto(produto.nome, produto.apresentacao),
    marca: marcaNaLinha(produto),
    categoria: produto.categoria,
    comercializado: produto.comercializado,
    item: (isServed ? toItemVendavel(produto) : undefined) ?? null,
  };
}

async function lookUp(
  { engine, user, contexto }: Conferencia,
  codigos: readonly string[],
  tipo: IdTipoImportacao,
): Promise<Map<string, ProdutoImportavel[]>> {
  const named = await engine.readCodigos(codigos, tipo === IMPORTACAO_POR_CODIGO ? 'empresa' : 'barras');
  const { idContexto } = contexto;
  const ids = [...new Set(named.flatMap(({ idProdutos }) => idProdutos))];
  const read = await engine.readProdutos(ids, { user, idContexto });
  // Without this customer's prices nothing could be told apart.
  if (read.idContexto !== idContexto) throw new Error('the prices of the customer are not on this device');
  const produtos = new Map(read.produtos.map((p) => [p.idProduto, toImportavel(p, contexto)]));
  return new Map(
    named.map(({ codigo, idProdutos }) => [codigo, idProdutos.flatMap((id) => produtos.get(id) ?? [])]),
  );
}

/**
 * Looks lines up in the device's mirror, some hundred at a time; `onProgress` hears how many are done. Rejects when
 * the engine stopped, or holds no prices of the customer.
 */
export async function conferir(
  of: Conferencia,
  linhas: readonly LinhaSomada[],
  tipo: IdTipoImportacao,
  onProgress: (done: number) => void,
): Promise<LinhaConferida[]> {
  const rows: LinhaConferida[] = [];
  for (let from = 0; from < linhas.length; from += LINES_PER_ROUND) {
    const part = linhas.slice(from, from + LINES_PER_ROUND);
    const found = await lookUp(of, codigosToLookUp(part, tipo), tipo);
    const items = new Map([...found.values()].flat().map((p) => [p.idProduto, p.item]));
    for (const linha of part) {
      const row = conferirLinha(linha, tipo, (codigo) => found.get(codigo) ?? [], of.calcularSt);
      const item = items.get(row.idProduto ?? 0) ?? null;
      rows.push({ ...row, id: rows.length, linhas: linha.linhas, item });
    }
    onProgress(rows.length);
  }
  return rows;
}

/** A line with the product that a person chose for it. */
export const withProduto = (
  row: LinhaConferida,
  produto: ProdutoResumo,
  { contexto, calcularSt }: Conferencia,
): LinhaConferida => {
  const importavel = toImportavel(produto, contexto);
  const quantidade = Number.isInteger(row.quantidade) ? row.quantidade : 1;
  return {
    ...row,
    ...toImportacaoLinha(row.identificacao, importavel, quantidade, calcularSt),
    item: importavel.item,
  };
};

/** A line with another quantity. */
export function withQuantidade(row: LinhaConferida, quantidade: number, calcularSt: boolean): LinhaConferida {
  const { idProduto, item } = row;
  if (idProduto === null || item === null) return { ...row, quantidade };
  const produto = {
    idProduto,
    descricao: row.descProduto ?? '',
    marca: row.marca ?? '',
    categoria: row.categoria ?? '',
    comercializado: true,
    item,
  };
  return { ...row, ...toImportacaoLinha(row.identificacao, produto, quantidade, calcularSt) };
}
