import {
  type IdTipoImportacao,
  IMPORTACAO_ENCONTRADO,
  IMPORTACAO_LINHAS_MAXIMO,
  IMPORTACAO_POR_CODIGO,
  IMPORTACAO_SEPARADOR,
  type ImportacaoLinha,
  importar,
  validarImportacao,
} from '#contract/importacao.ts';
import { ITEM_PRODUTO } from '#contract/item-tipo.ts';
import { aboveLinha, codigosToLookUp, conferirLinha, sumLinhas } from '#domain/importacao.ts';
import { type LinhaLida, readLinhas } from '#domain/importacao-texto.ts';
import { applyLinha, isQuantidade, isSameLinha, type LinhaPedida } from '#domain/linha.ts';
import { formatCount } from '#lib/format-number.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import type { CarrinhoRow } from '#server/store/queries/carrinho.ts';
import { grupoRowOf } from '#server/store/queries/carrinho-linhas.ts';
import type { Compra } from '#server/store/queries/compra.ts';
import type { UserQueries } from '#server/store/queries/user-queries.ts';
import { notOpen, semPreferencias } from './carrinho-recusas.ts';
import { computeStored, readComputed, toCarrinho } from './carrinho-view.ts';

type Comprador = { readonly compra: Compra; readonly idCondicao: number | undefined };

async function readComprador(user: UserQueries, idPessoaCliente: number, now: Date) {
  const cliente = await user.readCliente(idPessoaCliente);
  if (cliente === undefined) return naoVinculado();
  const { compra, comPreferencia } = await user.readCompra(cliente, now);
  if (!comPreferencia) return fail(semPreferencias());
  const { condicao } = await user.readPreferencia(cliente);
  return ok({ compra, idCondicao: condicao?.idCondicao });
}

/** What becomes of each line for the buyer, as things stand now. */
async function conferir(
  user: UserQueries,
  { compra, idCondicao }: Comprador,
  linhas: readonly LinhaLida[],
  tipo: IdTipoImportacao,
): Promise<ImportacaoLinha[]> {
  const codigos = codigosToLookUp(linhas, tipo);
  const found = await user.findImportaveis(compra, { codigos, tipo, idCondicao });
  const procura = (codigo: string) => found.get(codigo) ?? [];
  return linhas.map((linha) => conferirLinha(linha, tipo, procura, compra.calcularSt));
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
  return ok(await conferir(user, comprador.value, linhas, body.IdTipoImportacao));
});

/** The lines after these quantities were added; what one line cannot hold stays as it was and is named. */
function addAll(before: readonly LinhaPedida[], rows: readonly ImportacaoLinha[], idCondicao: number) {
  const full: ImportacaoLinha[] = [];
  const changed: LinhaPedida[] = [];
  for (const row of rows) {
    const linha = { idItem: row.idProduto ?? 0, idItemTipo: ITEM_PRODUTO, idCondicao };
    const held = before.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;
    if (isQuantidade(held + row.quantidade)) changed.push({ ...linha, quantidade: held + row.quantidade });
    else full.push(aboveLinha(row));
  }
  const after = changed.reduce<LinhaPedida[]>(
    (linhas, { quantidade, ...linha }) => applyLinha(linhas, { linha, quantidade }),
    [...before],
  );
  return { after, changed, full };
}

async function store(
  user: UserQueries,
  open: CarrinhoRow,
  { compra, idCondicao }: Comprador,
  rows: readonly ImportacaoLinha[],
) {
  const before = await user.readLinhas(open);
  const { after, changed, full } = addAll(before, rows, idCondicao ?? 0);
  const row = changed.length === 0 ? open : await user.putCarrinho(open, {});
  const { calculado, grupos } = await computeStored(user, row, after, compra);
  const stored = changed.map((linha) => {
    const item = must(
      calculado.itens.find((i) => isSameLinha(i, linha)),
      'item',
    );
    return { ...linha, idCarrinhoGrupo: grupoRowOf(grupos, item).idCarrinhoGrupo };
  });
  await user.putLinhas(row, stored, before);
  return { carrinho: toCarrinho(row, calculado, grupos), incluidos: changed.length, full };
}

const incluir = changeRoute(importar, {
  authorise: async ({ user, body }) =>
    (await user.readCliente(body.IDCliente)) === undefined ? naoVinculado().error : undefined,
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
    const linhas = sumLinhas(lidas, IMPORTACAO_POR_CODIGO);
    const rows = await conferir(user, comprador.value, linhas, IMPORTACAO_POR_CODIGO);
    const found = rows.filter(({ status }) => status === IMPORTACAO_ENCONTRADO);
    const refused = rows.filter(({ status }) => status !== IMPORTACAO_ENCONTRADO);
    const held = await user.readUnfinished(body.IDCliente);
    if (found.length === 0) {
      const carrinho = held === undefined ? null : await readComputed(user, held, now);
      return ok({ carrinho, incluidos: 0, recusados: refused });
    }
    const open = await user.lockOrOpen(body.IDCliente, now);
    const pendente = notOpen(open);
    if (pendente !== undefined) return fail(pendente);
    const { full, ...done } = await store(user, open, comprador.value, found);
    return ok({ ...done, recusados: [...refused, ...full] });
  },
});

/** Lists of products that come as text: looked up, then put into the cart. */
export const importacaoRoutes: readonly Route[] = [validar, incluir];
