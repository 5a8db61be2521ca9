import { consultarCarrinho, manterCarrinhoCompra } from '#contract/cart/carrinho-calls.ts';
import { confirmarCarrinho } from '#contract/cart/confirmar-carrinho.ts';
import { consultarUsuarioCliente } from '#contract/customers/cliente.ts';
import { consultarPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { consultarExtratoCliente } from '#contract/payment/extrato-cliente.ts';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import { replied } from '#net/answer-sample.ts';
import type { Answer, StreamAnswer } from '#net/send.ts';
import { linhaIntent, sampleCarrinho, sampleRow } from '#outbox/outbox-sample.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { quiet, type SampleStart, samplePage, sampleStart, until } from './start-sample.ts';

/** For tests: the current time. */
export const NOW = Date.UTC(2026, 10, 21, 15);
/** For tests: the interval of the full refresh. */
export const FIVE_MINUTES = 5 * 60_000;
/** For tests: the path of a change of a line. */
export const ITEM = '/Carrinho/item';
/** For tests: the path of the first request of a refresh. */
export const LIST = consultarUsuarioCliente.path;
/** For tests: the path of the last request of a refresh. */
export const LAST = consultarExtratoCliente.path;
/** For tests: the lock that shows that the first page lives. */
export const SENDER = 'sender:00000000-0000-4000-8000-000000000001';

const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);
/** For tests: the response to a change of this customer's cart. */
export const mudouDe = (idPessoaCliente: number) =>
  replied(manterCarrinhoCompra, {
    carrinho: { ...carrinho, idPessoaCliente, revisao: 6 },
    sobrescrito: null,
  });
const mudou = mudouDe(carrinho.idPessoaCliente);
const pedido = {
  idPessoaFilial: 1,
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
  idPrePedido: 9,
  idPrePedidoSituacao: 1,
  total: 2000,
};
const feito = replied(confirmarCarrinho, { pedidos: [pedido], carrinho: { ...carrinho, revisao: 6 } });

/** For tests: a change of a line, due at once. */
export const linha = (seq: number, over: Partial<OutboxRow> = {}) =>
  sampleRow(seq, linhaIntent(1, seq + 3), { at: NOW, ...over });

/** For tests: a server with a cart that accepts every change. */
export const takes = ({ method, path, query }: WireRequest): Answer | undefined => {
  if (path === ITEM) return mudou;
  if (path === consultarCarrinho.path)
    return replied(consultarCarrinho, { ...carrinho, idPessoaCliente: Number(query['idPessoaCliente']) });
  return method === 'POST' && path.includes('onfirmar') ? feito : undefined;
};

/** For tests: running synchronisation, with the page's own window, document and locks. */
export type World = SampleStart &
  ReturnType<typeof samplePage>['globals'] &
  Pick<ReturnType<typeof samplePage>, 'locks'>;
type Options = {
  over?: typeof takes;
  stream?: (asked: WireRequest) => StreamAnswer | undefined;
  hasLocks?: boolean;
  before?: (world: Omit<World, 'sync'>) => unknown;
};

/** The functions of Vitest's `vi` that the pages use. */
type Stubs = {
  useFakeTimers: (options: {
    toFake: ('setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval')[];
  }) => unknown;
  useRealTimers: () => unknown;
  stubGlobal: (name: string, value: unknown) => unknown;
  unstubAllGlobals: () => unknown;
};

/**
 * For tests: pages with fake timers and running synchronisation, each with a cart of the customer being
 * served. `opened` waits for the end of the first refresh. Call `closeAll` after each test.
 */
export function startedPages(vi: Stubs) {
  const started: World[] = [];
  const open = async ({
    over = takes,
    stream = () => undefined,
    hasLocks = true,
    before = () => undefined,
  }: Options = {}) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { locks, globals } = samplePage({ hasLocks });
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    const page = { locks, ...globals };
    const world = await sampleStart({
      over,
      stream,
      before: async (given) => {
        await given.env.vault.carrinhos.put({ idPessoaCliente: 101, carrinho, at: 1 });
        await before({ ...given, ...page });
      },
    });
    started.push({ ...world, ...page });
    return { ...world, ...page };
  };
  const opened = async (options: Options = {}) => {
    const world = await open(options);
    await until(() => world.times(LAST) === 1);
    await quiet();
    return world;
  };
  const closeAll = async () => {
    for (const { sync, release } of started.splice(0)) {
      sync.stop();
      for (const path of [ITEM, LIST, consultarPreferenciaUsuario.path, '/sincronizacao/catalogo'])
        release(path);
    }
    await quiet();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
  return { open, opened, closeAll };
}
