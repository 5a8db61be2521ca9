import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { dispatchExtras } from '#outbox/carrinho/dispatch-carrinho.ts';
import { dispatchIntencao } from '#outbox/carrinho/dispatch-intencao.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { discardParked, retryParked } from '#outbox/decide.ts';
import { dispatchEnvio } from '#outbox/envio/dispatch-envio.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { logIn, openTestDevice } from '#tests/support/device.ts';
import { openOutboxWorld } from '#tests/support/outbox-world.ts';

const world = openOutboxWorld();

const product = (group: 'sp' | 'mg', n = 0): number => must(world[group][n], 'product');

/** Fills two groups that can both be ordered. */
async function fillTwoGroups(): Promise<void> {
  await world.device.setQuantidade(product('sp'), 50);
  await world.device.setQuantidade(product('mg'), 2);
}

const kinds = async () => (await world.rows()).map((r) => r.intent.tipo);

const pagamentoOf = async (filial: number) => {
  const { carrinho } = await world.device.view();
  const grupo = must(
    carrinho.grupos.find((g) => g.idPessoaFilial === filial),
    'group',
  );
  return `${grupo.prazo?.idPrazo}_${grupo.formaPagamento?.idFormaPagamento}`;
};

test('the payment of a group is on screen at once, and its order is paid that way', async () => {
  await fillTwoGroups();
  const chosen = await world.device.setPagamento(product('mg'));
  expect([await pagamentoOf(1), await pagamentoOf(2)]).toEqual(['2_1', chosen]);
  expect([...(await world.device.view()).pagamentosPendentes]).toEqual(['2:1:3']);
  await world.device.finalizar();
  await world.device.drainAll();
  expect(await world.parked()).toEqual([]);
  const [idPrazo, idFormaPagamento] = chosen.split('_').map(Number);
  expect(await world.orders()).toEqual([
    { idPessoaFilial: 1, idPrazo: 2, idFormaPagamento: 1 },
    { idPessoaFilial: 2, idPrazo, idFormaPagamento },
  ]);
});

test('only the last unsent payment of each group is sent, and a submission’s earlier payments stay untouched', async () => {
  await fillTwoGroups();
  await world.device.setPagamento(product('sp'), 0);
  await world.device.setPagamento(product('mg'), 0);
  const last = await world.device.setPagamento(product('sp'), 1);
  expect(await kinds()).toEqual(['linha', 'linha', 'pagamento', 'pagamento']);
  expect(await pagamentoOf(1)).toBe(last);
  await world.device.finalizar([product('sp')]);
  await world.device.setPagamento(product('mg'), 2);
  expect(await kinds()).toEqual(['linha', 'linha', 'pagamento', 'pagamento', 'etapa', 'envio', 'pagamento']);
});

test('a payment for a group that another device removed ends without a question', async () => {
  await fillTwoGroups();
  await world.device.drainAll();
  await world.device.setPagamento(product('mg'));
  const other = await openTestDevice(await logIn());
  await other.refresh();
  await other.setQuantidade(product('mg'), 0);
  await other.drainAll();
  other.close();
  await world.device.refresh();
  await world.device.drainAll();
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  expect((await world.device.view()).carrinho.grupos).toHaveLength(1);
});

test('only the last unsent extra data are sent, and unticking clears them', async () => {
  await fillTwoGroups();
  await world.device.setExtras('PED-1');
  await world.device.setExtras('PED-2');
  expect(await kinds()).toEqual(['linha', 'linha', 'extras']);
  expect((await world.device.view()).extras.numeroPedidoCliente).toBe('PED-2');
  await world.device.drainAll();
  const told = await world.device.view();
  expect([told.extras.numeroPedidoCliente, told.extrasPendentes, told.estimado]).toEqual([
    'PED-2',
    false,
    false,
  ]);
  await world.device.setExtras('');
  await world.device.drainAll();
  expect((await world.device.view()).extras).toEqual({
    informar: false,
    numeroPedidoCliente: '',
    observacao: '',
  });
});

test('extra data longer than the server’s limit are not queued', async () => {
  const extras = { informar: true, numeroPedidoCliente: 'x'.repeat(31), observacao: '' };
  const command = { idPessoaCliente: 101, nomeCliente: 'x', extras };
  const saved = await dispatchExtras(world.device.env.vault, command, world.device.env);
  expect([saved.ok, await world.rows()]).toEqual([false, []]);
});

test('a stock alert is queued once, in a lane that waits for no cart', async () => {
  const wish = {
    idPessoaCliente: 101,
    nomeCliente: 'x',
    idItem: product('sp'),
    idItemTipo: 1,
    descricao: 'y',
  };
  await dispatchIntencao(world.device.env.vault, wish, world.device.env);
  await dispatchIntencao(world.device.env.vault, wish, world.device.env);
  expect((await world.rows()).map((r) => r.lane)).toEqual(['intencao:101']);
  await world.device.drainAll();
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  const stored = await world.server.database.db.selectFrom('intencaoCompra').selectAll().execute();
  expect(stored).toHaveLength(1);
});

test('one group is ordered; the other stays in the cart with its lines, its payment and the extra data', async () => {
  await fillTwoGroups();
  const chosen = await world.device.setPagamento(product('mg'));
  await world.device.setExtras('PED-7');
  await world.device.finalizar([product('sp')]);
  const waiting = await world.device.view();
  expect(waiting.carrinho.itens.map((i) => i.idItem)).toEqual([product('mg')]);
  await world.device.drainAll();
  expect(await world.parked()).toEqual([]);
  expect((await world.orders()).map((o) => o.idPessoaFilial)).toEqual([1]);
  const told = await world.device.view();
  expect(told.estimado).toBe(false);
  expect(told.carrinho.itens.map((i) => [i.idItem, i.quantidade])).toEqual([[product('mg'), 2]]);
  expect([await pagamentoOf(2), told.extras.numeroPedidoCliente]).toEqual([chosen, 'PED-7']);
  expect(waiting.carrinho.valorTotal).toBe(told.carrinho.valorTotal);
});

test('a line added to a chosen group after the confirmation refuses it; one added to another group does not', async () => {
  await fillTwoGroups();
  const { carrinho } = await world.device.view();
  await world.device.setQuantidade(product('mg', 1), 1);
  const command = { idPessoaCliente: carrinho.idPessoaCliente, nomeCliente: 'x' };
  const { vault } = world.device.env;
  const mg = carrinho.itens.filter((i) => i.idItem === product('mg'));
  const sp = carrinho.itens.filter((i) => i.idItem === product('sp'));
  const stale = await dispatchEnvio(vault, { ...command, ...toEnvio(carrinho, mg) }, world.device.env);
  expect(stale.ok ? 'saved' : stale.error.kind).toBe('mudou');
  expect((await dispatchEnvio(vault, { ...command, ...toEnvio(carrinho, sp) }, world.device.env)).ok).toBe(
    true,
  );
});

test('a group that cannot be ordered does not hold up the others: they become orders, it waits for the user', async () => {
  await fillTwoGroups();
  await world.device.drainAll();
  const { key } = await world.device.finalizar();
  await world.device.setQuantidade(product('sp', 1), 3);
  const other = await openTestDevice(await logIn());
  await other.refresh();
  await other.setQuantidade(product('mg'), 3);
  await other.drainAll();
  other.close();
  await world.device.drainAll();
  expect((await world.orders()).map((o) => o.idPessoaFilial)).toEqual([1]);
  const receipt = await world.orderReceipt();
  expect(receipt.intent.grupos.map((g) => g.idPessoaFilial)).toEqual([1]);
  expect(receipt.intent.linhas.map((l) => l.idItem)).toEqual([product('sp')]);
  expect(receipt.intent.totalVisto).toBe(receipt.pedidos[0]?.total);
  const rest = must((await world.parked())[0], 'rest');
  expect(rest).toMatchObject({ key: `${key}.resto`, codigo: 'carrinho-mudou', status: 200 });
  if (rest.intent.tipo !== 'envio') throw new Error('an order was parked');
  expect(rest.intent.grupos.map((g) => g.idPessoaFilial)).toEqual([2]);
  expect(rest.intent.codigoLocal).toBe(receipt.intent.codigoLocal);
  expect(rest.recusados).toMatchObject([{ idPessoaFilial: 2, codigo: 'carrinho-mudou' }]);
  // Later changes wait behind the question; the edited cart holds them and no line of the order.
  expect(await kinds()).toEqual(['linha']);
  expect(await world.quantities()).toEqual({ [product('sp', 1)]: 3 });
  await discardParked(world.device.env.vault, rest.key, world.device.env);
  await world.device.drainAll();
  expect(await world.quantities()).toEqual({ [product('mg')]: 3, [product('sp', 1)]: 3 });
});

test('the remaining groups of an order are sent after a new confirmation, under the same local code, before later changes', async () => {
  await fillTwoGroups();
  await world.device.drainAll();
  await world.device.finalizar();
  await world.device.setQuantidade(product('sp', 1), 30);
  const other = await openTestDevice(await logIn());
  await other.refresh();
  await other.setQuantidade(product('mg'), 3);
  await other.drainAll();
  const { carrinho } = await other.view();
  other.close();
  await world.device.drainAll();
  const rest = must((await world.parked())[0], 'rest');
  const mg = carrinho.itens.filter((i) => i.idItem === product('mg'));
  await retryParked(world.device.env.vault, rest.key, toEnvio(carrinho, mg), world.device.env);
  expect(await kinds()).toEqual(['etapa', 'envio', 'linha']);
  await world.device.drainAll();
  expect([await world.rows(), await world.parked()]).toEqual([[], []]);
  expect((await world.orders()).map((o) => o.idPessoaFilial)).toEqual([1, 2]);
  const base = await readCarrinhoBase(world.device.env.vault, 101);
  expect(foldBase(base).linhas.map((l) => [l.idItem, l.quantidade])).toEqual([[product('sp', 1), 30]]);
});

test('a refused line holds only the order of its own group', async () => {
  await fillTwoGroups();
  await world.device.setQuantidade(product('mg', 1), 1);
  const [row] = (await world.rows()).slice(-1);
  if (row?.intent.tipo !== 'linha') throw new Error('a line was queued');
  const linha = { ...row.intent.linha, idItem: 999_999 };
  await world.device.finalizar([product('sp')]);
  await world.device.env.vault.outbox.update(row.seq, { intent: { ...row.intent, linha } });
  await world.device.drainAll();
  expect((await world.parked()).map((p) => p.codigo)).toEqual(['item-nao-encontrado']);
  expect((await world.orders()).map((o) => o.idPessoaFilial)).toEqual([1]);
  await world.device.finalizar([product('mg')]);
  await world.device.drainAll();
  expect(await kinds()).toEqual(['etapa', 'envio']);
  await discardParked(world.device.env.vault, must((await world.parked())[0], 'line').key, world.device.env);
  await world.device.drainAll();
  expect((await world.orders()).map((o) => o.idPessoaFilial)).toEqual([1, 2]);
});

test('a refused payment holds only the order of its group', async () => {
  await fillTwoGroups();
  await world.device.drainAll();
  await world.device.setPagamento(product('mg'));
  const row = must((await world.rows())[0], 'row');
  if (row.intent.tipo !== 'pagamento') throw new Error('a payment was queued');
  await world.device.env.vault.outbox.update(row.seq, { intent: { ...row.intent, idPrazo: 77 } });
  await world.device.drainAll();
  expect((await world.parked()).map((p) => p.codigo)).toEqual(['sem-meio-pagamento']);
  expect(await pagamentoOf(2)).toBe('2_1');
  await world.device.finalizar([product('sp')]);
  await world.device.drainAll();
  expect((await world.orders()).map((o) => o.idPessoaFilial)).toEqual([1]);
  await world.device.finalizar();
  await world.device.drainAll();
  expect(await kinds()).toEqual(['etapa', 'envio']);
});
