import type { Carrinho, CarrinhoMudado } from '#contract/cart/carrinho.ts';
import { type CarrinhoCalculado, computeCarrinho } from '#domain/cart/carrinho.ts';
import { isSameGrupo, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { must } from '#lib/must.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { type Compra, readCompra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { isPendente, readPendente } from './carrinho-pendente.ts';
import { type CarrinhoRow, type GrupoRow, readGrupos, readLinhas } from './data/carrinho.ts';
import { ensureGrupos, grupoRowOf } from './data/carrinho-linhas.ts';
import { type ItemComFcp, readVendaveis } from './data/vendaveis.ts';

/** A cart computed by the rules, with the inputs of the computation. */
export type CarrinhoComputed = {
  readonly row: CarrinhoRow;
  readonly linhas: readonly LinhaPedida[];
  readonly vendaveis: ReadonlyMap<string, ItemComFcp>;
  readonly grupos: readonly GrupoRow[];
  readonly calculado: CarrinhoCalculado;
};

/** Computes a cart's lines over the stored facts and makes sure that each group has its id. */
export async function computeStored(
  user: Scope,
  row: CarrinhoRow,
  linhas: readonly LinhaPedida[],
  compra: Compra,
): Promise<CarrinhoComputed> {
  const vendaveis = await readVendaveis(user, compra, linhas);
  const stored = await readGrupos(user, row);
  const computeWith = (known: readonly GrupoRow[]) =>
    computeCarrinho(linhas, (linha) => vendaveis.get(linhaKey(linha)), pagamentosOf(known), compra);
  const calculado = computeWith(stored);
  const grupos = await ensureGrupos(user, row, calculado.grupos);
  return { row, linhas, vendaveis, grupos, calculado };
}

/** The same cart with only some of its groups, computed again: totals, limits and minimums are theirs. */
export function computeSome(
  whole: CarrinhoComputed,
  compra: Compra,
  isWanted: (grupo: CarrinhoCalculado['grupos'][number]) => boolean,
): CarrinhoCalculado {
  const { linhas, vendaveis, calculado } = whole;
  const wanted = calculado.grupos.filter(isWanted);
  const itens = calculado.itens.filter((item) => wanted.some((grupo) => isSameGrupo(grupo, item)));
  const keys = new Set(itens.map(linhaKey));
  return computeCarrinho(
    linhas.filter((linha) => keys.has(linhaKey(linha))),
    (linha) => vendaveis.get(linhaKey(linha)),
    pagamentosOf(whole.grupos),
    compra,
  );
}

const pagamentosOf = (grupos: readonly GrupoRow[]) =>
  grupos.flatMap((grupo) =>
    grupo.idPrazo === null || grupo.idFormaPagamento === null
      ? []
      : [{ ...grupo, idPagamento: `${grupo.idPrazo}_${grupo.idFormaPagamento}` }],
  );

/** A stored cart, computed again with its customer's current facts; a cart that awaits payment is read as ordered. */
export async function readComputed(user: Scope, row: CarrinhoRow, now: Date): Promise<Carrinho> {
  if (isPendente(row)) {
    const { calculado, grupos } = await readPendente(user, row, now);
    return toCarrinho(row, calculado, grupos);
  }
  const cliente = must(await readCliente(user, row.idPessoaCliente), 'cliente');
  const { compra } = await readCompra(user, cliente, now);
  const { calculado, grupos } = await computeStored(user, row, await readLinhas(user, row), compra);
  return toCarrinho(row, calculado, grupos);
}

/** The response to a change that overwrote no line. */
export const answerMudado = async (user: Scope, row: CarrinhoRow, now: Date): Promise<CarrinhoMudado> => ({
  carrinho: await readComputed(user, row, now),
  sobrescrito: null,
});

/** A computed cart with its stored ids, as the response holds it. */
export function toCarrinho(
  row: CarrinhoRow,
  calculado: CarrinhoCalculado,
  grupos: readonly GrupoRow[],
): Carrinho {
  return {
    ...calculado,
    idCarrinho: row.idCarrinho,
    idCarrinhoSituacao: row.idCarrinhoSituacao,
    revisao: row.revisao,
    politicaAceite: row.politicaAceite,
    informarDadosExtrasPedido: row.informarDadosExtrasPedido,
    numeroPedidoCliente: row.numeroPedidoCliente,
    observacao: row.observacao,
    grupos: calculado.grupos.map((grupo) => {
      const { idCarrinhoGrupo, idCarrinhoGrupoSituacao } = grupoRowOf(grupos, grupo);
      return { ...grupo, idCarrinhoGrupo, idEcommerceCarrinhoGrupoSituacao: idCarrinhoGrupoSituacao };
    }),
    itens: calculado.itens.map((item) => ({
      ...item,
      idCarrinhoGrupo: grupoRowOf(grupos, item).idCarrinhoGrupo,
      imagem: null,
    })),
  };
}
