import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { AvisoLinha, AvisosCarrinho } from '#domain/cart/avisos-carrinho.ts';
import { must } from '#lib/must.ts';
import { foreignQuantidade, noteSomadas, noteValeu, putAvisos, takeNote } from './avisos.ts';
import {
  CLIENTE,
  envioIntent,
  linhaIntent,
  pagamentoIntent,
  sampleCarrinho,
  sampleGrupo,
  sampleLinha,
  sampleParked,
  sampleReceipt,
  sampleRow,
  sampleVault,
} from './outbox-sample.ts';

const ID = CLIENTE.idPessoaCliente;
const aviso = (idItem: number, over: Partial<AvisoLinha> = {}): AvisoLinha => ({
  tipo: 'mudou',
  linha: sampleLinha(idItem),
  descricao: 'X',
  de: 1,
  para: 2,
  at: 3,
  ...over,
});
const { tipo: _tipo, ...choice } = pagamentoIntent(1);
const all: AvisosCarrinho = {
  linhas: [aviso(1), aviso(2)],
  pagamentos: [
    { de: choice, at: 3 },
    { de: { ...choice, grupo: sampleGrupo(2) }, at: 3 },
  ],
  extras: { de: { informar: true, numeroPedidoCliente: 'A', observacao: '' }, at: 3 },
  finalizado: { at: 3, itens: 1, unidades: 2 },
};

async function vaultWith(avisos?: AvisosCarrinho) {
  const vault = await sampleVault();
  const carrinho = sampleCarrinho([{ idItem: 1, quantidade: 2 }]);
  await vault.carrinhos.put({ idPessoaCliente: ID, carrinho, at: 1, ...(avisos ? { avisos } : {}) });
  return vault;
}

const kept = async (vault: Awaited<ReturnType<typeof vaultWith>>) => (await vault.carrinhos.get(ID))?.avisos;

test('the user acknowledges one notice of a cart, and the others stay', async () => {
  const after = async (de: Parameters<typeof takeNote>[2]) => {
    const vault = await vaultWith(all);
    expect(await takeNote(vault, ID, de)).toMatchObject({ ok: true });
    return kept(vault);
  };
  expect(await after({ linha: sampleLinha(1) })).toEqual({ ...all, linhas: [aviso(2)] });
  expect(await after({ pagamento: sampleGrupo(1) })).toEqual({
    ...all,
    pagamentos: all.pagamentos?.slice(1),
  });
  expect(await after('extras')).toEqual({ ...all, extras: null });
  expect(await after('finalizado')).toEqual({ ...all, finalizado: null });
});

test('a cart’s row keeps its notices; without a kept cart none are stored', async () => {
  const vault = await vaultWith();
  await putAvisos(vault, ID, (before) => before);
  expect(await vault.carrinhos.get(ID)).not.toHaveProperty('avisos');
  await putAvisos(vault, ID, (before) => ({ ...before, linhas: [aviso(1)] }));
  expect(await kept(vault)).toEqual({ linhas: [aviso(1)], finalizado: null });
  expect((await vault.carrinhos.get(ID))?.carrinho?.itens).toHaveLength(1);
  await putAvisos(vault, 999, () => all);
  expect(await vault.carrinhos.get(999)).toBeUndefined();
});

const row = sampleRow(9, linhaIntent(1, 9, { antes: 2, revisao: 5 }));
const found = (quantidade: number) => ({ ...sampleLinha(1), quantidade });

test('a replaced quantity is another device’s unless it equals the new one or the server reports none', async () => {
  const vault = await vaultWith();
  expect(await foreignQuantidade(vault, row, found(7))).toBe(7);
  expect(await foreignQuantidade(vault, row, found(0))).toBe(0);
  expect(await foreignQuantidade(vault, row, found(9))).toBeNull();
  expect(await foreignQuantidade(vault, row, null)).toBeNull();
  expect(await foreignQuantidade(vault, sampleRow(9, pagamentoIntent()), found(7))).toBeNull();
});

test('a replaced quantity that this device set last is its own, unless the user has seen the other change since', async () => {
  const own = async (revisao: number | null, confirmed: number, quantidade = 7, idItem = 1) => {
    const vault = await vaultWith();
    await vault.receipts.put(sampleReceipt(3, linhaIntent(idItem, quantidade), confirmed));
    return foreignQuantidade(vault, sampleRow(9, linhaIntent(1, 9, { antes: 2, revisao })), found(7));
  };
  expect(await own(5, 6)).toBeNull();
  expect(await own(null, 6)).toBeNull();
  expect(await own(6, 6)).toBe(7);
  expect(await own(5, 6, 8)).toBe(7);
  expect(await own(5, 6, 7, 2)).toBe(7);
  const ordered = await vaultWith();
  await ordered.receipts.put(sampleReceipt(3, envioIntent([{ idItem: 1, quantidade: 7 }]), 6));
  expect(await foreignQuantidade(ordered, row, found(7))).toBe(7);
  const elsewhere = await vaultWith();
  await elsewhere.receipts.put(sampleReceipt(3, linhaIntent(1, 7), 6, { lane: '104' }));
  expect(await foreignQuantidade(elsewhere, row, found(7))).toBe(7);
});

test('a replaced quantity that returned because an earlier change of this device was refused is its own', async () => {
  const refused = linhaIntent(1, 2, { antes: 7 });
  const after = async (parked: ReturnType<typeof sampleParked>) => {
    const vault = await vaultWith();
    await vault.parked.put(parked);
    return foreignQuantidade(vault, row, found(7));
  };
  expect(await after(sampleParked(8, refused))).toBeNull();
  expect(await after(sampleParked(9, refused))).toBe(7);
  expect(await after(sampleParked(8, refused, { lane: '104' }))).toBe(7);
  expect(await after(sampleParked(8, linhaIntent(1, 3, { antes: 7 })))).toBe(7);
  expect(await after(sampleParked(8, linhaIntent(1, 2, { antes: 6 })))).toBe(7);
  expect(await after(sampleParked(8, linhaIntent(2, 2, { antes: 7 })))).toBe(7);
  expect(await after(sampleParked(8, pagamentoIntent()))).toBe(7);
  const several = await vaultWith();
  await several.parked.bulkPut([sampleParked(8, refused), sampleParked(7, pagamentoIntent())]);
  expect(await foreignQuantidade(several, row, found(7))).toBeNull();
});

test('a change that prevailed over another device gives a notice at its line with the final quantity', async () => {
  const vault = await vaultWith();
  await noteValeu(vault, row, 7, 50);
  expect((await kept(vault))?.linhas).toEqual([
    { tipo: 'valeu', linha: sampleLinha(1), descricao: 'DIPIRONA', de: 7, para: 2, at: 50 },
  ]);
  const gone = await vaultWith();
  await noteValeu(gone, sampleRow(9, linhaIntent(4, 9)), 7, 50);
  expect((await kept(gone))?.linhas.map((a) => a.para)).toEqual([9]);
});

test('a change that another device undid before its response is not reported as prevailing', async () => {
  const vault = await vaultWith({ linhas: [aviso(1)], finalizado: null });
  await noteValeu(vault, row, 7, 50);
  expect((await kept(vault))?.linhas).toEqual([aviso(1)]);
  const other = await vaultWith({ linhas: [aviso(2), aviso(1, { tipo: 'valeu' })], finalizado: null });
  await noteValeu(other, row, 7, 50);
  expect((await kept(other))?.linhas.map((a) => [a.tipo, a.de])).toEqual([
    ['mudou', 1],
    ['valeu', 7],
  ]);
  await noteValeu(other, sampleRow(9, pagamentoIntent()), 1, 60);
  expect((await kept(other))?.linhas).toHaveLength(2);
});

test('lines that the server added for this device are not reported, even if they came with an earlier cart', async () => {
  const soma = (idItem: number, quantidade: number) => ({ ...sampleLinha(idItem), quantidade });
  const told = [
    aviso(1, { de: 1, para: 5 }),
    aviso(2, { de: 1, para: 5 }),
    aviso(3, { tipo: 'valeu', de: 0, para: 4 }),
  ];
  const vault = await vaultWith({ linhas: told, finalizado: null });
  const somas = [soma(1, 4), soma(2, 3), soma(3, 4)];
  expect(await noteSomadas(vault, ID, somas, 5)).toMatchObject({ ok: true });
  expect(must(await kept(vault), 'notices').linhas.map((a) => a.linha.idItem)).toEqual([2, 3]);
  expect((await vault.carrinhos.get(ID))?.somadas).toEqual(somas);
  const newer = await vaultWith();
  await noteSomadas(newer, ID, somas, 4);
  expect(await newer.carrinhos.get(ID)).not.toHaveProperty('somadas');
  await noteSomadas(newer, 999, somas, 0);
  expect(await newer.carrinhos.get(999)).toBeUndefined();
});
