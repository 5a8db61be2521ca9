import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { putArquivo } from '#mirror/arquivos.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { sampleClienteRow } from '#mirror/cliente-sample.ts';
import { sampleMirror } from '#sync/mirror-sample.ts';
import { sacrificesOf } from './sacrifices.ts';

const precos = (idContexto: string) => ({ user: '7', idContexto, geracao: 'g1', cursor: 'p1', at: 9 });

/** Returns a device that serves 101 with the prices c1 and holds these prices; `drop` makes one sacrifice. */
async function world(...idContextos: string[]) {
  const { env, held } = await sampleMirror({ held: { contextos: idContextos.map(precos) } });
  const { vault } = env;
  await vault.clientes.put(sampleClienteRow(101));
  await vault.device.update(1, { idPessoaCliente: 101 });
  const tenant = crypto.randomUUID();
  const sacrifices = sacrificesOf(vault, env.engine, tenant);
  return { vault, held, tenant, sacrifices, drop: (at: number) => sacrifices[at]?.() };
}

test('on a full disk the kept documents of invoices are deleted first', async () => {
  const { vault, drop } = await world();
  await putArquivo(vault, 1, {
    tipo: 'xml',
    idTitulo: 1,
    idPessoaCliente: 101,
    nome: 'a.xml',
    blob: new Blob([]),
    at: 1,
  });
  expect(await drop(0)).toBe(true);
  expect(await vault.arquivos.count()).toBe(0);
  expect(await drop(0)).toBe(false);
});

test('other customers’ prices are deleted next; those of the served customer stay', async () => {
  const { held, drop } = await world('c1', 'c2', 'c9');
  expect(await drop(2)).toBe(true);
  expect(held.contextos).toEqual([precos('c1')]);
  expect(await drop(2)).toBe(false);
});

test('a device that serves no customer deletes all prices', async () => {
  const { vault, held, drop } = await world('c1', 'c2');
  await vault.device.update(1, { idPessoaCliente: null });
  expect([await drop(2), held.contextos]).toEqual([true, []]);
});

test('the catalogue is deleted last; nothing that the user did is on the list', async () => {
  const { tenant, sacrifices, drop } = await world('c1');
  const catalogue = new CatalogueDatabase(tenant);
  await catalogue.pointer.put({ id: 'current', geracao: 'g', cursor: '1', total: 1, at: 0 });
  expect(sacrifices).toHaveLength(4);
  expect([await drop(3), await catalogue.pointer.count(), await drop(3)]).toEqual([true, 0, false]);
  catalogue.close();
});
