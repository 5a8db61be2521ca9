import { CARRINHO_AGUARDANDO, CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import type { TipoEvento } from '#contract/integration/evento.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { insertEventosDePedidos } from '#server/events/data/order-events.ts';
import { findProdutos } from '#tests/support/cart.ts';
import type { Random } from '#tests/sync/chaos/random.ts';

/** The orders that this run has committed. Exactly these must reach the ERP. */
export type Ordering = {
  /** By the key of a cart: the types and orders of its committed events, in their order. */
  readonly ditos: ReadonlyMap<string, readonly string[]>;
  /** The orders that were committed. */
  readonly pedidos: ReadonlySet<number>;
  /** The numbers of orders whose transaction was undone. */
  readonly desfeitos: ReadonlySet<number>;
  /** Does the next step of a cart; false when all orders have been made and their carts have ended. */
  step(): Promise<boolean>;
};

type Dono = { readonly idUsuario: number; readonly idPessoaCliente: number };
type Cart = {
  readonly idCarrinho: number;
  readonly dono: Dono;
  readonly ids: number[];
  passos: readonly Passo[];
};
type Passo = (trx: Database, cart: Cart) => Promise<{ tipo: TipoEvento; ids: readonly number[] }>;

class Undone extends Error {}

/** Some steps fail after they wrote their events: nothing of them may be seen. */
const UNDONE = 0.15;
const PEDIDO = {
  idPessoaFilial: 1,
  idCondicao: 1,
  idPrePedidoSituacao: 3,
  idPedidoSituacao: 2,
  idPrazo: 2,
  idFormaPagamento: 1,
  subtotal: 100_00,
  descontos: 0,
  stTotal: 0,
  total: 100_00,
};
const ITEM = {
  idItemTipo: 1,
  posicao: 0,
  quantidade: 10,
  quantidadeAtendida: 10,
  valorUnitario: 10_0000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 0,
  valorLiquido: 10_0000,
  stValor: 0,
  valorTotal: 100_00,
};

const makes =
  (random: Random, clock: () => Date, idItem: number): Passo =>
  async (trx, { idCarrinho, dono }) => {
    const ids: number[] = [];
    for (let n = random.int(1, 3); n > 0; n--) {
      const { idPrePedido } = await trx
        .insertInto('prePedido')
        .values({
          ...PEDIDO,
          ...dono,
          idCarrinho,
          idCarrinhoGrupoTipo: n,
          codigoLocal: `C-${idCarrinho}-${n}`,
          dataHora: clock(),
        })
        .returning('idPrePedido')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('prePedidoItem')
        .values({ ...ITEM, idPrePedido, idItem })
        .execute();
      ids.push(idPrePedido);
    }
    return { tipo: 'pedido.feito', ids };
  };

const ends: Passo = async (trx, { idCarrinho, ids }) => {
  await trx
    .updateTable('carrinho')
    .set({ idCarrinhoSituacao: CARRINHO_FINALIZADO })
    .where('idCarrinho', '=', idCarrinho)
    .execute();
  return { tipo: 'pedido.confirmado', ids };
};

const changes =
  (random: Random): Passo =>
  (_trx, { ids }) =>
    Promise.resolve({
      tipo: random.pick(['pedido.pagamentoMudado', 'pedido.pago', 'pedido.cancelado'] as const),
      ids: [random.pick(ids)],
    });

/** Makes about this many orders, in carts of up to three, each change in a transaction with the product's own events. */
export async function startOrdering(
  db: Database,
  { orders, random, clock }: { orders: number; random: Random; clock: () => Date },
): Promise<Ordering> {
  const produto = must((await findProdutos(db))[0], 'product').idProduto;
  const ditos = new Map<string, string[]>();
  const pedidos = new Set<number>();
  const desfeitos = new Set<number>();
  const open: Cart[] = [];
  // A user has one unfinished cart for a customer.
  const livres = await db.selectFrom('usuarioCliente').select(['idUsuario', 'idPessoaCliente']).execute();
  const openCart = async (): Promise<Cart> => {
    const isShort = random.chance(0.4);
    const dono = must(livres.pop(), 'a customer without a cart');
    const { idCarrinho } = await db
      .insertInto('carrinho')
      .values({
        ...dono,
        idCarrinhoSituacao: isShort ? CARRINHO_FINALIZADO : CARRINHO_AGUARDANDO,
        criadoEm: clock(),
      })
      .returning('idCarrinho')
      .executeTakeFirstOrThrow();
    const between = Array.from({ length: random.int(0, 3) }, () => changes(random));
    const passos = [makes(random, clock, produto), ...between, ...(isShort ? [] : [ends])];
    return { idCarrinho, dono, ids: [], passos };
  };
  /** One try of a step; throws `Undone` for one that is to leave nothing. */
  const attempt = async (cart: Cart, passo: Passo): Promise<void> => {
    const isUndone = random.chance(UNDONE);
    const { tipo, ids } = await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('carrinho')
        .select('idCarrinho')
        .where('idCarrinho', '=', cart.idCarrinho)
        .forUpdate()
        .execute();
      const done = await passo(trx, cart);
      const rows = done.ids.map((idPrePedido) => ({ idPrePedido }));
      await insertEventosDePedidos(trx, done.tipo, rows, clock());
      if (isUndone && done.tipo === 'pedido.feito') for (const id of done.ids) desfeitos.add(id);
      if (isUndone) throw new Undone();
      return done;
    });
    if (tipo === 'pedido.feito') cart.ids.push(...ids);
    for (const id of ids) pedidos.add(id);
    const chave = `carrinho:${cart.idCarrinho}`;
    ditos.set(chave, [...(ditos.get(chave) ?? []), ...ids.map((id) => `${tipo} ${id}`)]);
  };
  return {
    ditos,
    pedidos,
    desfeitos,
    async step() {
      // A cart leaves the list while it has a step, so that a parallel caller takes another one.
      const isNew = pedidos.size < orders && livres.length > 0 && (open.length === 0 || random.chance(0.4));
      const at = random.int(0, Math.max(0, open.length - 1));
      const cart = isNew ? await openCart() : open.splice(at, 1)[0];
      if (cart === undefined) return pedidos.size < orders;
      const [passo, ...later] = cart.passos;
      if (passo === undefined) return true;
      try {
        await attempt(cart, passo);
        cart.passos = later;
      } catch (error) {
        if (!(error instanceof Undone)) throw error;
      }
      if (cart.passos.length > 0) open.push(cart);
      else livres.unshift(cart.dono);
      return true;
    },
  };
}
