import {
  type IdTipoImportacao,
  IMPORTACAO_POR_CODIGO,
  type ImportacaoLinha,
} from '#contract/cart/importacao.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { marcaNaLinha } from '#domain/catalogue/marca.ts';
import { type Aprendidos, parQueDecide } from '#domain/importacao/codigo-do-cliente.ts';
import {
  codigosToLookUp,
  conferirLinha,
  type LinhaSomada,
  type ProdutoImportavel,
  toImportacaoLinha,
} from '#domain/importacao/importacao.ts';
import type { LinhaLida } from '#domain/importacao/importacao-texto.ts';
import { linhasDoOutroTipo, outroTipo } from '#domain/importacao/outro-tipo.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';

/** A result with its product for the cart; `item` is null if it cannot be sold. */
type Resultado = ImportacaoLinha & { readonly item: ItemVendavel | null };

/** A line in the review. */
export type LinhaConferida = Resultado & {
  /** Its place in the review, which stays whatever is changed in it. */
  readonly id: number;
  /** Numbers of the lines that it is the sum of. */
  readonly linhas: readonly number[];
  /** Its result by the catalogue alone. */
  readonly doCatalogo: Resultado;
  /** Its result with the product that was chosen earlier for this text; null if the catalogue decides. */
  readonly aprendido: Resultado | null;
  /** True once a product took the place of one without enough stock: choices for it are of today only. */
  readonly isDeHoje: boolean;
  /** `aprendida`: its product is one that was chosen earlier for this text; `nova`: the choice will be remembered. */
  readonly memoria: 'aprendida' | 'nova' | null;
};

/** The source of the lookup, and its customer. */
export type Conferencia = {
  engine: Pick<EngineClient, 'readCodigos' | 'readProdutos'>;
  user: string;
  contexto: Contexto;
  calcularSt: boolean;
  /** The customer's own codes. */
  readAprendidos: () => Promise<Aprendidos>;
};

/** Lines looked up at once: few enough that the screen goes on answering. */
const LINES_PER_ROUND = 200;

/**
 * A mirrored product for the rules of an import. A product that no branch of the customer delivers has no price.
 */
export function toImportavel(produto: ProdutoResumo, { filiais }: Contexto): ProdutoImportavel {
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

/** True if a product can be put into the customer's cart. */
export const isOrderable = (produto: ProdutoResumo, contexto: Contexto): boolean =>
  produto.comercializado && toImportavel(produto, contexto).item !== null;

async function readImportaveis(
  { engine, user, contexto }: Conferencia,
  ids: readonly number[],
): Promise<Map<number, ProdutoImportavel>> {
  const { idContexto } = contexto;
  const read = await engine.readProdutos(ids, { user, idContexto });
  // Without this customer's prices nothing could be told apart.
  if (read.idContexto !== idContexto) throw new Error('the prices of the customer are not on this device');
  return new Map(read.produtos.map((p) => [p.idProduto, toImportavel(p, contexto)]));
}

async function lookUp(
  of: Conferencia,
  codigos: readonly string[],
  tipo: IdTipoImportacao,
): Promise<Map<string, ProdutoImportavel[]>> {
  const named = await of.engine.readCodigos(codigos, tipo === IMPORTACAO_POR_CODIGO ? 'empresa' : 'barras');
  const produtos = await readImportaveis(of, [...new Set(named.flatMap(({ idProdutos }) => idProdutos))]);
  return new Map(
    named.map(({ codigo, idProdutos }) => [codigo, idProdutos.flatMap((id) => produtos.get(id) ?? [])]),
  );
}

/** The result of each line by the catalogue. */
async function conferirNoCatalogo(
  of: Conferencia,
  linhas: readonly LinhaLida[],
  tipo: IdTipoImportacao,
): Promise<Resultado[]> {
  const found = await lookUp(of, codigosToLookUp(linhas, tipo), tipo);
  const items = new Map([...found.values()].flat().map((p) => [p.idProduto, p.item]));
  return linhas.map((linha) => {
    const row = conferirLinha(linha, tipo, (codigo) => found.get(codigo) ?? [], of.calcularSt);
    return { ...row, item: items.get(row.idProduto ?? 0) ?? null };
  });
}

/** The results with the products that were chosen earlier for the customer's own texts; null if the catalogue decides. */
async function conferirAprendidos(
  of: Conferencia,
  rows: readonly Resultado[],
  aprendidos: Aprendidos,
): Promise<(Resultado | null)[]> {
  const pares = rows.map((row) => parQueDecide(aprendidos, row.identificacao, row.idProduto));
  const ids = [...new Set(pares.flatMap((par) => par?.idProduto ?? []))];
  const produtos: ReadonlyMap<number, ProdutoImportavel> =
    ids.length === 0 ? new Map() : await readImportaveis(of, ids);
  return rows.map(({ identificacao, quantidade }, at) => {
    const produto = produtos.get(pares[at]?.idProduto ?? 0);
    if (produto === undefined) return null;
    return { ...toImportacaoLinha(identificacao, produto, quantidade, of.calcularSt), item: produto.item };
  });
}

/** The catalogue's results, those of the other way to name products where nothing else found one. */
async function withOutroTipo(
  of: Conferencia,
  rows: readonly Resultado[],
  learned: readonly (Resultado | null)[],
  tipo: IdTipoImportacao,
): Promise<readonly Resultado[]> {
  const isOpen = (_row: Resultado, at: number) => !learned[at];
  const open = linhasDoOutroTipo(rows.filter(isOpen), tipo);
  if (open.length === 0) return rows;
  const others = await conferirNoCatalogo(of, open, outroTipo(tipo));
  const found = new Map(open.map((row, at) => [row, others[at]]));
  return rows.map((row) => found.get(row) ?? row);
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
  const aprendidos = await of.readAprendidos();
  for (let from = 0; from < linhas.length; from += LINES_PER_ROUND) {
    const part = linhas.slice(from, from + LINES_PER_ROUND);
    const byTipo = await conferirNoCatalogo(of, part, tipo);
    const learned = await conferirAprendidos(of, byTipo, aprendidos);
    const results = await withOutroTipo(of, byTipo, learned, tipo);
    for (const [at, { linhas: somadas }] of part.entries()) {
      const [doCatalogo, aprendido = null] = [results[at], learned[at]];
      if (doCatalogo === undefined) continue;
      rows.push({
        ...(aprendido ?? doCatalogo),
        id: rows.length,
        linhas: somadas,
        doCatalogo,
        aprendido,
        isDeHoje: false,
        memoria: aprendido === null ? null : 'aprendida',
      });
    }
    onProgress(rows.length);
  }
  return rows;
}
