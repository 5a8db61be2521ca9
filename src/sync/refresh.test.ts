import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { sincronizarCombosMudados } from '#contract/catalogue/combo-calls.ts';
import { consultarContextos } from '#contract/catalogue/sincronizacao.ts';
import { consultarBanners } from '#contract/content/banner.ts';
import { consultarVitrines } from '#contract/content/vitrine.ts';
import { consultarClienteDadosGerais, consultarUsuarioCliente } from '#contract/customers/cliente.ts';
import { alterarClientePrincipal } from '#contract/customers/preferencia.ts';
import { consultarPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { consultarMetas } from '#contract/orders/meta.ts';
import { consultarExtratoCliente } from '#contract/payment/extrato-cliente.ts';
import type { WireRequest } from '#contract/wire/to-wire.ts';
import { sampleClienteRow, sampleContexto } from '#mirror/cliente-sample.ts';
import { BANNERS, VITRINES } from '#mirror/conteudo.ts';
import { readDocumento } from '#mirror/documentos.ts';
import { refused, replied, silence } from '#net/answer-sample.ts';
import type { Answer, StreamAnswer } from '#net/send.ts';
import type { DeviceRow } from '#vault/device-rows.ts';
import { noStream, sampleMirror, streamed } from './mirror-sample.ts';
import { refreshAll, refreshServed } from './refresh.ts';
import { sampleServer } from './server-sample.ts';

const NOW = Date.UTC(2026, 10, 21, 15);
const HELD = { estado: 'pronto', geracao: 'g1', cursor: 'n1', total: 300, at: 5 } as const;
const UNCHANGED = noStream(304);
const STREAMS = ['/sincronizacao/catalogo', '/sincronizacao/precos'];

type Over = (asked: WireRequest, id: number) => Answer | undefined;

/** Responds with the price contexts of a customer: c2 and c4 for 103, c1 and c2 for the others. */
const contextos: Over = ({ path }, id) => {
  if (path !== consultarContextos.path) return undefined;
  const second = sampleContexto('c2', { idCondicao: 2 });
  const third = sampleContexto('c4', { idCondicao: 4 });
  return replied(consultarContextos, id === 103 ? [second, third] : [sampleContexto(), second]);
};

/**
 * Returns a device with a catalogue that serves 101 and knows its prices. `order`: every request, stream and
 * pause.
 */
async function world({
  over = () => undefined,
  stream = () => UNCHANGED,
  device = {},
}: {
  over?: Over;
  stream?: (asked: WireRequest) => StreamAnswer;
  device?: Partial<DeviceRow>;
} = {}) {
  const order: string[] = [];
  const server = sampleServer((asked, id) => over(asked, id) ?? contextos(asked, id));
  const mirror = await sampleMirror({
    held: { ...HELD, contextos: [{ user: '7', idContexto: 'c1', geracao: 'g1', cursor: 'p1', at: 9 }] },
    respond: (asked) => {
      order.push(asked.path);
      return server(asked);
    },
    stream: (asked) => {
      order.push(`${asked.path} ${asked.query['idContexto'] ?? ''}`.trim());
      return stream(asked);
    },
  });
  mirror.clock.now = NOW;
  const { vault } = mirror.env;
  await vault.clientes.bulkPut([sampleClienteRow(101), sampleClienteRow(102), sampleClienteRow(103)]);
  await vault.device.update(1, { idPessoaCliente: 101, ...device });
  return {
    ...mirror,
    vault,
    order,
    /** Refreshes everything and records each pause. */
    refresh: () =>
      refreshAll(mirror.env, async () => {
        order.push('pause');
      }),
    log: async () => (await vault.log.toArray()).map(({ n: _, at: __, ...event }) => event),
    connection: () => vault.checkpoints.get('connection'),
    catalogo: () => vault.checkpoints.get('catalogo'),
    /** Returns the contexts whose prices were requested. */
    precos: () => mirror.opened.flatMap((one) => one.query['idContexto'] ?? []),
  };
}

const at =
  (path: string, got: Answer): Over =>
  (asked) =>
    asked.path === path ? got : undefined;

test('a refresh reads the customers, the served one, the catalogue with that one’s prices, then the lists', async () => {
  const { refresh, order, drawn, connection, catalogo } = await world();
  await refresh();
  const places = [
    consultarUsuarioCliente.path,
    consultarPreferenciaUsuario.path,
    consultarClienteDadosGerais.path,
    consultarCarrinho.path,
    '/sincronizacao/catalogo',
    '/sincronizacao/precos c1',
    'pause',
    sincronizarCombosMudados.path,
    consultarExtratoCliente.path,
    '/sincronizacao/precos c2',
  ].map((one) => order.indexOf(one));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(drawn).toEqual(['c1', 'c1', 'c1']);
  expect(await connection()).toMatchObject({ state: 'connected', at: NOW });
  expect(await catalogo()).toMatchObject({ state: 'ready', geracao: 'g1' });
});

test('without a session a refresh draws the kept prices and sends no request', async () => {
  const { refresh, session, order, drawn } = await world();
  session.token = null;
  await refresh();
  expect([order, drawn]).toEqual([[], ['c1']]);
});

test('the customer chosen on this device is sent before anything is read', async () => {
  const { refresh, order, vault } = await world({ device: { principalPorAvisar: 101 } });
  await refresh();
  expect(order[0]).toBe(alterarClientePrincipal.path);
  expect((await vault.device.get(1))?.principalPorAvisar).toBeUndefined();
});

test('the home page’s content is read together with the catalogue', async () => {
  const { refresh, order, vault } = await world();
  await refresh();
  expect(order.indexOf(consultarBanners.path)).toBeLessThan(order.indexOf('pause'));
  expect(await vault.documentos.where('idPessoaCliente').equals(101).count()).toBe(11);
});

test('the user’s goals are read with the catalogue; without them the rest goes on', async () => {
  const { refresh, order, log } = await world({ over: at(consultarMetas.path, silence()) });
  await refresh();
  expect(order.indexOf(consultarMetas.path)).toBeLessThan(order.indexOf('pause'));
  expect(order).toContain(consultarExtratoCliente.path);
  expect(await log()).toEqual([{ event: 'pull-failed', status: 0, detail: 'metas' }]);
});

test('a user without customers gets the home page’s content too', async () => {
  const none = at(consultarUsuarioCliente.path, replied(consultarUsuarioCliente, []));
  const { refresh, asked, vault } = await world({ over: none });
  await refresh();
  const ofConteudo = [consultarBanners, consultarVitrines].map(({ path }) => path);
  expect(asked.filter(({ path }) => ofConteudo.includes(path)).map(({ query }) => query)).toEqual([
    {},
    { incluirItens: 'true' },
  ]);
  for (const documento of [BANNERS, VITRINES]) {
    expect(await readDocumento<unknown>(vault, documento, { idPessoaCliente: 0 })).toBeDefined();
  }
});

test('content that does not arrive is logged and ends nothing', async () => {
  const { refresh, order, log } = await world({ over: at(consultarBanners.path, silence()) });
  await refresh();
  expect(await log()).toEqual([{ event: 'pull-failed', status: 0, detail: 'conteudo', lane: '101' }]);
  expect(order.at(-1)).toBe('/sincronizacao/precos c2');
});

test.each([
  ['clientes', consultarUsuarioCliente.path, {}],
  ['cliente', consultarClienteDadosGerais.path, { lane: '101' }],
  ['carrinho', consultarCarrinho.path, { lane: '101' }],
])('a lost line at %s ends the refresh, and the catalogue shows it', async (detail, path, lane) => {
  const { refresh, order, opened, log, catalogo } = await world({ over: at(path, silence()) });
  await refresh();
  expect(await log()).toEqual([{ event: 'pull-failed', status: 0, detail, ...lane }]);
  expect([opened, order.includes('pause')]).toEqual([[], false]);
  expect(await catalogo()).toMatchObject({
    state: 'ready',
    error: 'Sem sinal para atualizar o catálogo.',
  });
});

test('a refresh with an ended session asks for the password', async () => {
  const over = at(consultarUsuarioCliente.path, refused(401, 'sessao-expirada'));
  const { refresh, order, catalogo } = await world({ over });
  await refresh();
  expect(order).not.toContain(consultarClienteDadosGerais.path);
  expect(await catalogo()).toMatchObject({ error: 'Entre de novo para atualizar o catálogo.' });
});

test('a user without customers gets the catalogue without prices', async () => {
  const over = at(consultarUsuarioCliente.path, replied(consultarUsuarioCliente, []));
  const { refresh, order, precos, drawn } = await world({ over });
  await refresh();
  expect(order.filter((one) => STREAMS.includes(one))).toEqual(['/sincronizacao/catalogo']);
  expect([precos(), drawn]).toEqual([[], ['c1', null]]);
});

test('prices that need a newer catalogue are requested again after it', async () => {
  let precos = 0;
  const stream = ({ path }: WireRequest) => {
    if (path === '/sincronizacao/catalogo') return UNCHANGED;
    precos += 1;
    return precos <= 2 ? noStream(410) : streamed();
  };
  const { refresh, order, log } = await world({ stream });
  await refresh();
  expect(
    order
      .filter((one) => one.startsWith('/sincronizacao/') && STREAMS.some((s) => one.startsWith(s)))
      .slice(0, 5),
  ).toEqual([
    '/sincronizacao/catalogo',
    '/sincronizacao/precos c1',
    '/sincronizacao/precos c1',
    '/sincronizacao/catalogo',
    '/sincronizacao/precos c1',
  ]);
  expect(await log()).toEqual([]);
});

test.each([
  ['do not come', () => silence() as StreamAnswer],
  ['are never of the catalogue’s generation', () => noStream(410)],
])('prices that %s are logged', async (_, got) => {
  const stream = ({ query }: WireRequest) => (query['idContexto'] === 'c1' ? got() : UNCHANGED);
  const { refresh, log, vault, order } = await world({ stream });
  await refresh();
  expect(await vault.log.toArray()).toMatchObject([{ at: NOW }]);
  expect(await log()).toEqual([{ event: 'pull-failed', detail: 'precos' }]);
  expect(order.at(-1)).toBe('/sincronizacao/precos c2');
});

test('the prices of all customers kept ready are read once each, the served customer’s first', async () => {
  const { refresh, order, precos } = await world({ device: { recentes: [103] } });
  await refresh();
  expect(precos()).toEqual(['c1', 'c2', 'c4']);
  expect(order.filter((one) => one === 'pause')).toHaveLength(4);
  expect(order.slice(-4)).toEqual(['pause', '/sincronizacao/precos c2', 'pause', '/sincronizacao/precos c4']);
});

test('a base is read before the prices that differ from it', async () => {
  const over = (asked: WireRequest, id: number) =>
    asked.path === consultarContextos.path && id === 103
      ? replied(consultarContextos, [
          sampleContexto('c4', { idCondicao: 4, idContextoBase: 'c5' }),
          sampleContexto('c5', { idCondicao: 5 }),
        ])
      : undefined;
  const { refresh, precos } = await world({ over, device: { recentes: [103] } });
  await refresh();
  expect(precos()).toEqual(['c1', 'c5', 'c2', 'c4']);
});

test.each([
  ['the lists', 101],
  ['another customer', 103],
])('a lost line at %s leaves the other prices for later', async (_, lost) => {
  const { refresh, precos } = await world({
    over: ({ path }, id) => (path === sincronizarCombosMudados.path && id === lost ? silence() : undefined),
    device: { recentes: [103] },
  });
  await refresh();
  expect(precos()).toEqual(['c1']);
});

test('after an order only the served customer’s data and lists are read, and the goals', async () => {
  const { env, order, opened } = await world();
  await refreshServed(env);
  expect(order.filter((path) => path !== consultarMetas.path)[0]).toBe(consultarClienteDadosGerais.path);
  expect(order).toContain(consultarMetas.path);
  expect(order.at(-1)).toBe(consultarExtratoCliente.path);
  expect(opened).toEqual([]);
  const lost = await world({ over: at(consultarCarrinho.path, silence()) });
  await refreshServed(lost.env);
  expect(lost.order.at(-1)).toBe(consultarCarrinho.path);
});

test('goals that do not arrive hold back no lists', async () => {
  const { env, order } = await world();
  const send: typeof env.send = (request, options) =>
    request.path === consultarMetas.path ? new Promise(() => undefined) : env.send(request, options);
  void refreshServed({ ...env, send });
  await expect.poll(() => order.at(-1)).toBe(consultarExtratoCliente.path);
});

test('after an order only the goals are read if no customer is served', async () => {
  const { env, order } = await world({ device: { idPessoaCliente: null } });
  await refreshServed(env);
  expect(order).toEqual([consultarMetas.path]);
});

test('a customer without details on the device has no prices to read', async () => {
  const { refresh, vault, precos } = await world({
    over: ({ path }, id) =>
      path === consultarClienteDadosGerais.path && id === 103
        ? refused(403, 'cliente-nao-vinculado')
        : undefined,
    device: { recentes: [103] },
  });
  await vault.clientes.put(sampleClienteRow(103, null));
  await refresh();
  expect(precos()).toEqual(['c1', 'c2']);
});
