import {
  type IdTipoImportacao,
  IMPORTACAO_ENCONTRADO,
  IMPORTACAO_LINHAS_MAXIMO,
  IMPORTACAO_POR_CODIGO,
  IMPORTACAO_SEPARADOR,
  type ImportacaoLinha,
  importar,
  validarImportacao,
} from '#contract/cart/importacao.ts';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { LinhaPedida } from '#domain/cart/linha.ts';
import { type Aprendidos, parQueDecide, textoDoCliente } from '#domain/importacao/codigo-do-cliente.ts';
import {
  aboveLinha,
  codigosToLookUp,
  conferirLinha,
  sumLinhas,
  toImportacaoLinha,
} from '#domain/importacao/importacao.ts';
import { type LinhaLida, readLinhas } from '#domain/importacao/importacao-texto.ts';
import { linhasDoOutroTipo, outroTipo } from '#domain/importacao/outro-tipo.ts';
import { formatCount } from '#lib/format-number.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { acrescentarLinhas } from './acrescentar-linhas.ts';
import { notOpen } from './carrinho-recusas.ts';
import { readComputed } from './carrinho-view.ts';
import { type Comprador, readComprador } from './comprador.ts';
import { lockOrOpen, readUnfinished } from './data/carrinho.ts';
import { readAprendidos } from './data/codigos-do-cliente.ts';
import { findImportaveis, type NomesDosProdutos } from './data/importacao.ts';

/** The result of each line for the buyer, as of now. */
async function conferir(
  user: Scope,
  { compra, idCondicao }: Comprador,
  linhas: readonly LinhaLida[],
  tipo: IdTipoImportacao,
  nomes: NomesDosProdutos = tipo,
): Promise<ImportacaoLinha[]> {
  const codigos = codigosToLookUp(linhas, tipo);
  const found = await findImportaveis(user, compra, { codigos, tipo: nomes, idCondicao });
  const procura = (codigo: string) => found.get(codigo) ?? [];
  return linhas.map((linha) => conferirLinha(linha, tipo, procura, compra.calcularSt));
}

/** The results with the products that were chosen earlier for the customer's own texts, as a device finds them. */
async function withAprendidos(
  user: Scope,
  { compra, idCondicao }: Comprador,
  rows: readonly ImportacaoLinha[],
  aprendidos: Aprendidos,
): Promise<ImportacaoLinha[]> {
  const pares = rows.map((row) => parQueDecide(aprendidos, row.identificacao, row.idProduto));
  const codigos = [...new Set(pares.flatMap((par) => (par ? String(par.idProduto) : [])))];
  const found = await findImportaveis(user, compra, { codigos, tipo: 'id', idCondicao });
  return rows.map((row, at) => {
    const [produto] = found.get(String(pares[at]?.idProduto)) ?? [];
    if (produto === undefined) return row;
    return toImportacaoLinha(row.identificacao, produto, row.quantidade, compra.calcularSt);
  });
}

/** The results, those of the other way to name products where nothing else found one, as a device finds them. */
async function withOutroTipo(
  user: Scope,
  comprador: Comprador,
  rows: readonly ImportacaoLinha[],
  tipo: IdTipoImportacao,
): Promise<ImportacaoLinha[]> {
  const open = linhasDoOutroTipo(rows, tipo);
  const others = await conferir(user, comprador, open, outroTipo(tipo));
  const found = new Map(open.map((row, at) => [row, others[at]]));
  return rows.map((row) => found.get(row) ?? row);
}

const validar = sessionRoute(validarImportacao, async ({ user, body, now }) => {
  const comprador = await readComprador(user, body.IDCliente, now);
  if (!comprador.ok) return comprador;
  const lidas = readLinhas(body.Produtos, IMPORTACAO_SEPARADOR);
  if (lidas.length > IMPORTACAO_LINHAS_MAXIMO)
    return refuse(
      'requisicao-invalida',
      `Importe no máximo ${formatCount(IMPORTACAO_LINHAS_MAXIMO)} linhas de cada vez.`,
    );
  const linhas = sumLinhas(lidas, body.IdTipoImportacao);
  const rows = await conferir(user, comprador.value, linhas, body.IdTipoImportacao);
  const textos = rows.map(({ identificacao }) => textoDoCliente(identificacao)).filter((one) => one !== null);
  const aprendidos = await readAprendidos(user, body.IDCliente, textos);
  const learned = await withAprendidos(user, comprador.value, rows, aprendidos);
  return ok(await withOutroTipo(user, comprador.value, learned, body.IdTipoImportacao));
});

/** Found rows as lines of the cart. */
const toLinhas = (rows: readonly ImportacaoLinha[], idCondicao: number): LinhaPedida[] =>
  rows.map(({ idProduto, quantidade }) => ({
    idItem: must(idProduto, 'product'),
    idItemTipo: ITEM_PRODUTO,
    idCondicao,
    quantidade,
  }));

const incluir = changeRoute(importar, {
  authorise: async ({ user, body }) =>
    (await readCliente(user, body.IDCliente)) === undefined ? naoVinculado().error : undefined,
  async handle({ user, body, now }) {
    const comprador = await readComprador(user, body.IDCliente, now);
    if (!comprador.ok) return comprador;
    const wanted = body.ecommerceProdutoImportacaoCollection.filter(
      ({ status = IMPORTACAO_ENCONTRADO }) => status === IMPORTACAO_ENCONTRADO,
    );
    const lidas = wanted.map(({ idProduto, quantidade }) => ({
      identificacao: String(idProduto ?? ''),
      quantidade,
    }));
    const somadas = sumLinhas(lidas, IMPORTACAO_POR_CODIGO);
    const rows = await conferir(user, comprador.value, somadas, IMPORTACAO_POR_CODIGO, 'id');
    const found = rows.filter(({ status }) => status === IMPORTACAO_ENCONTRADO);
    const refused = rows.filter(({ status }) => status !== IMPORTACAO_ENCONTRADO);
    const held = await readUnfinished(user, body.IDCliente);
    if (found.length === 0) {
      const carrinho = held === undefined ? null : await readComputed(user, held, now);
      return ok({ carrinho, incluidos: 0, recusados: refused });
    }
    const open = await lockOrOpen(user, body.IDCliente, now);
    const pendente = notOpen(open);
    if (pendente !== undefined) return fail(pendente);
    const { compra, idCondicao = 0 } = comprador.value;
    const linhas = toLinhas(found, idCondicao);
    const added = await acrescentarLinhas(user, open, compra, linhas);
    if (!added.ok) return added;
    const { carrinho, incluidos, cheias } = added.value;
    const full = new Set<number | null>(cheias.map(({ idItem }) => idItem));
    return ok({
      carrinho,
      incluidos,
      recusados: [...refused, ...found.filter((linha) => full.has(linha.idProduto)).map(aboveLinha)],
    });
  },
});

/** Imports product lists from text: looks them up, then adds them to the cart. */
export const importacaoRoutes: readonly Route[] = [validar, incluir];
