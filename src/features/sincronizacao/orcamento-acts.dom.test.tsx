import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orcamentoIntent } from '#outbox/orcamentos/orcamento-sample.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { laneOfOrcamento } from '#vault/orcamento-intents.ts';
import type { Intent } from '#vault/outbox-rows.ts';
import { SyncSheet } from './sync-sheet.tsx';

const user = person();
const novo = orcamentoIntent([{ idItem: 1, quantidade: 2 }]);
const marca = {
  tipo: 'orcamento-situacao',
  idPrePedido: 12,
  codigoLocal: null,
  situacao: 'excluido',
} as const;

async function openSheet(intent: Intent, codigo: string): Promise<PageDevice> {
  const device = await openPageDevice();
  const lane = laneOfOrcamento(CLIENTE, { idPrePedido: 12, codigoLocal: null });
  await device.vault.parked.put(sampleParked(3, intent, { lane, codigo }));
  renderPage(<SyncSheet onClose={() => undefined} onEnter={() => undefined} />, device);
  await screen.findByRole('region', { name: /^Precisa de você/ });
  return device;
}

const names = () =>
  screen
    .getAllByRole('button')
    .flatMap(({ textContent }) =>
      /^(Tentar|Guardar|Descartar|Enviar de)/.test(textContent) ? [textContent] : [],
    );
const queued = async ({ vault }: PageDevice) => (await vault.outbox.toArray()).map(({ intent }) => intent);

test('a quotation with a product that is gone is kept without it, and names itself', async () => {
  const device = await openSheet(novo, 'item-nao-encontrado');
  expect(screen.getByText(/^Orçamento A7K-042 · R\$\s20,00$/)).toBeTruthy();
  expect(names()).toEqual(['Guardar sem eles', 'Tentar de novo', 'Descartar']);
  expect(screen.getByRole('link', { name: /^Ver: / }).getAttribute('href')).toMatch(
    /^\/pedidos\/orcamento\//,
  );
  await user.click(screen.getByRole('button', { name: /^Guardar sem eles/ }));
  await soon(async () => expect(await queued(device)).toEqual([{ ...novo, semIndisponiveis: true }]));
});

test('one of a customer of others is tried again', async () => {
  const device = await openSheet(novo, 'cliente-nao-vinculado');
  expect(names()).toEqual(['Tentar de novo', 'Descartar']);
  await user.click(screen.getByRole('button', { name: /^Tentar de novo/ }));
  await soon(async () => expect(await queued(device)).toEqual([novo]));
});

test('one is discarded only after a question', async () => {
  const device = await openSheet(novo, 'cliente-nao-vinculado');
  const decided = async () => (await device.vault.parked.toArray()).map((row) => row.decided?.as);
  await user.click(screen.getByRole('button', { name: /^Descartar/ }));
  const box = await findBox('Confirmação');
  expect(box.textContent).toContain('O orçamento sai deste aparelho e não fica guardado.');
  expect(await decided()).toEqual([undefined]);
  await user.click(within(box).getByRole('button', { name: 'Sim' }));
  await soon(async () => expect(await decided()).toEqual(['discarded']));
  expect(await queued(device)).toEqual([]);
});

test('a lost one is sent again', async () => {
  const device = await openSheet(novo, 'orcamento-perdido');
  expect(names()).toEqual(['Enviar de novo', 'Descartar']);
  await user.click(screen.getByRole('button', { name: /^Enviar de novo/ }));
  await soon(async () => expect(await queued(device)).toEqual([novo]));
});

test('a refused mark is tried again as it was', async () => {
  const device = await openSheet(marca, 'cliente-nao-vinculado');
  expect(screen.getByText('Orçamento nº 12: excluir')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Tentar de novo/ }));
  await soon(async () => expect(await queued(device)).toEqual([marca]));
});
