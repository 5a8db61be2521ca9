import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openVault } from '#vault/vault.ts';
import { sampleClienteRow, sampleContexto, sampleDetalhe } from './cliente-sample.ts';
import { readServed, readServedContexto } from './served.ts';

async function world() {
  const vault = await openVault(crypto.randomUUID(), 7, { now: () => 0, uuid: () => 'device' });
  return { vault, serve: (idPessoaCliente: number | null) => vault.device.update(1, { idPessoaCliente }) };
}

test('readServed returns the customer chosen on this device', async () => {
  const { vault, serve } = await world();
  expect(await readServed(vault)).toBeNull();
  await serve(101);
  expect(await readServed(vault)).toBe(101);
});

test('readServedContexto returns the price context of the customer’s preferred condition, or null', async () => {
  const { vault, serve } = await world();
  const campaign = sampleContexto('c2', { idCondicao: 8 });
  await vault.clientes.bulkPut([
    sampleClienteRow(101, sampleDetalhe(101, [campaign, sampleContexto()])),
    sampleClienteRow(102, sampleDetalhe(102, [campaign])),
    sampleClienteRow(103, null),
  ]);
  const of = async (id: number | null) => {
    await serve(id);
    return readServedContexto(vault);
  };
  expect([await of(101), await of(102), await of(103), await of(104), await of(null)]).toEqual([
    'c1',
    null,
    null,
    null,
    null,
  ]);
});
