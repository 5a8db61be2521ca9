import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CLIENTE } from '#features/devolucao-nova/nova-sample.ts';
import { must } from '#lib/must.ts';
import { sampleParked, sampleReceipt } from '#outbox/outbox-sample.ts';
import { closeSincronizacao, sincronizacaoState } from '#parts/dialogs/sincronizacao-state.ts';
import { inserir, intents, openEntry } from '#tests/support/dom/digitacao-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';
import { laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

fakeServer();
const user = person();
const NUMERO = 12;

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

type Made = { readonly vault: Vault; readonly devolucao: string };

/** The server has made the return, and nothing waits. */
async function numerar({ vault, devolucao }: Made): Promise<void> {
  const [row] = await vault.outbox.toArray();
  const { intent } = must(row, 'row');
  const lane = laneOfDevolucao(devolucao);
  await vault.transaction('rw', vault.outbox, vault.receipts, async () => {
    await vault.outbox.clear();
    await vault.receipts.put({
      ...sampleReceipt(1, intent, 0, { lane, idPessoaCliente: CLIENTE }),
      key: devolucao,
      idDevolucao: NUMERO,
    });
  });
}

/** The server has refused the end of the return. */
async function recusarFim({ vault, devolucao }: Made, over: Partial<ParkedRow> = {}): Promise<void> {
  const intent = {
    tipo: 'devolucao-finalizar' as const,
    devolucao,
    idDevolucao: NUMERO,
    idTitulo: 31,
    numDocumento: '310001',
    itens: [],
  };
  await vault.parked.put(
    sampleParked(90, intent, {
      lane: laneOfDevolucao(devolucao),
      idPessoaCliente: CLIENTE,
      codigo: 'devolucao-mudou',
      description: 'ÁCIDO FÓLICO 5 MG, lote L1: restam 2 unidades.',
      ...over,
    }),
  );
}

/** The entry of a draft that the server has made, with one lot. */
async function openNumerada() {
  const entry = await openEntry();
  await numerar(entry);
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  await screen.findByText('Nesta devolução: 4');
  return entry;
}

const connect = ({ vault }: Made) => vault.checkpoints.put({ name: 'connection', state: 'connected', at: 1 });
const queued = async (vault: Vault) => (await intents(vault)).map(({ tipo }) => tipo);
const goTo = (path: string) => act(() => history.pushState(null, '', path));

beforeEach(closeSincronizacao);

test('a refused end is decided before the return is finalised again or its lots change', async () => {
  const entry = await openNumerada();
  await recusarFim(entry);
  expect(await screen.findByText('Precisa de você')).toBeTruthy();
  const before = await intents(entry.vault);
  const decidesFirst = async () => {
    expect((await findBox('Atenção')).textContent).toContain('espera a sua decisão');
    await press('OK');
    await soon(() => expect(sincronizacaoState.isOpen).toBe(true));
    closeSincronizacao();
  };
  await press('Finalizar');
  await decidesFirst();
  await inserir('ÁCIDO', '2', 'Erro de pedido');
  await decidesFirst();
  expect(await intents(entry.vault)).toEqual(before);
});

test('a return with a refused end is deleted, and its refusal with it', async () => {
  const entry = await openNumerada();
  await recusarFim(entry);
  await screen.findByText('Precisa de você');
  await press('Cancelar');
  expect((await findBox('Confirmação')).textContent).toContain('A devolução eletrônica será excluída.');
  await press('Sim');
  await soon(async () => expect(await queued(entry.vault)).toEqual(['devolucao-excluir']));
  expect((await entry.vault.parked.toArray()).filter(({ decided }) => decided === null)).toEqual([]);
  await soon(() => expect(location.pathname).toBe('/devolucao'));
});

test('an end that the server refuses keeps the user on the draft', async () => {
  const entry = await openNumerada();
  await connect(entry);
  await press('Finalizar');
  await press('Sim');
  await soon(async () => expect(await queued(entry.vault)).toContain('devolucao-finalizar'));
  await entry.vault.transaction('rw', entry.vault.outbox, entry.vault.parked, async () => {
    await entry.vault.outbox.clear();
    await recusarFim(entry, { at: Date.now() });
  });
  expect((await findBox('Atenção!')).textContent).toContain('restam 2 unidades');
  await press('OK');
  await soon(() => expect(sincronizacaoState.isOpen).toBe(true));
  expect(location.pathname).toBe('/devolucao/digitacao');
  expect(await screen.findByText('Precisa de você')).toBeTruthy();
});

test('the user who goes on elsewhere is not pulled back to the list', async () => {
  const entry = await openNumerada();
  await connect(entry);
  await press('Finalizar');
  await press('Sim');
  await soon(async () => expect(await queued(entry.vault)).toContain('devolucao-finalizar'));
  goTo('/pedidos');
  await entry.vault.outbox.clear();
  expect(await shownToasts().findByText('Devolução eletrônica finalizada com sucesso.')).toBeTruthy();
  expect(location.pathname).toBe('/pedidos');
});

test('the user who serves another customer is not pulled to the list', async () => {
  const entry = await openNumerada();
  const { vault } = entry;
  const atual = must(await vault.clientes.get(CLIENTE), 'customer');
  await vault.clientes.put({ ...atual, idPessoa: 102 });
  await connect(entry);
  await press('Finalizar');
  await press('Sim');
  await soon(async () => expect(await queued(vault)).toContain('devolucao-finalizar'));
  await vault.device.update(1, { idPessoaCliente: 102 });
  expect(await screen.findByText('Esta devolução não está neste aparelho')).toBeTruthy();
  await vault.outbox.clear();
  expect(await shownToasts().findByText('Devolução eletrônica finalizada com sucesso.')).toBeTruthy();
  expect(location.pathname).toBe('/devolucao/digitacao');
});

test('an answer counts for the return as it is then', async () => {
  const entry = await openEntry();
  const { vault, devolucao } = entry;
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  await press('Finalizar');
  await findBox('Confirmação');
  // In another window the user goes on in a draft that the server has: the receipt has a key of its own.
  const [row] = await vault.outbox.toArray();
  const { seq, intent } = must(row, 'row');
  const lane = laneOfDevolucao(devolucao);
  await vault.transaction('rw', vault.outbox, vault.receipts, async () => {
    await vault.outbox.delete(seq);
    await vault.receipts.put({
      ...sampleReceipt(1, intent, 0, { lane, idPessoaCliente: CLIENTE }),
      idDevolucao: NUMERO,
    });
  });
  await press('Sim');
  await soon(async () => expect(await queued(vault)).toContain('devolucao-finalizar'));
  expect((await intents(vault)).at(-1)).toMatchObject({ idDevolucao: NUMERO });
});

test('a return that is deleted in another window is not changed', async () => {
  const { vault } = await openEntry();
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  await press('Finalizar');
  await findBox('Confirmação');
  await vault.outbox.clear();
  await press('Sim');
  expect((await findBox('Atenção')).textContent).toContain('Devolução não encontrada.');
  expect(await vault.outbox.count()).toBe(0);
});
