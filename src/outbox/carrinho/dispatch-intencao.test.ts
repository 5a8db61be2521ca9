import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { env, ID, NOW, SAVED, vaultWith } from '#outbox/dispatch-sample.ts';
import { CLIENTE } from '#outbox/outbox-sample.ts';
import { dispatchIntencao } from './dispatch-intencao.ts';

test('a stock alert is queued once per customer, in a lane of its own', async () => {
  const vault = await vaultWith();
  const stockAlert = (idItem: number, idItemTipo = 1, idPessoaCliente = ID) =>
    dispatchIntencao(vault, { ...CLIENTE, idPessoaCliente, idItem, idItemTipo, descricao: 'X' }, env());
  for (const done of [await stockAlert(1), await stockAlert(1)]) expect(done).toEqual(SAVED);
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
