import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleParked, sampleRow } from '#outbox/outbox-sample.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { type EmailIntent, laneOfContatos } from '#vault/contato-intents.ts';
import { SyncSheet } from './sync-sheet.tsx';

const user = person();
const lane = laneOfContatos(101);
const novo: EmailIntent = {
  tipo: 'email',
  contato: 'c1',
  antes: null,
  depois: { email: 'a@x.com', promocoes: true },
};
const exclusao: EmailIntent = { ...novo, antes: novo.depois, depois: null };

async function openSheet(
  intent: EmailIntent,
  codigo: string,
  later: EmailIntent[] = [],
): Promise<PageDevice> {
  const device = await openPageDevice();
  await device.vault.parked.put(sampleParked(3, intent, { lane, codigo }));
  await device.vault.outbox.bulkPut(later.map((one, at) => sampleRow(4 + at, one, { lane, v: 5 })));
  renderPage(<SyncSheet onClose={() => undefined} onEnter={() => undefined} />, device);
  await screen.findByRole('region', { name: /^Precisa de você/ });
  return device;
}

const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
const queued = async ({ vault }: PageDevice) =>
  (await vault.outbox.orderBy('seq').toArray()).map(({ intent }) =>
    intent.tipo === 'email' ? [intent.antes?.email, intent.depois?.email] : [intent.tipo],
  );
const decisions = async ({ vault }: PageDevice) =>
  (await vault.parked.toArray()).map((row) => row.decided?.as);

test('a refused insertion is corrected in the sheet, after an invalid try', async () => {
  const device = await openSheet(novo, 'contato-duplicado');
  await press(/^Corrigir/);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, 'b@x{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Informe um e-mail válido.');
  await user.type(field, '.com{Enter}');
  await soon(async () => expect(await queued(device)).toEqual([[undefined, 'b@x.com']]));
  expect(await decisions(device)).toEqual(['retried']);
});

test('a refused insertion becomes a change of the contact that is there', async () => {
  const device = await openSheet(novo, 'contato-duplicado');
  await press(/^Alterar o já cadastrado/);
  await soon(async () => expect(await queued(device)).toEqual([['a@x.com', 'a@x.com']]));
});

test('a contact that only the company changes can only be discarded', async () => {
  await openSheet({ ...novo, antes: novo.depois }, 'contato-nao-alteravel');
  expect(screen.queryByRole('button', { name: /^(Tentar de novo|Corrigir)/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Descartar/ })).toBeTruthy();
});

test('a discarded insertion takes the deletion behind it along', async () => {
  const device = await openSheet(novo, 'contato-duplicado', [exclusao]);
  await press(/^Descartar/);
  await soon(async () => expect(await decisions(device)).toEqual(['discarded', 'discarded']));
  expect(await queued(device)).toEqual([]);
});
