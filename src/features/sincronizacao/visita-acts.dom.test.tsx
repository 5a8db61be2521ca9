import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleParked } from '#outbox/outbox-sample.ts';
import { DIA, keepVisitas, sampleVisita } from '#outbox/visitas/visita-sample.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { laneOfVisita, type VisitaIntent } from '#vault/visita-intent.ts';
import { SyncSheet } from './sync-sheet.tsx';

const user = person();
const intent: VisitaIntent = {
  tipo: 'visita',
  id: '00000000-0000-4000-8000-0000000000f9',
  dia: DIA,
  base: null,
  escritaEm: 1,
  depois: { motivo: 3, texto: 'minha' },
};

test('a refused note is sent in the place of the server’s, which is shown', async () => {
  const device = await openPageDevice();
  const { vault } = device;
  const there = sampleVisita('do outro');
  await keepVisitas(vault, [there], { idPessoaCliente: CLIENTE });
  await vault.parked.put(
    sampleParked(3, intent, { lane: laneOfVisita(CLIENTE, DIA), codigo: 'visita-mudou' }),
  );
  renderPage(<SyncSheet onClose={() => undefined} onEnter={() => undefined} />, device);
  expect(await screen.findByText('No servidor: Estoque cheio · do outro')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Enviar no lugar dela: / }));
  const queued = async () => (await vault.outbox.toArray()).map((row) => row.intent);
  await soon(async () => expect(await queued()).toEqual([{ ...intent, base: Date.parse(there.escritaEm) }]));
});
