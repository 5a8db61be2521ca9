import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import {
  dropArquivo,
  dropArquivos,
  dropArquivosDe,
  putArquivo,
  readArquivo,
  readArquivoKeys,
} from '#mirror/arquivos.ts';
import { putNotas } from '#mirror/put-notas.ts';
import { putPedidos } from '#mirror/put-pedidos.ts';
import { readPedido, readPedidos } from '#mirror/read-pedidos.ts';
import { openVault, type Vault } from '#vault/vault.ts';

const AT = Date.parse('2026-11-22T12:00:00-03:00');
const env = { now: () => AT, uuid: () => 'u' };

let vault: Vault;

beforeEach(async () => {
  vault = await openVault('t', 7, env);
});

afterEach(async () => {
  vault.close();
  await Dexie.delete('vault:t:7');
});

const pedidoAt = (idPrePedido: number, dataHora: string, idPessoa = 101) =>
  pedidoSample({ idPrePedido, dataHora, pessoaDestinatario: { idPessoa, nome: 'Farmácia' } });

test('a range of days includes its first and last day whole, and only the customer’s own orders', async () => {
  await putPedidos(
    vault,
    101,
    [
      pedidoAt(1, '2026-11-14T23:59:59-03:00'),
      pedidoAt(2, '2026-11-15T00:00:00-03:00'),
      pedidoAt(3, '2026-11-20T23:59:59-03:00'),
      pedidoAt(4, '2026-11-21T00:00:00-03:00'),
    ],
    AT,
  );
  await putPedidos(vault, 102, [pedidoAt(5, '2026-11-18T00:00:00-03:00', 102)], AT);
  const read = await readPedidos(vault, 101, { de: '2026-11-15', ate: '2026-11-20' });
  expect(read.map((p) => p.idPrePedido)).toEqual([2, 3]);
});

test('orders and invoices kept by an earlier build are found by the new queries too', async () => {
  await putPedidos(vault, 101, [pedidoAt(1, '2026-11-20T10:00:00-03:00')], AT);
  await putNotas(vault, 101, [{ ...notaSample(9), idPrePedido: 1 }], AT);
  const kept = { pedidos: await vault.pedidos.toArray(), notas: await vault.notasFiscais.toArray() };
  vault.close();
  await Dexie.delete('vault:t:7');
  const before = new Dexie('vault:t:7');
  before.version(3).stores({
    device: 'id',
    pedidos: 'idPrePedido, idPessoaCliente',
    notasFiscais: 'idTitulo, idPessoaCliente',
  });
  await before.table('pedidos').bulkAdd(kept.pedidos);
  await before.table('notasFiscais').bulkAdd(kept.notas);
  before.close();
  vault = await openVault('t', 7, env);
  expect(await readPedidos(vault, 101, { de: '2026-11-01', ate: '2026-11-22' })).toHaveLength(1);
  expect(await vault.notasFiscais.where('nota.idPrePedido').equals(1).count()).toBe(1);
});

const keep = (idTitulo: number, tipo: 'xml' | 'danfe', idPessoaCliente: number) =>
  putArquivo(vault, idTitulo, {
    tipo,
    idTitulo,
    idPessoaCliente,
    nome: `${tipo}-${idTitulo}`,
    blob: new Blob(['x']),
    at: AT,
  });

test('the lines of an order are kept next to it, and are deleted with it', async () => {
  const item = {
    idPrePedidoItemTipo: 1,
    produto: { idProduto: 1, descProduto: 'DIPIRONA' },
    quantidade: 1,
    quantidadeFalta: 0,
    descMotivoFalta: null,
    valorUnitario: 0,
    valorUnitarioLiquido: 0,
    desconto: 0,
    valorDesconto: 0,
    stValor: 0,
    valorTotal: 0,
    possuiPrazoPrioritario: false,
  };
  const pedido = { ...pedidoAt(1, '2026-11-20T10:00:00-03:00'), itens: [item] };
  await putPedidos(vault, 101, [pedido], AT);
  expect((await readPedido(vault, 1))?.itens).toEqual([item]);
  expect((await readPedidos(vault, 101, { de: '2026-11-20', ate: '2026-11-20' }))[0]).not.toHaveProperty(
    'itens',
  );
  // The row as an older build kept it.
  await vault.pedidoItens.clear();
  await vault.pedidos.put({ idPrePedido: 1, idPessoaCliente: 101, pedido, at: AT });
  expect((await readPedido(vault, 1))?.itens).toEqual([item]);
  await putPedidos(vault, 101, [], AT);
  expect(await readPedido(vault, 1)).toBeUndefined();
});

test('kept documents are listed by customer, and removed one by one, by customer, and all at once', async () => {
  await keep(1, 'xml', 101);
  await keep(1, 'danfe', 101);
  await keep(2, 'xml', 101);
  await keep(3, 'xml', 102);
  expect(await readArquivoKeys(vault, 101)).toEqual(new Set(['danfe:1', 'xml:1', 'xml:2']));
  expect((await readArquivo(vault, 'danfe', 1))?.nome).toBe('danfe-1');
  await dropArquivo(vault, [1]);
  expect(await readArquivoKeys(vault, 101)).toEqual(new Set(['xml:2']));
  await dropArquivosDe(vault, [101]);
  expect(await vault.arquivos.count()).toBe(1);
  expect(await dropArquivos(vault)).toBe(true);
  expect(await dropArquivos(vault)).toBe(false);
});
