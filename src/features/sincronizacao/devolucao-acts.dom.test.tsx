import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { criarIntent, daDevolucao, sampleItem } from '#outbox/devolucoes/devolucao-sample.ts';
import { sampleParked, sampleReceipt, sampleRow } from '#outbox/outbox-sample.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { type DevolucaoMudancaIntent, laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { Intent, ParkedRow } from '#vault/outbox-rows.ts';
import { SyncSheet } from './sync-sheet.tsx';

const user = person();

const lane = laneOfDevolucao('r1');
const named = { ...daDevolucao, idDevolucao: 812 };
const criar = criarIntent();
const devolver: DevolucaoMudancaIntent = { ...named, tipo: 'devolucao-item', item: sampleItem('L1', 5) };
const finalizar: DevolucaoMudancaIntent = {
  ...named,
  tipo: 'devolucao-finalizar',
  itens: [sampleItem('L1', 5), sampleItem('L2', 2), sampleItem('L3', 1)],
};

async function openSheet(intent: Intent, over: Partial<ParkedRow>, later: Intent[] = []) {
  const device = await openPageDevice();
  await device.vault.parked.put(sampleParked(3, intent, { lane, ...over }));
  await device.vault.outbox.bulkPut(later.map((one, at) => sampleRow(4 + at, one, { lane, v: 3 })));
  renderPage(<SyncSheet onClose={() => undefined} onEnter={() => undefined} />, device);
  await screen.findByRole('region', { name: /^Precisa de você/ });
  return device;
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
/** The queue in its order, as kind, lot and units. */
const queued = async ({ vault }: PageDevice) =>
  (await vault.outbox.orderBy('seq').toArray()).map(({ intent }) => {
    if (intent.tipo === 'devolucao-item') return [intent.tipo, intent.item.lote, intent.item.quantidade];
    if (intent.tipo === 'devolucao-item-excluir') return [intent.tipo, intent.lote];
    if (intent.tipo === 'devolucao-finalizar')
      return [intent.tipo, ...intent.itens.map(({ lote, quantidade, valor }) => [lote, quantidade, valor])];
    return [intent.tipo];
  });
const decisions = async ({ vault }: PageDevice) =>
  (await vault.parked.toArray()).map((row) => row.decided?.as);

const MUDOU: Partial<ParkedRow> = {
  codigo: 'devolucao-mudou',
  restam: [
    { idProduto: 7, lote: 'L1', quantidade: 3 },
    { idProduto: 7, lote: 'L2', quantidade: 0 },
    { idProduto: 7, lote: 'L3', quantidade: 4 },
  ],
};

test('a return that changed meanwhile shows what each lot has left, and is finalised with that', async () => {
  const device = await openSheet(finalizar, MUDOU);
  const lotes = within(screen.getByRole('list', { name: 'O que resta de cada lote' }));
  expect(lotes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'DIPIRONA 500 MG, lote L1: pedidas 5 un., restam 3 un.',
    'DIPIRONA 500 MG, lote L2: pedidas 2 un., restam 0 un.',
    'DIPIRONA 500 MG, lote L3: pedidas 1 un., restam 4 un.',
  ]);
  await press(/^Finalizar com o que resta/);
  await soon(async () =>
    expect(await queued(device)).toEqual([
      ['devolucao-item', 'L1', 3],
      ['devolucao-item-excluir', 'L2'],
      ['devolucao-finalizar', ['L1', 3, 300], ['L3', 1, 100]],
    ]),
  );
  expect(await decisions(device)).toEqual(['retried']);
});

test('a return that changed meanwhile can stay a draft', async () => {
  const device = await openSheet(finalizar, MUDOU);
  await press(/^Deixar em digitação/);
  await soon(async () => expect(await decisions(device)).toEqual(['discarded']));
  expect(await queued(device)).toEqual([]);
});

test('a return of which no unit is left can only stay a draft', async () => {
  const restam = ['L1', 'L2', 'L3'].map((lote) => ({ idProduto: 7, lote, quantidade: 0 }));
  await openSheet(finalizar, { ...MUDOU, restam });
  expect(screen.queryByRole('button', { name: /^Finalizar com o que resta/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Deixar em digitação/ })).toBeTruthy();
});

test.each(['devolucao-nao-permitida', 'devolucao-sem-itens', 'situacao-nao-permite'])(
  'the end of a return that would be refused again (%s) can only stay a draft',
  async (codigo) => {
    const device = await openSheet(finalizar, { codigo });
    expect(screen.queryByRole('button', { name: /^Tentar de novo/ })).toBeNull();
    await press(/^Deixar em digitação/);
    await soon(async () => expect(await decisions(device)).toEqual(['discarded']));
  },
);

test('a return that was deleted elsewhere is made again with what was typed here', async () => {
  const device = await openSheet(devolver, { codigo: 'nao-encontrado' }, [finalizar]);
  await device.vault.receipts.put(sampleReceipt(1, criar, 0, { lane, idDevolucao: 812 }));
  expect(screen.queryByRole('button', { name: /^Tentar de novo/ })).toBeNull();
  await press(/^Fazer de novo/);
  await soon(async () =>
    expect((await queued(device)).map(([tipo]) => tipo)).toEqual([
      'devolucao-criar',
      'devolucao-item',
      'devolucao-item',
      'devolucao-item',
      'devolucao-finalizar',
    ]),
  );
  expect(await decisions(device)).toEqual(['retried', 'retried']);
});

test('a return that was deleted elsewhere goes with all its changes when it is discarded', async () => {
  const device = await openSheet(devolver, { codigo: 'nao-encontrado' }, [finalizar]);
  await press(/^Descartar a devolução/);
  const box = within(await screen.findByRole('alertdialog'));
  expect(box.getByText(/^Tudo o que foi digitado nesta devolução será descartado/)).toBeTruthy();
  expect(await decisions(device)).toEqual([undefined]);
  await user.click(box.getByRole('button', { name: 'Sim' }));
  await soon(async () => expect(await decisions(device)).toEqual(['discarded', 'discarded']));
  expect(await queued(device)).toEqual([]);
});

test('a return of another device that cannot be made again says so, and the question stays', async () => {
  const device = await openSheet(devolver, { codigo: 'nao-encontrado' });
  await press(/^Fazer de novo/);
  expect(await screen.findByText(/^Este aparelho não tem os dados desta devolução/)).toBeTruthy();
  expect(await decisions(device)).toEqual([undefined]);
});

test('a return that a restored server lost is sent again, with its changes behind it', async () => {
  const device = await openSheet(criar, { codigo: 'devolucao-perdida' }, [devolver]);
  await press(/^Enviar de novo/);
  await soon(async () =>
    expect((await queued(device)).map(([tipo]) => tipo)).toEqual(['devolucao-criar', 'devolucao-item']),
  );
});

test('lines of a return go on in the draft that the invoice has already', async () => {
  const { idDevolucao: _none, ...unmade } = devolver as typeof devolver & { idDevolucao?: number };
  const device = await openSheet(criar, { codigo: 'situacao-nao-permite', rascunho: 640 }, [unmade]);
  await press('Continuar na devolução nº 640');
  await soon(async () => expect(await decisions(device)).toEqual(['retried']));
  const [row] = await device.vault.outbox.toArray();
  expect(row?.intent).toMatchObject({ tipo: 'devolucao-item', idDevolucao: 640 });
});

test('with the making of a return its later changes are discarded too', async () => {
  const device = await openSheet(criar, { codigo: 'situacao-nao-permite', rascunho: 640 }, [devolver]);
  await press(/^Descartar/);
  await soon(async () => expect(await decisions(device)).toEqual(['discarded', 'discarded']));
  expect(await queued(device)).toEqual([]);
});

test('a refused lot is asked for with fewer units, at most one less than those refused', async () => {
  const device = await openSheet(devolver, { codigo: 'quantidade-invalida' });
  expect(screen.queryByRole('button', { name: /^Tentar de novo/ })).toBeNull();
  await press('Alterar a quantidade: DIPIRONA 500 MG');
  const counter = screen.getByRole('spinbutton', { name: 'Quantidade de DIPIRONA 500 MG' });
  expect(document.activeElement).toBe(counter);
  expect(counter.getAttribute('aria-valuemax')).toBe('4');
  await user.fill(counter, '2');
  await user.keyboard('{Enter}');
  await soon(async () => expect(await queued(device)).toEqual([['devolucao-item', 'L1', 2]]));
  expect(await decisions(device)).toEqual(['retried']);
});

test('a lot of a return that another device finalised can only be discarded', async () => {
  await openSheet(devolver, { codigo: 'situacao-nao-permite' });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toContain('Descartar');
  expect(names).not.toContain('Tentar de novo');
  expect(names).not.toContain('Alterar a quantidade');
});

test('a lot that has no unit left is tried again as it was, before the end of its return', async () => {
  const device = await openSheet(devolver, { codigo: 'lote-esgotado' }, [finalizar]);
  await press(/^Tentar de novo/);
  await soon(async () =>
    expect((await queued(device)).map(([tipo]) => tipo)).toEqual(['devolucao-item', 'devolucao-finalizar']),
  );
});

test('a line behind which the end of its return waits cannot be taken back alone', async () => {
  const device = await openPageDevice();
  await device.vault.outbox.bulkPut(
    [devolver, finalizar].map((one, at) => sampleRow(4 + at, one, { lane, v: 3 })),
  );
  renderPage(<SyncSheet onClose={() => undefined} onEnter={() => undefined} />, device);
  await screen.findByRole('button', { name: /^Desfazer: Finalizar/ });
  expect(screen.getAllByRole('button', { name: /^Desfazer/ })).toHaveLength(1);
});
