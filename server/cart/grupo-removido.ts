import { excluirGrupo } from '#contract/cart/carrinho-pendente.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { CANCELADO } from '#server/db/situacoes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import type { Outcome, Route } from '#server/http/route.ts';
import { reopenGrupos } from '#server/orders/data/pre-pedidos.ts';
import { cancelPedidos, MOTIVO_DO_CLIENTE } from '#server/payment/data/cancelar-pedidos.ts';
import { isPendente } from './carrinho-pendente.ts';
import { authoriseCarrinho, carrinhoNaoEncontrado } from './carrinho-recusas.ts';
import { answerMudado, computeStored } from './carrinho-view.ts';
import { type CarrinhoRow, lockCarrinho, putCarrinho, readLinhas } from './data/carrinho.ts';
import { deleteLinhas, putPagamento } from './data/carrinho-linhas.ts';
import { findAlteravel, grupoNaoEncontrado, holdPendente } from './grupo-do-carrinho.ts';
import { whyClosed } from './lock-open.ts';

const NADA_ESCOLHIDO = { idPrazo: null, idFormaPagamento: null };

/** Removes a group of an open cart with its lines, including those that are no longer sold. */
async function removeAberto(
  user: Scope,
  row: CarrinhoRow,
  idCarrinhoGrupo: number,
  now: Date,
): Outcome<CarrinhoRow> {
  const cliente = must(await readCliente(user, row.idPessoaCliente), 'cliente');
  const { compra } = await readCompra(user, cliente, now);
  const stored = await readLinhas(user, row);
  const { calculado, grupos } = await computeStored(user, row, stored, compra);
  const grupo = grupos.find((g) => g.idCarrinhoGrupo === idCarrinhoGrupo);
  if (grupo === undefined) return fail(grupoNaoEncontrado());
  const gone = stored.filter((linha) => {
    const item = calculado.itens.find((other) => isSameLinha(other, linha));
    return item ? isSameGrupo(item, grupo) : linha.idCarrinhoGrupo === idCarrinhoGrupo;
  });
  // A repeated request: the group is already gone.
  if (gone.length === 0) return ok(row);
  await deleteLinhas(user, row, gone);
  await putPagamento(user, grupo, NADA_ESCOLHIDO);
  return ok(await putCarrinho(user, row, {}));
}

/**
 * Removes a group of a pending cart by cancelling its order. Without its last group the cart is open again, and empty.
 */
async function removePendente(
  user: Scope,
  row: CarrinhoRow,
  idCarrinhoGrupo: number,
  now: Date,
): Outcome<CarrinhoRow> {
  const pendente = await holdPendente(user, row, now);
  const found = await findAlteravel(user, pendente, idCarrinhoGrupo);
  if (!found.ok) return found;
  await cancelPedidos(user, row, [found.value], { situacao: CANCELADO, motivo: MOTIVO_DO_CLIENTE, now });
  const grupo = must(
    pendente.grupos.find((g) => g.idCarrinhoGrupo === idCarrinhoGrupo),
    'carrinhoGrupo',
  );
  const linhas = await readLinhas(user, row);
  await deleteLinhas(
    user,
    row,
    linhas.filter((linha) => linha.idCarrinhoGrupo === idCarrinhoGrupo),
  );
  await putPagamento(user, grupo, NADA_ESCOLHIDO);
  return ok(await (pendente.pedidos.length === 1 ? reopenCarrinho(user, row) : putCarrinho(user, row, {})));
}

/** Reopens a cart all of whose orders are cancelled: step and acceptance are reset. */
export async function reopenCarrinho(user: Scope, row: CarrinhoRow): Promise<CarrinhoRow> {
  await reopenGrupos(user, row);
  return await putCarrinho(user, row, {
    idCarrinhoSituacao: CARRINHO_ABERTO,
    etapa: 1,
    politicaAceite: false,
  });
}

/** Calls that remove whole groups of a cart. */
export const grupoRemovidoRoutes: readonly Route[] = [
  changeRoute(excluirGrupo, {
    authorise: ({ user, query }) => authoriseCarrinho(user, query.idCarrinho),
    async handle({ user, query, now }) {
      const row = await lockCarrinho(user, query.idCarrinho);
      if (row === undefined) return fail(carrinhoNaoEncontrado());
      const closed = isPendente(row) ? undefined : await whyClosed(user, row, now);
      if (closed !== undefined) return fail(closed);
      const remove = isPendente(row) ? removePendente : removeAberto;
      const removed = await remove(user, row, query.idCarrinhoGrupo, now);
      return removed.ok ? ok(await answerMudado(user, removed.value, now)) : removed;
    },
  }),
];
