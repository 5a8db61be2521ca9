import 'fake-indexeddb/auto';
import { expect, onTestFinished, test } from 'vitest';
import { cartaSample } from '#domain/letters/carta-sample.ts';
import { openVault } from '#vault/vault.ts';
import {
  type CartaLida,
  dropCarta,
  dropCartas,
  putCarta,
  putCartaMudada,
  putCartas,
  readCartas,
} from './cartas.ts';

const ID = 101;
const DESDE = '2026-09-01';

let opened = 0;

async function open(...cartas: CartaLida[]) {
  opened += 1;
  const env = { now: () => 0, uuid: () => crypto.randomUUID() };
  const vault = await openVault(`cartas-${opened}`, 7, env);
  onTestFinished(() => vault.close());
  await putCartas(vault, ID, { at: 100, valor: { desde: DESDE, cartas } });
  const shown = async () =>
    (await readCartas(vault, ID))?.valor.cartas.map(({ carta, at }) => [
      carta.idCartaCorrecao,
      carta.cartaCorrecaoSituacao.idCartaCorrecaoSituacao,
      at,
    ]);
  return { vault, shown };
}

const lida = (id: number, at: number, over: Parameters<typeof cartaSample>[1] = {}): CartaLida => ({
  carta: cartaSample(id, over),
  itens: [],
  at,
});

test('a letter that a screen read replaces its older version, newest letters first', async () => {
  const { vault, shown } = await open(lida(1, 100), lida(2, 100, { data: '2026-11-20T10:00:00-03:00' }));
  await putCarta(vault, lida(2, 150, { data: '2026-11-20T10:00:00-03:00', situacao: 4 }));
  await putCarta(vault, lida(1, 90, { situacao: 5 }));
  expect(await shown()).toEqual([
    [1, 1, 100],
    [2, 4, 150],
  ]);
  expect((await readCartas(vault, ID))?.at).toBe(100);
});

test('a list that was asked for before a screen read a letter keeps that letter', async () => {
  const { vault, shown } = await open(lida(1, 100));
  await putCarta(vault, lida(1, 150, { situacao: 4 }));
  await putCarta(vault, lida(3, 160));
  const list = (at: number) => putCartas(vault, ID, { at, valor: { desde: DESDE, cartas: [lida(1, at)] } });
  await list(140);
  expect(await shown()).toEqual([
    [3, 1, 160],
    [1, 4, 150],
  ]);
  await list(200);
  expect(await shown()).toEqual([[1, 1, 200]]);
});

test('a letter before the kept days, or of a customer without letters here, is not stored', async () => {
  const { vault, shown } = await open();
  await putCarta(vault, lida(1, 150, { data: '2026-08-31T10:00:00-03:00' }));
  const cliente = { pessoa: { idPessoa: 102, cpfCnpj: '', nome: 'x' } };
  await putCarta(vault, lida(2, 150, { cliente }));
  expect([await shown(), await readCartas(vault, 102)]).toEqual([[], undefined]);
});

test('a change of the situation keeps the rows, and a letter that is gone is removed', async () => {
  const { vault, shown } = await open(lida(1, 100), lida(2, 100));
  await putCartaMudada(vault, cartaSample(1, { situacao: 5 }), 150);
  await dropCarta(vault, ID, 2);
  expect(await shown()).toEqual([[1, 5, 150]]);
});

test('letters of all customers are removed together, and other documents stay', async () => {
  const { vault, shown } = await open(lida(1, 100));
  await vault.documentos.put({ key: 'combos@1:101:', idPessoaCliente: ID, at: 1, valor: [] });
  await dropCartas(vault);
  expect([await shown(), await vault.documentos.count()]).toEqual([undefined, 1]);
});
