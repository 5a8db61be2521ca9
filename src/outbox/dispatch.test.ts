import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { NUMERO_PEDIDO_CLIENTE_MAXIMO, OBSERVACAO_MAXIMA } from '#contract/carrinho-extras.ts';
import { sampleItem } from '#domain/carrinho-sample.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { dispatchExtras, dispatchPagamento } from './dispatch-carrinho.ts';
import { dispatchEnvio, type EnvioCommand } from './dispatch-envio.ts';
import { dispatchSomas } from './dispatch-importacao.ts';
import { dispatchIntencao } from './dispatch-intencao.ts';
import { dispatchLinha, type LinhaCommand } from './dispatch-linha.ts';
import {
  CLIENTE,
  envioIntent,
  extrasIntent,
  LANE,
  linhaIntent,
  pagamentoIntent,
  sampleCarrinho,
  sampleEnv,
  sampleGrupo,
  sampleLinha,
  sampleParked,
  sampleReceipt,
  sampleRow,
  sampleVault,
} from './outbox-sample.ts';

const NOW = 9000;
const ID = CLIENTE.idPessoaCliente;
const SAVED = { ok: true, value: 'saved' };
const env = () => sampleEnv(NOW);

async function vaultWith(...rows: OutboxRow[]): Promise<Vault> {
  const vault = await sampleVault();
  await vault.outbox.bulkAdd(rows);
  return vault;
}

/** A vault that knows the server's open cart of these lines, and holds a notice of each. */
async function vaultWithCart(
  linhas: { idItem: number; quantidade: number; filial?: number }[],
  ...rows: OutboxRow[]
) {
  const vault = await vaultWith(...rows);
  const aviso = (idItem: number) => ({
    tipo: 'mudou' as const,
    linha: sampleLinha(idItem),
    descricao: 'X',
    de: 1,
    para: 2,
    at: 3,
  });
  const extras = { de: { informar: true, numeroPedidoCliente: 'A', observacao: '' }, at: 3 };
  const { tipo: _, ...choice } = pagamentoIntent(1);
  await vault.carrinhos.put({
    idPessoaCliente: ID,
    carrinho: sampleCarrinho(linhas),
    at: 1,
    avisos: {
      linhas: linhas.map((l) => aviso(l.idItem)),
      pagamentos: [
        { de: choice, at: 3 },
        { de: { ...choice, grupo: sampleGrupo(2) }, at: 3 },
      ],
      extras,
      finalizado: null,
    },
  });
  return vault;
}

const avisos = async (vault: Vault) => (await vault.carrinhos.get(ID))?.avisos;
const command = (idItem: number, quantidade: number, over: Partial<LinhaCommand> = {}): LinhaCommand => ({
  ...CLIENTE,
  linha: sampleLinha(idItem),
  quantidade,
  quantidadeAntes: 2,
  revisao: 5,
  visto: linhaIntent(idItem, quantidade).visto,
  ...over,
});
const wishes = async (vault: Vault) =>
  (await vault.outbox.toArray()).map(({ seq, intent }) =>
    intent.tipo === 'linha' ? [seq, intent.linha.idItem, intent.quantidade] : [seq, intent.tipo],
  );

test('a line’s change waits a moment for the next tap', async () => {
  const vault = await vaultWith();
  expect(await dispatchLinha(vault, command(1, 4, { antesDe: sampleLinha(9) }), env())).toEqual(SAVED);
  expect(await vault.outbox.toArray()).toEqual([
    {
      v: 1,
      seq: 1,
      key: '00000000-0000-4000-8000-000000000001',
      lane: LANE,
      idUsuario: 7,
      ...CLIENTE,
      intent: {
        tipo: 'linha',
        linha: sampleLinha(1),
        quantidade: 4,
        base: { quantidade: 2, revisao: 5 },
        visto: linhaIntent(1, 4).visto,
        antesDe: sampleLinha(9),
      },
      at: NOW,
      state: 'queued',
      notBefore: NOW + 600,
      quietUntil: NOW + 5000,
      tries: 0,
      claim: null,
      leaseUntil: 0,
      frozen: null,
      lastAnswer: null,
    },
  ]);
});

test('a quantity that no line may hold is not queued; none at all removes the line', async () => {
  const vault = await vaultWith();
  const wrong = { ok: false, error: { kind: 'quantidade' } };
  for (const quantidade of [-1, 1.5, 100_000, Number.NaN])
    expect(await dispatchLinha(vault, command(1, quantidade), env())).toEqual(wrong);
  expect(await dispatchLinha(vault, command(1, 0), env())).toEqual(SAVED);
  expect(await wishes(vault)).toEqual([[1, 1, 0]]);
});

test('the next tap on a line that waits changes its wish and waits on, up to its limit', async () => {
  const waiting = sampleRow(1, linhaIntent(1, 4, { antes: 2, revisao: 5 }), {
    notBefore: NOW + 100,
    quietUntil: NOW + 1500,
  });
  const vault = await vaultWith(waiting, sampleRow(2, linhaIntent(2, 1)));
  await dispatchLinha(vault, command(1, 6), env());
  expect(await wishes(vault)).toEqual([
    [1, 1, 6],
    [2, 2, 1],
  ]);
  expect(await vault.outbox.get(1)).toMatchObject({
    key: waiting.key,
    notBefore: NOW + 600,
    intent: { base: { quantidade: 2, revisao: 5 }, visto: { quantidade: 6 } },
  });
  await dispatchLinha(vault, command(1, 7), sampleEnv(NOW + 1000));
  expect(await vault.outbox.get(1)).toMatchObject({ notBefore: NOW + 1500, intent: { quantidade: 7 } });
});

test('a line that is back to where it was leaves nothing, unless the cart moved on', async () => {
  const waiting = (revisao: number | null) => sampleRow(1, linhaIntent(1, 4, { antes: 2, revisao }));
  const back = async (revisao: number | null, quantidade = 2) => {
    const vault = await vaultWithCart([{ idItem: 1, quantidade: 2 }], waiting(revisao));
    await dispatchLinha(vault, command(1, quantidade), env());
    return wishes(vault);
  };
  expect(await back(5)).toEqual([]);
  expect(await back(4)).toEqual([[1, 1, 2]]);
  expect(await back(null)).toEqual([[1, 1, 2]]);
  expect(await back(5, 3)).toEqual([[1, 1, 3]]);
  const fresh = await vaultWith(waiting(null));
  await dispatchLinha(fresh, command(1, 2), env());
  expect(await wishes(fresh)).toEqual([]);
});

test('a line whose change was tried, or went with an order, gets a change of its own', async () => {
  const tried = await vaultWith(sampleRow(1, linhaIntent(1, 4), { tries: 1 }));
  await dispatchLinha(tried, command(1, 6), env());
  expect((await wishes(tried)).map(([, ...wish]) => wish)).toEqual([
    [1, 4],
    [1, 6],
  ]);
  const ordered = await vaultWith(
    sampleRow(1, linhaIntent(1, 4)),
    sampleRow(2, envioIntent([{ idItem: 1, quantidade: 4 }])),
  );
  await dispatchLinha(ordered, command(1, 6), env());
  expect((await wishes(ordered)).map(([seq]) => seq)).toEqual([1, 2, 3]);
  const other = await vaultWith(
    sampleRow(1, linhaIntent(1, 4), { lane: '104' }),
    sampleRow(2, extrasIntent('A')),
  );
  await dispatchLinha(other, command(1, 6), env());
  expect((await wishes(other)).map(([seq]) => seq)).toEqual([1, 2, 3]);
});

test('of several changes of a line that wait the newest takes the next wish', async () => {
  const vault = await vaultWith(sampleRow(1, linhaIntent(1, 4)), sampleRow(2, linhaIntent(1, 5)));
  await dispatchLinha(vault, command(1, 6), env());
  expect(await wishes(vault)).toEqual([
    [1, 1, 4],
    [2, 1, 6],
  ]);
});

test('a line that the user changes himself is told of no more', async () => {
  const vault = await vaultWithCart([
    { idItem: 1, quantidade: 2 },
    { idItem: 2, quantidade: 2 },
  ]);
  await dispatchLinha(vault, command(1, 6), env());
  expect((await avisos(vault))?.linhas.map((a) => a.linha.idItem)).toEqual([2]);
});

test('a disk that refuses a line says so', async () => {
  const vault = await vaultWith();
  vault.close();
  const failed = { ok: false, error: { kind: 'unavailable', name: 'DatabaseClosedError' } };
  const { tipo: _, ...choice } = pagamentoIntent();
  expect(await dispatchLinha(vault, command(1, 2), env())).toEqual(failed);
  expect(await dispatchPagamento(vault, { ...CLIENTE, ...choice }, env())).toEqual(failed);
  expect(
    await dispatchIntencao(vault, { ...CLIENTE, idItem: 1, idItemTipo: 1, descricao: 'X' }, env()),
  ).toEqual(failed);
  const envio = { ...CLIENTE, ...envioIntent([{ idItem: 1, quantidade: 2 }]) };
  expect(await dispatchEnvio(vault, envio, env())).toEqual(failed);
});

test('the last choice of a group’s payment replaces the one that waits, and ends what is told of it', async () => {
  const vault = await vaultWithCart(
    [{ idItem: 1, quantidade: 2 }],
    sampleRow(1, pagamentoIntent(1, 1)),
    sampleRow(2, pagamentoIntent(2, 1)),
    sampleRow(3, pagamentoIntent(1, 3), { tries: 1 }),
    sampleRow(4, linhaIntent(1, 1)),
  );
  const { tipo: _, ...choice } = pagamentoIntent(1, 6);
  expect(await dispatchPagamento(vault, { ...CLIENTE, ...choice }, env())).toEqual(SAVED);
  expect((await vault.outbox.toArray()).map((r) => r.seq)).toEqual([2, 3, 4, 5]);
  expect(await vault.outbox.get(5)).toMatchObject({
    intent: pagamentoIntent(1, 6),
    notBefore: NOW,
    lane: LANE,
  });
  expect((await avisos(vault))?.pagamentos?.map((p) => p.de.grupo.idPessoaFilial)).toEqual([2]);
});

const extras = (over = {}) => ({
  informar: true,
  numeroPedidoCliente: 'PED-1',
  observacao: 'À tarde',
  ...over,
});

test('the last extra data replace those that wait, and end what is told of them', async () => {
  const vault = await vaultWithCart(
    [{ idItem: 1, quantidade: 2 }],
    sampleRow(1, extrasIntent('A')),
    sampleRow(2, linhaIntent(1, 1)),
  );
  expect(await dispatchExtras(vault, { ...CLIENTE, extras: extras() }, env())).toEqual(SAVED);
  expect((await vault.outbox.toArray()).map((r) => [r.seq, r.intent])).toEqual([
    [2, linhaIntent(1, 1)],
    [3, { tipo: 'extras', ...extras() }],
  ]);
  expect((await avisos(vault))?.extras).toBeNull();
});

test('extra data that are not wanted are cleared, whatever stood in their fields', async () => {
  const vault = await vaultWith();
  const long = 'x'.repeat(OBSERVACAO_MAXIMA + 1);
  await dispatchExtras(vault, { ...CLIENTE, extras: extras({ informar: false, observacao: long }) }, env());
  expect((await vault.outbox.get(1))?.intent).toEqual({
    tipo: 'extras',
    informar: false,
    numeroPedidoCliente: '',
    observacao: '',
  });
});

test('extra data longer than the server takes are not queued', async () => {
  const vault = await vaultWith();
  const put = (over: object) => dispatchExtras(vault, { ...CLIENTE, extras: extras(over) }, env());
  const long = { ok: false, error: { kind: 'longo' } };
  expect(await put({ numeroPedidoCliente: 'x'.repeat(NUMERO_PEDIDO_CLIENTE_MAXIMO + 1) })).toEqual(long);
  expect(await put({ observacao: 'x'.repeat(OBSERVACAO_MAXIMA + 1) })).toEqual(long);
  expect(await vault.outbox.count()).toBe(0);
  const full = {
    numeroPedidoCliente: 'x'.repeat(NUMERO_PEDIDO_CLIENTE_MAXIMO),
    observacao: 'x'.repeat(OBSERVACAO_MAXIMA),
  };
  expect(await put(full)).toEqual(SAVED);
});

test('a wish to be told of an item is queued once for a customer, in a lane of its own', async () => {
  const vault = await vaultWith();
  const wish = (idItem: number, idItemTipo = 1, idPessoaCliente = ID) =>
    dispatchIntencao(vault, { ...CLIENTE, idPessoaCliente, idItem, idItemTipo, descricao: 'X' }, env());
  for (const done of [await wish(1), await wish(1)]) expect(done).toEqual(SAVED);
  expect(await vault.outbox.toArray()).toEqual([
    expect.objectContaining({
      lane: 'intencao:101',
      intent: { tipo: 'intencao', idItem: 1, idItemTipo: 1, descricao: 'X' },
      notBefore: NOW,
    }),
  ]);
  const unique = () => ({ ...env(), uuid: () => crypto.randomUUID() });
  const more = (over: object) =>
    dispatchIntencao(vault, { ...CLIENTE, idItem: 1, idItemTipo: 1, descricao: 'X', ...over }, unique());
  await more({ idItem: 2 });
  await more({ idItemTipo: 2 });
  await more({ idPessoaCliente: 104 });
  expect(await vault.outbox.count()).toBe(4);
});

const seen = (linhas: { idItem: number; quantidade: number; filial?: number }[], over = {}): EnvioCommand => {
  const { totalVisto, grupos, linhas: vistas } = envioIntent(linhas);
  return { ...CLIENTE, totalVisto, grupos, linhas: vistas, ...over };
};
const two = [
  { idItem: 1, quantidade: 2 },
  { idItem: 2, quantidade: 3, filial: 2 },
];
const MUDOU = { ok: false, error: { kind: 'mudou' } };

test('a submission is two rows, the acceptance of the policies and the order', async () => {
  const vault = await vaultWithCart(two);
  const done = await dispatchEnvio(vault, seen(two), env());
  expect(done).toEqual({
    ok: true,
    value: { codigoLocal: 'N6N-500', key: '00000000-0000-4000-8000-000000000001' },
  });
  const { totalVisto, grupos, linhas } = envioIntent(two);
  expect((await vault.outbox.toArray()).map((r) => [r.seq, r.key.slice(-1), r.intent, r.notBefore])).toEqual([
    [1, '2', { tipo: 'etapa' }, NOW],
    [2, '1', { tipo: 'envio', codigoLocal: 'N6N-500', totalVisto, grupos, linhas }, NOW],
  ]);
});

test('an order takes the extra data and the cashback along', async () => {
  const vault = await vaultWithCart(two, sampleRow(1, extrasIntent('PED-7')));
  await dispatchEnvio(vault, seen(two, { cashbackAplicado: 250 }), env());
  expect((await vault.outbox.toArray()).at(-1)?.intent).toMatchObject({
    extras: { informar: true, numeroPedidoCliente: 'PED-7', observacao: '' },
    cashbackAplicado: 250,
  });
});

test('lines in the quiet after a tap go out at once when the order waits for them', async () => {
  const vault = await vaultWithCart(
    two,
    sampleRow(1, linhaIntent(1, 2), { notBefore: NOW + 500 }),
    sampleRow(2, linhaIntent(2, 3, { filial: 2 }), { notBefore: NOW + 900, tries: 1 }),
    sampleRow(3, extrasIntent('A'), { notBefore: 5 }),
  );
  await dispatchEnvio(vault, seen(two), env());
  expect((await vault.outbox.toArray()).map((r) => r.notBefore)).toEqual([NOW, NOW + 900, 5, NOW, NOW]);
});

test.each<[string, EnvioCommand]>([
  ['a line with another quantity', seen([{ idItem: 1, quantidade: 9 }, ...two.slice(1)])],
  ['a line that is gone', seen([...two, { idItem: 3, quantidade: 1 }])],
  ['a line more in a group', seen(two.slice(0, 1), { grupos: envioIntent(two).grupos })],
])('a cart that is not as the user saw it is not submitted: %s', async (_, wanted) => {
  const vault = await vaultWithCart(two);
  expect(await dispatchEnvio(vault, wanted, env())).toEqual(MUDOU);
  expect(await vault.outbox.count()).toBe(0);
});

test('some groups go while the others stay, and the second of two taps finds nothing', async () => {
  const vault = await vaultWithCart(two);
  expect(await dispatchEnvio(vault, seen(two.slice(0, 1)), env())).toMatchObject({ ok: true });
  expect(await dispatchEnvio(vault, seen(two.slice(0, 1)), env())).toEqual(MUDOU);
});

test('nothing is no order', async () => {
  expect(await dispatchEnvio(await vaultWithCart([]), seen([]), env())).toEqual({
    ok: false,
    error: { kind: 'vazio' },
  });
});

test('what was refused or confirmed before the newest cart counts for what the user sees', async () => {
  const vault = await vaultWithCart(two);
  await vault.receipts.put(sampleReceipt(1, linhaIntent(1, 6), 6));
  const six = [{ idItem: 1, quantidade: 6 }, ...two.slice(1)];
  expect(await dispatchEnvio(vault, seen(two), env())).toEqual(MUDOU);
  expect(await dispatchEnvio(vault, seen(six), env())).toMatchObject({ ok: true });
  const held = await vaultWithCart(two);
  await held.parked.put(sampleParked(1, envioIntent(two.slice(0, 1))));
  expect(await dispatchEnvio(held, seen(two), env())).toEqual(MUDOU);
});

const item = sampleItem({ idPessoaFilial: 1 });
const soma = (idItem: number, more: number) => ({ linha: sampleLinha(idItem), soma: more, item });

test('sums are added to what the cart holds and are queued as lines', async () => {
  const vault = await vaultWithCart(two, sampleRow(1, linhaIntent(4, 10), { tries: 1 }));
  const linhas = [soma(1, 3), soma(3, 5), soma(2, -9), soma(4, 99_995), soma(5, 0), soma(6, -2)];
  const done = await dispatchSomas(vault, { ...CLIENTE, linhas }, env());
  expect(done).toEqual({
    ok: true,
    value: { mudadas: [soma(1, 3), soma(3, 5), soma(2, -3)], acima: [soma(4, 99_995)] },
  });
  const [, first, ...others] = await vault.outbox.toArray();
  expect(first).toMatchObject({
    key: '00000000-0000-4000-8000-000000000001',
    notBefore: NOW + 600,
    quietUntil: NOW + 5000,
    intent: {
      tipo: 'linha',
      linha: sampleLinha(1),
      quantidade: 5,
      base: { quantidade: 2, revisao: 5 },
      visto: { ...sampleLinha(1), quantidade: 5, item },
    },
  });
  expect(
    others.map((r) => r.intent.tipo === 'linha' && [r.intent.linha.idItem, r.intent.quantidade]),
  ).toEqual([
    [3, 5],
    [2, 0],
  ]);
  expect((await avisos(vault))?.linhas).toEqual([]);
});

test('a sum joins a line’s change that waits, and takes it away when the line is back where it was', async () => {
  const vault = await vaultWithCart(
    two,
    sampleRow(1, linhaIntent(1, 4, { antes: 2, revisao: 5 })),
    sampleRow(2, linhaIntent(2, 7, { antes: 3, revisao: 5, filial: 2 })),
    sampleRow(3, extrasIntent('A')),
  );
  await dispatchSomas(vault, { ...CLIENTE, linhas: [soma(1, -2), soma(2, 1)] }, env());
  expect(await wishes(vault)).toEqual([
    [2, 2, 8],
    [3, 'extras'],
  ]);
});

test('a line whose sum changes nothing keeps its notice', async () => {
  const vault = await vaultWithCart(two);
  await dispatchSomas(vault, { ...CLIENTE, linhas: [soma(1, 0), soma(2, 1)] }, env());
  expect((await avisos(vault))?.linhas.map((a) => a.linha.idItem)).toEqual([1]);
});

test('without any cart a sum is the whole quantity', async () => {
  const vault = await vaultWith();
  await dispatchSomas(vault, { ...CLIENTE, linhas: [soma(1, 3)] }, env());
  expect((await vault.outbox.toArray())[0]?.intent).toMatchObject({
    quantidade: 3,
    base: { quantidade: 0, revisao: null },
  });
});
