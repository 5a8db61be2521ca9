import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { soon } from '#tests/support/dom/shown.ts';
import { Screens } from './screens.tsx';

fakeServer();

/** Each screen with buttons of acts that the server refuses to the office, and of one that it may do. */
const TELAS: readonly (readonly [address: string, refused: readonly string[], allowed: string])[] = [
  ['/pedidos', ['Repetir Pedido', 'Pagamento'], 'Detalhes'],
  ['/contaspendentes', ['Pagar com cartão', 'Pagar com Pix'], 'Baixar boleto'],
  ['/devolucao', ['Nova devolução', 'Em coleta', 'Em transporte', 'Excluir'], 'Espelho'],
  ['/cartacorrecao', ['Inserir', 'Alterar', 'Excluir'], 'Consultar'],
  ['/DocumentosRegulatorios', ['Revisar Documento'], 'Filtrar'],
  ['/usuariotelefone', ['Inserir', 'Alterar', 'Excluir'], 'Consultar'],
  ['/busca?pes=x', ['Importar'], 'Filtrar'],
];

async function open(address: string, papel: Papel): Promise<void> {
  history.replaceState(null, '', address);
  const device = await openPageDevice();
  renderPage(<Screens />, { ...device, usuario: { ...device.usuario, papel } });
}

const buttons = (): readonly string[] =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent || (button.getAttribute('aria-label') ?? ''));

test.each(TELAS)(
  '%s shows the office no button of an act that it may not do',
  async (address, refused, allowed) => {
    await open(address, 'escritorio');
    await soon(() => expect(buttons()).toContain(allowed));
    expect(buttons().filter((name) => refused.includes(name))).toEqual([]);
  },
);

test.each(TELAS)('%s shows a representative all its buttons', async (address, refused, allowed) => {
  await open(address, 'representante');
  await soon(() => expect(buttons()).toEqual(expect.arrayContaining([...refused, allowed])));
});
