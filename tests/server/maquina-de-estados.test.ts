import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { type Api, type ApiAnswer, type ApiClient, openApi, type WireCarrinho } from '#tests/support/api.ts';
import { add } from '#tests/support/cart.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  BOLETO,
  BOLETO_ANTECIPADO,
  CARTAO,
  choose,
  confirmSeen,
  DEPOSITO,
  type Forma,
  fillCart,
  findTresGrupos,
  goOnShopping,
  heldByOrders,
  insertPagamento,
  PIX,
  putGrupoByHand,
  putSituacaoByHand,
  readHeld,
  removeGroup,
} from '#tests/support/pending-cart.ts';

/** The acts of a user on a cart of two groups; the first one is changed. */
const ACTS = {
  boleto: (client, carrinho) => choose(client, carrinho, 0, BOLETO),
  deposito: (client, carrinho) => choose(client, carrinho, 0, DEPOSITO),
  pix: (client, carrinho) => choose(client, carrinho, 0, PIX),
  remove: (client, carrinho) => removeGroup(client, carrinho, 0),
  shop: (client, { idCarrinho }) => goOnShopping(client, idCarrinho),
  discard: (client, { idCarrinho }) => client.delete(`/Carrinho?idCarrinho=${idCarrinho}`),
  confirm: confirmSeen,
  line: (client, { idCarrinho, grupos, itens }) =>
    client.put(`/Carrinho/item?idCarrinho=${idCarrinho}&idCarrinhoGrupo=${grupos[0]?.idCarrinhoGrupo}`, {
      idItem: itens[0]?.idItem,
      idItemTipo: 1,
      idCondicao: 1,
      quantidade: 39,
    }),
} satisfies Record<string, (client: ApiClient, carrinho: WireCarrinho) => Promise<ApiAnswer>>;

type Act = keyof typeof ACTS;

/**
 * A cart's situation, then of each group that holds lines: way to pay, group, and for groups with an order also the
 * order and its status. `+` separates carts, the older first.
 */
type Picture = string;

/** The picture after each successful act; the code of the refusal of any other, which leaves all unchanged. */
type State = { readonly begin: Picture; readonly charge?: true } & Readonly<Record<Act, string>>;

const PENDING = { discard: 'carrinho-pendente', confirm: 'carrinho-pendente', line: 'carrinho-pendente' };
const PAID = {
  ...PENDING,
  boleto: 'grupo-pago',
  deposito: 'grupo-pago',
  pix: 'grupo-pago',
  remove: 'grupo-pago',
};
const IN_PROCESS = {
  ...PENDING,
  boleto: 'pagamento-em-processamento',
  deposito: 'pagamento-em-processamento',
  pix: 'pagamento-em-processamento',
  remove: 'pagamento-em-processamento',
  shop: 'pagamento-em-processamento',
};
const OVER = Object.fromEntries(Object.keys(ACTS).map((act) => [act, 'carrinho-finalizado'])) as Record<
  Act,
  string
>;

/** The second group of each cart is to be paid by advance boleto, unless it is paid. */
const STATES: readonly State[] = [
  {
    begin: '2 1:1 6:1',
    boleto: '2 1:1 6:1',
    deposito: '2 7:1 6:1',
    pix: '2 10:1 6:1',
    remove: '2 6:1',
    shop: '2 1:1 6:1',
    discard: 'requisicao-invalida',
    confirm: '3 1:1/3/2 6:2/2/11',
    line: '2 1:1 6:1',
  },
  {
    begin: '3 1:1/3/2 6:2/2/11',
    ...PENDING,
    boleto: '3 1:1/3/2 6:2/2/11',
    deposito: '3 7:2/2/11 6:2/2/11',
    pix: '3 10:2/2/11 6:2/2/11',
    remove: '3 6:2/2/11',
    shop: '2 1:1 6:1',
  },
  ...([6, 7, 8, 10] as const).map(
    (forma): State => ({
      begin: `3 ${forma}:2/2/11 6:2/2/11`,
      ...PENDING,
      boleto: '3 1:1/3/2 6:2/2/11',
      deposito: '3 7:2/2/11 6:2/2/11',
      pix: '3 10:2/2/11 6:2/2/11',
      remove: '3 6:2/2/11',
      shop: `2 ${forma}:1 6:1`,
    }),
  ),
  { begin: '3 8:2/2/11 6:2/2/11', charge: true, ...IN_PROCESS },
  { begin: '4 8:2/2/11 6:2/2/11', charge: true, ...IN_PROCESS },
  { begin: '4 1:1/3/2 6:2/2/11', ...IN_PROCESS },
  {
    begin: '5 1:1/3/2 6:5/5/12',
    ...PENDING,
    boleto: '5 1:1/3/2 6:5/5/12',
    deposito: '5 7:2/2/11 6:5/5/12',
    pix: '5 10:2/2/11 6:5/5/12',
    remove: '5 6:5/5/12',
    shop: '6 6:5/5/12 + 2 1:1',
  },
  ...([8, 10] as const).map(
    (forma): State => ({
      begin: `5 ${forma}:2/2/11 6:4/3/12`,
      ...PENDING,
      boleto: '5 1:1/3/2 6:4/3/12',
      deposito: '5 7:2/2/11 6:4/3/12',
      pix: '5 10:2/2/11 6:4/3/12',
      remove: '5 6:4/3/12',
      shop: `6 6:4/3/12 + 2 ${forma}:1`,
    }),
  ),
  { begin: '5 8:4/3/12 6:2/2/11', ...PAID, shop: '6 8:4/3/12 + 2 6:1' },
  { begin: '5 10:4/3/12 6:2/2/11', ...PAID, shop: '6 10:4/3/12 + 2 6:1' },
  { begin: '5 7:5/5/12 6:2/2/11', ...PAID, shop: '6 7:5/5/12 + 2 6:1' },
  { begin: '5 8:5/5/12 6:4/3/12', ...PAID, shop: '6 8:5/5/12 6:4/3/12' },
  { begin: '6 1:1/3/2 6:2/2/11', ...OVER },
  { begin: '6 8:4/3/12 6:5/5/12', ...OVER },
];

describe.each(oneDatabase)('a cart and its groups on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let produtos: number[];
  let before: Awaited<ReturnType<typeof readHeld>>;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => new Date('2026-11-20T15:00:00Z') });
    produtos = (await findTresGrupos(database.db)).slice(0, 2);
    before = await readHeld(database.db, produtos);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(() => database.reset());

  async function picture(): Promise<Picture> {
    const carrinhos = await database.db.selectFrom('carrinho').selectAll().orderBy('idCarrinho').execute();
    const grupos = await database.db
      .selectFrom('carrinhoGrupo')
      .leftJoin('prePedido', (join) =>
        join
          .onRef('prePedido.idCarrinho', '=', 'carrinhoGrupo.idCarrinho')
          .onRef('prePedido.idPessoaFilial', '=', 'carrinhoGrupo.idPessoaFilial')
          .onRef('prePedido.idCarrinhoGrupoTipo', '=', 'carrinhoGrupo.idCarrinhoGrupoTipo')
          .on('prePedido.idPrePedidoSituacao', '<>', 6),
      )
      .select(['carrinhoGrupo.idCarrinho', 'idCarrinhoGrupoSituacao', 'idPrePedidoSituacao'])
      .select(['idPedidoSituacao', 'carrinhoGrupo.idFormaPagamento', 'prePedido.idFormaPagamento as forma'])
      .where('carrinhoGrupo.idCarrinhoGrupo', 'in', (eb) =>
        eb.selectFrom('carrinhoItem').select('carrinhoItem.idCarrinhoGrupo'),
      )
      .orderBy('carrinhoGrupo.idCarrinhoGrupo')
      .execute();
    const toText = (grupo: (typeof grupos)[number]) => {
      if (grupo.idPrePedidoSituacao === null) {
        return `${grupo.idFormaPagamento}:${grupo.idCarrinhoGrupoSituacao}`;
      }
      expect(grupo.forma).toBe(grupo.idFormaPagamento);
      return `${grupo.forma}:${grupo.idCarrinhoGrupoSituacao}/${grupo.idPrePedidoSituacao}/${grupo.idPedidoSituacao}`;
    };
    return carrinhos
      .map(({ idCarrinho, idCarrinhoSituacao }) =>
        [idCarrinhoSituacao, ...grupos.filter((g) => g.idCarrinho === idCarrinho).map(toText)].join(' '),
      )
      .join(' + ');
  }

  /** Makes a state over HTTP as far as possible, and writes a provider's response by hand. */
  async function begin(state: State): Promise<WireCarrinho> {
    await database.reset();
    rep = await api.as('representante');
    const [situacao, ...grupos] = state.begin.split(' ');
    const formas = grupos.map(
      (grupo): Forma =>
        must(
          [BOLETO, BOLETO_ANTECIPADO, DEPOSITO, CARTAO, PIX].find(
            ([, id]) => String(id) === grupo.split(':')[0],
          ),
          'way to pay',
        ),
    );
    const filled = await fillCart(rep, produtos, formas);
    if (situacao === '2') return filled;
    const { carrinho, pedidos } = (await confirmSeen(rep, filled)).body;
    for (const [i, grupo] of grupos.entries()) {
      const [idCarrinhoGrupoSituacao = 0, idPrePedidoSituacao = 0, idPedidoSituacao = 0] = (
        grupo.split(':')[1] ?? ''
      )
        .split('/')
        .map(Number);
      await putGrupoByHand(
        database.db,
        {
          idPrePedido: must(pedidos[i], 'order').idPrePedido,
          idCarrinhoGrupo: must(carrinho.grupos[i], 'group').idCarrinhoGrupo,
        },
        { idCarrinhoGrupoSituacao, idPrePedidoSituacao, idPedidoSituacao },
      );
    }
    if (state.charge) {
      const { idPrePedido } = must(pedidos[0], 'order');
      await insertPagamento(database.db, { idPrePedido, idFormaPagamento: 8, situacao: 'processando' });
    }
    await putSituacaoByHand(database.db, carrinho.idCarrinho, Number(situacao));
    expect(await picture()).toBe(state.begin);
    return carrinho;
  }

  const rows = async () => ({
    carrinho: await database.db.selectFrom('carrinho').selectAll().execute(),
    grupo: await database.db.selectFrom('carrinhoGrupo').selectAll().orderBy('idCarrinhoGrupo').execute(),
    prePedido: await database.db.selectFrom('prePedido').selectAll().orderBy('idPrePedido').execute(),
    pagamento: await database.db.selectFrom('pagamento').selectAll().execute(),
    held: await readHeld(database.db, produtos),
  });

  const titled = STATES.map((state): [string, State] => [
    `${state.begin}${state.charge ? ' with a charge in process' : ''}`,
    state,
  ]);

  test.each(titled)('%s allows only its documented acts', async (_title, state) => {
    let carrinho: WireCarrinho | undefined;
    for (const act of Object.keys(ACTS) as Act[]) {
      carrinho ??= await begin(state);
      const wanted = state[act];
      const was = await rows();
      const { status, body } = await ACTS[act](rep, carrinho);
      if (/^\d/.test(wanted)) {
        expect([act, status, await picture()]).toEqual([act, 200, wanted]);
        expect(await readHeld(database.db, produtos)).toEqual(
          await heldByOrders(database.db, produtos, before),
        );
        carrinho = undefined;
      } else {
        expect([act, status >= 400, body.Codigo]).toEqual([act, true, wanted]);
        expect(await rows()).toEqual(was);
      }
    }
  });

  test.each(['3 8:2/2/11 6:2/2/11', '4 1:1/3/2 6:2/2/11', '5 8:4/3/12 6:2/2/11'])(
    'a cart at %s accepts no line',
    async (at) => {
      await begin(
        must(
          STATES.find((state) => state.begin === at),
          'state',
        ),
      );
      const answer = await add(rep, must(produtos[0], 'product'), 1);
      expect([answer.status, answer.body.Codigo]).toEqual([409, 'carrinho-pendente']);
    },
  );
});
