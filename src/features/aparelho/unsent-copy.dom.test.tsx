import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { linhaIntent, sampleEnv, sampleRow } from '#outbox/outbox-sample.ts';
import { exportUnsent } from '#outbox/unsent-file.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { openVault } from '#vault/vault.ts';
import { UnsentCopy } from './unsent-copy.tsx';

const user = person();

/** The section of a user with two unsent changes. */
async function openCopy(): Promise<PageDevice> {
  const device = await openPageDevice();
  await device.vault.outbox.bulkPut([sampleRow(1, linhaIntent(1, 7)), sampleRow(2, linhaIntent(2, 3))]);
  renderPage(<UnsentCopy />, device);
  await screen.findByText(/^2 alterações esperam envio\./);
  return device;
}

const restore = (text: string) =>
  user.upload(
    screen.getByLabelText('Arquivo com o que não foi enviado'),
    new File([text], 'copia.json', { type: 'application/json' }),
  );

/** Saves the copy and reads the file. */
async function saveCopy(): Promise<{ name: string; text: string }> {
  await user.click(screen.getByRole('button', { name: 'Guardar cópia do que não foi enviado' }));
  await screen.findByText(/^Cópia guardada: /);
  const { name, file } = must(saved.at(-1), 'file');
  return { name, text: await file.text() };
}

test('a copy of unsent work is a file with the day in its name, and brings nothing new where it was made', async () => {
  const device = await openCopy();
  const { name, text } = await saveCopy();
  expect(name).toMatch(/^maleta-nao-enviado-\d{4}-\d\d-\d\d\.json$/);
  expect(screen.getByText(`Cópia guardada: ${name}.`)).toBeTruthy();
  await restore(text);
  expect(await screen.findByText('Nada novo: 2 já estavam aqui.')).toBeTruthy();
  expect(await device.vault.outbox.count()).toBe(2);
});

test('a copy restores work that the device no longer holds', async () => {
  const device = await openCopy();
  const { text } = await saveCopy();
  await device.vault.outbox.clear();
  await screen.findByText(/^Nada espera envio neste aparelho\./);
  await restore(text);
  expect(await screen.findByText(/^2 recuperadas\./)).toBeTruthy();
  expect(await device.vault.outbox.count()).toBe(2);
});

test.each([
  [
    'that was altered',
    (text: string) => text.replace('"quantidade": 7', '"quantidade": 9'),
    /está incompleto ou foi alterado/,
  ],
  ['of something else', () => '{"isto": "não é"}', /não é uma cópia feita pelo Maleta/],
])('a file %s is refused with the reason, and nothing is changed', async (_, spoil, reason) => {
  const device = await openCopy();
  const { text } = await saveCopy();
  expect(spoil(text)).not.toBe(text);
  await device.vault.outbox.clear();
  await restore(spoil(text));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(await device.vault.outbox.count()).toBe(0);
});

test('the file of another user is refused, and this user keeps their own work', async () => {
  const other = await openVault('another', 8, sampleEnv());
  await other.outbox.put(sampleRow(1, linhaIntent(5, 1), { idUsuario: 8 }));
  const text = await exportUnsent(other, sampleEnv());
  other.close();
  const device = await openCopy();
  await restore(text);
  expect(await screen.findByText(/^Este arquivo é de outro usuário\./)).toBeTruthy();
  expect((await device.vault.outbox.toArray()).map((row) => row.seq)).toEqual([1, 2]);
});

test('without unsent work there is no copy to save', async () => {
  renderPage(<UnsentCopy />, await openPageDevice());
  await screen.findByText(/^Nada espera envio neste aparelho\./);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Guardar cópia/ });
  expect(button.disabled).toBe(true);
});
