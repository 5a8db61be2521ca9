import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envioIntent, linhaIntent, sampleParked, sampleRow } from '#outbox/outbox-sample.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { SyncButton } from './sync-button.tsx';

test('the sync button shows how many changes need attention and how many are in the queue', async () => {
  const device = await openPageDevice();
  await device.vault.parked.put(sampleParked(1, linhaIntent(1, 2)));
  for (const seq of [2, 3])
    await device.vault.outbox.add(sampleRow(seq, envioIntent([{ idItem: seq, quantidade: 1 }])));
  renderPage(<SyncButton />, device);
  expect(
    await screen.findByRole('button', { name: /1 precisa de atenção, 2 na fila\. Abrir sincronização/ }),
  ).toBeTruthy();
});

test('the sync button counts an order and the changes of its cart as one', async () => {
  const device = await openPageDevice();
  await device.vault.outbox.bulkAdd([
    sampleRow(1, linhaIntent(1, 2)),
    sampleRow(2, linhaIntent(2, 1)),
    sampleRow(3, envioIntent([{ idItem: 1, quantidade: 2 }])),
    sampleRow(4, linhaIntent(3, 1)),
  ]);
  renderPage(<SyncButton />, device);
  expect(await screen.findByRole('button', { name: / 2\. Abrir sincronização/ })).toBeTruthy();
});

test('a session to renew needs attention without a figure, which is that of the changes', async () => {
  const device = await openPageDevice();
  await device.vault.checkpoints.put({ name: 'auth', state: 'held', at: 0 });
  await device.vault.outbox.add(sampleRow(1, linhaIntent(1, 2)));
  renderPage(<SyncButton />, device);
  const button = await screen.findByRole('button', {
    name: 'Precisa de atenção, 1 na fila. Abrir sincronização',
  });
  expect(button.textContent).not.toMatch(/^Atenção\s*\d/);
});
