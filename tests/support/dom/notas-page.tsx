import { screen, within } from '@testing-library/react';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { NotasScreen } from '#features/notas/notas-screen.tsx';
import { CLIENTE, openPageDevice } from './device.ts';
import { renderPage } from './page.tsx';

const DAY_MS = 86_400_000;
/** Three invoices of the last days, the first of which is the newest. */
export const notas = [1, 2, 3].map((n) =>
  notaSample(n, { numero: String(700 + n), data: new Date(Date.now() - n * DAY_MS).toISOString() }),
);

/** Opens the list over these invoices; `isMirrored` false: the list is the server's. */
export async function openNotas(kept = notas, isMirrored = true) {
  history.replaceState(null, '', '/notasfiscais');
  const device = await openPageDevice();
  await device.vault.notasFiscais.bulkPut(
    kept.map((nota) => ({ idTitulo: nota.titulo.idTitulo, idPessoaCliente: CLIENTE, nota, at: 1 })),
  );
  if (isMirrored) await device.vault.checkpoints.put({ name: `notas:${CLIENTE}`, at: Date.now() });
  renderPage(<NotasScreen />, device);
  return device;
}

export const notaRows = async () =>
  within(await screen.findByRole('grid', { name: 'Notas fiscais' }))
    .getAllByRole('row')
    .slice(1);
