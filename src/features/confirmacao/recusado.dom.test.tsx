import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envioIntent, sampleGrupo, sampleParked } from '#outbox/outbox-sample.ts';
import { beginSession, CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { useEnvio } from './queries.ts';
import { Recusado } from './recusado.tsx';

fakeServer();

/** The question of a key as the confirmation draws it, from what the device keeps. */
function Question({ chave }: { chave: string }) {
  const lido = useEnvio(chave, CLIENTE);
  if (!lido || lido.envio.kind !== 'recusado') return null;
  return <Recusado lido={lido} parked={lido.envio.row} clienteAtual={lido.cliente ?? null} />;
}

test('an order that another device made with other quantities stands beside the refused one', async () => {
  beginSession();
  const device = await openPageDevice();
  const refused = sampleParked(
    1,
    envioIntent([
      { idItem: 1, quantidade: 50 },
      { idItem: 2, quantidade: 3 },
    ]),
    {
      codigo: 'carrinho-finalizado',
      pedidos: [
        {
          ...sampleGrupo(1),
          idPrePedido: 900,
          total: 11_095,
          linhas: [
            { idItem: 1, idItemTipo: 1, quantidade: 500 },
            { idItem: 2, idItemTipo: 1, quantidade: 3 },
          ],
        },
      ],
    },
  );
  await device.vault.parked.put(refused);
  renderPage(<Question chave={refused.key} />, device);
  const question = within(await screen.findByRole('region', { name: 'Precisa de você' }));
  expect(question.getByText(/^Outro aparelho já fez pedidos deste carrinho\./)).toBeTruthy();
  expect(question.getByText(/^Nº 900 · R\$\s110,95$/)).toBeTruthy();
  expect(question.getByText('ITEM 1: 500 lá, 50 aqui')).toBeTruthy();
  expect(question.getByText('ITEM 2: 3, como aqui')).toBeTruthy();
});
