import type { Carrinho, CarrinhoGrupo } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { type GrupoPagamento, idPagamentoOf } from './carrinho.ts';
import {
  applyLinha,
  type GrupoChave,
  grupoKey,
  isSameGrupo,
  isSameLinha,
  type LinhaChave,
  type LinhaMutacao,
  type LinhaPedida,
  linhaKey,
  linhaPedidaOf,
} from './linha.ts';

/** The extra data of the order. `informar: false` means that both texts are empty. */
export type ExtrasPedido = { informar: boolean; numeroPedidoCliente: string; observacao: string };

const SEM_EXTRAS: ExtrasPedido = { informar: false, numeroPedidoCliente: '', observacao: '' };

/**
 * A change by the user, with natural keys. An `envio` turns the named lines into orders and removes them from
 * the cart.
 */
export type Mutacao =
  | ({ tipo: 'linha'; grupo: GrupoChave } & LinhaMutacao)
  | { tipo: 'pagamento'; grupo: GrupoChave; idPagamento: string }
  | { tipo: 'extras'; extras: ExtrasPedido }
  | { tipo: 'nada' }
  | { tipo: 'envio'; linhas: readonly LinhaChave[] };

/** The part of the server's last cart that the fold reads. */
export type Snapshot = Pick<Carrinho, 'idCarrinhoSituacao' | 'revisao'> &
  Partial<Pick<Carrinho, 'informarDadosExtrasPedido' | 'numeroPedidoCliente' | 'observacao'>> & {
    itens: readonly (LinhaPedida & { idCarrinhoGrupo: number })[];
    grupos: readonly (GrupoChave & Pick<CarrinhoGrupo, 'idCarrinhoGrupo' | 'prazo' | 'formaPagamento'>)[];
  };

export type Recibo = { revisao: number; mutacao: Mutacao };
export type Pendente = { seq: number; mutacao: Mutacao };

export type Envio = { seq: number; linhas: LinhaPedida[] };

/** The cart being edited, the submissions before it, and its unconfirmed changes. */
export type Dobra = {
  linhas: LinhaPedida[];
  /** The group of each line (by linhaKey), from the server or from the change that made the line. */
  grupoDe: ReadonlyMap<string, GrupoChave>;
  /** The payment of each group of the cart, if one was chosen. */
  pagamentos: GrupoPagamento[];
  /** Empty while no cart is open. */
  extras: ExtrasPedido;
  /** True if the server has an open cart, or a queued line opens one. An emptied cart stays open. */
  aberto: boolean;
  envios: Envio[];
  /** Lines (by linhaKey) with changes that the server has not confirmed. */
  estimadas: ReadonlySet<string>;
  /** Groups (by grupoKey) whose payment the server has not confirmed. */
  pagamentosPendentes: ReadonlySet<string>;
  extrasPendentes: boolean;
};

type Cart = Pick<Dobra, 'linhas' | 'grupoDe' | 'pagamentos' | 'extras' | 'aberto'>;

const chaveOf = ({ idPessoaFilial, idCondicao, idCarrinhoGrupoTipo }: GrupoChave): GrupoChave => ({
  idPessoaFilial,
  idCondicao,
  idCarrinhoGrupoTipo,
});

const EMPTY: Cart = { linhas: [], grupoDe: new Map(), pagamentos: [], extras: SEM_EXTRAS, aberto: false };

/** True if the cart holds a line of the group. */
const hasGrupo = ({ linhas, grupoDe }: Cart, grupo: GrupoChave): boolean =>
  linhas.some((l) => {
    const of = grupoDe.get(linhaKey(l));
    return of !== undefined && isSameGrupo(of, grupo);
  });

/** Removes the payments of groups without lines. */
const withoutEmptyGrupos = (cart: Cart): Cart => ({
  ...cart,
  pagamentos: cart.pagamentos.filter((p) => hasGrupo(cart, p)),
});

function toCart(snapshot: Snapshot | null): Cart {
  if (snapshot?.idCarrinhoSituacao !== CARRINHO_ABERTO) return EMPTY;
  const { itens, grupos } = snapshot;
  return withoutEmptyGrupos({
    linhas: itens.map(linhaPedidaOf),
    grupoDe: new Map(
      itens.flatMap((item) => {
        const grupo = grupos.find((g) => g.idCarrinhoGrupo === item.idCarrinhoGrupo);
        return grupo ? [[linhaKey(item), chaveOf(grupo)] as const] : [];
      }),
    ),
    pagamentos: grupos.flatMap((grupo) => {
      const idPagamento = idPagamentoOf(grupo);
      return idPagamento === undefined ? [] : [{ ...chaveOf(grupo), idPagamento }];
    }),
    extras: {
      informar: snapshot.informarDadosExtrasPedido ?? false,
      numeroPedidoCliente: snapshot.numeroPedidoCliente ?? '',
      observacao: snapshot.observacao ?? '',
    },
    aberto: true,
  });
}

/**
 * Applies one change to a cart. The payment of a group without lines changes nothing: there is nothing to
 * pay.
 */
function applyMutacao(cart: Cart, mutacao: Mutacao): Cart {
  switch (mutacao.tipo) {
    case 'linha':
      return withoutEmptyGrupos({
        ...cart,
        linhas: applyLinha(cart.linhas, mutacao),
        grupoDe: new Map(cart.grupoDe).set(linhaKey(mutacao.linha), mutacao.grupo),
        aberto: cart.aberto || mutacao.quantidade > 0,
      });
    case 'pagamento': {
      const { grupo, idPagamento } = mutacao;
      if (!hasGrupo(cart, grupo)) return cart;
      const others = cart.pagamentos.filter((p) => !isSameGrupo(p, grupo));
      return { ...cart, pagamentos: [...others, { ...chaveOf(grupo), idPagamento }] };
    }
    case 'extras':
      return { ...cart, extras: mutacao.extras };
    case 'envio': {
      const linhas = cart.linhas.filter((l) => !mutacao.linhas.some((sent) => isSameLinha(sent, l)));
      const aberto = linhas.length > 0;
      // Remaining groups keep the order's extra data; a cart submitted whole takes them along.
      return withoutEmptyGrupos({ ...cart, linhas, aberto, extras: aberto ? cart.extras : SEM_EXTRAS });
    }
    case 'nada':
      return cart;
  }
}

/**
 * Applies a run of simple line changes, starting at `at`, in one pass: one by one would copy the cart for
 * each. Stops at the first change that could empty a group or restores a line's position. Returns the cart
 * and the index of that change.
 */
function setLinhas(cart: Cart, changes: readonly Mutacao[], at: number): { cart: Cart; next: number } {
  const linhas = new Map(cart.linhas.map((l) => [linhaKey(l), l]));
  const grupoDe = new Map(cart.grupoDe);
  let next = at;
  for (; next < changes.length; next++) {
    const change = changes[next];
    if (change?.tipo !== 'linha' || change.quantidade === 0 || change.antesDe) break;
    const key = linhaKey(change.linha);
    const of = grupoDe.get(key);
    if (linhas.has(key) && of !== undefined && !isSameGrupo(of, change.grupo)) break;
    const { linha, quantidade, detalhe } = change;
    linhas.set(key, { ...(linhas.get(key) ?? linha), quantidade, ...detalhe });
    grupoDe.set(key, change.grupo);
  }
  if (next === at) return { cart, next };
  return { cart: { ...cart, linhas: [...linhas.values()], grupoDe, aberto: true }, next };
}

/**
 * Returns the cart on screen: the server's last cart, then the changes confirmed since, then the unsent ones,
 * in order of `seq` (never of a clock). A submission is a barrier: its lines leave the cart, and later
 * changes belong to the next one. Total: it returns a cart for any input, in any order, with repeated
 * changes.
 */
export function foldCarrinho(
  snapshot: Snapshot | null,
  recibos: readonly Recibo[],
  pendentes: readonly Pendente[],
): Dobra {
  let cart = toCart(snapshot);
  const revisao = snapshot?.revisao ?? 0;
  for (const recibo of [...recibos].sort((a, b) => a.revisao - b.revisao)) {
    if (recibo.revisao > revisao) cart = applyMutacao(cart, recibo.mutacao);
  }
  const envios: Envio[] = [];
  let estimadas = new Set<string>();
  const escolhidos = new Set<string>();
  let extrasPendentes = false;
  const waiting = [...pendentes].sort((a, b) => a.seq - b.seq);
  const changes = waiting.map(({ mutacao }) => mutacao);
  let set = 0;
  for (const [at, { seq, mutacao }] of waiting.entries()) {
    const before = cart;
    if (at >= set && mutacao.tipo === 'linha') ({ cart, next: set } = setLinhas(cart, changes, at));
    if (at >= set) cart = applyMutacao(cart, mutacao);
    if (mutacao.tipo === 'envio') {
      const sent = before.linhas.filter((l) => mutacao.linhas.some((wanted) => isSameLinha(wanted, l)));
      envios.push({ seq, linhas: sent });
      estimadas = new Set([...estimadas].filter((key) => !sent.some((l) => linhaKey(l) === key)));
    }
    if (mutacao.tipo === 'linha') estimadas.add(linhaKey(mutacao.linha));
    if (mutacao.tipo === 'pagamento') escolhidos.add(grupoKey(mutacao.grupo));
    if (mutacao.tipo === 'extras') extrasPendentes = true;
    const paid = new Set(cart.pagamentos.map(grupoKey));
    for (const key of escolhidos) if (!paid.has(key)) escolhidos.delete(key);
    if (mutacao.tipo === 'envio' && !cart.aberto) extrasPendentes = false;
  }
  return {
    ...cart,
    extras: cart.aberto ? cart.extras : SEM_EXTRAS,
    envios,
    estimadas,
    pagamentosPendentes: escolhidos,
    extrasPendentes: extrasPendentes && cart.aberto,
  };
}
