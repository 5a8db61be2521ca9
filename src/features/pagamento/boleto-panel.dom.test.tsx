import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baixarBoletoAntecipado, consultarBoletoAntecipado } from '#contract/payment/pagamento-antecipado.ts';
import { MARCA_HEADER } from '#contract/wire/headers.ts';
import { noteMarca, readMarca } from '#outbox/marca.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { BoletoPanel } from './boleto-panel.tsx';

const server = fakeServer();
const user = person();

test('an advance boleto and its page are asked for with the mark of the server’s data', async () => {
  const device = await openPageDevice();
  await noteMarca(device.vault, 'epoca.4', 1);
  server.reply(consultarBoletoAntecipado, {
    dataVencimento: '2026-11-30',
    numeroDocumento: '31',
    valorDocumento: 100_00,
    linhaDigitavel: null,
  });
  server.refuse(baixarBoletoAntecipado, {
    status: 409,
    Message: 'Atenção!',
    Description: 'Leia o carrinho de novo.',
    Codigo: 'outra-epoca',
  });
  renderPage(<BoletoPanel idPessoaCliente={101} idPrePedido={31} />, device);
  await user.click(await screen.findByRole('button', { name: 'Baixar boleto' }));
  await soon(async () => expect((await readMarca(device.vault))?.marca).toBeNull());
  const marks = [consultarBoletoAntecipado, baixarBoletoAntecipado].map((call) =>
    server.askedOf(call).map(({ headers }) => headers.get(MARCA_HEADER)),
  );
  expect(marks).toEqual([['epoca.4'], ['epoca.4']]);
});
