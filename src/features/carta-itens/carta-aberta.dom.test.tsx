import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarCartaItens } from '#contract/letters/carta-consultas.ts';
import { cadastrarCartaItem } from '#contract/letters/carta-mudancas.ts';
import { cartaItensSample, cartaSample } from '#domain/letters/carta-sample.ts';
import { putCarta, readCartas } from '#mirror/cartas.ts';
import { CARTA, comItens, openCarta } from '#tests/support/dom/carta-itens-page.tsx';
import { lida, openCartas, press, semSinal, showCartas } from '#tests/support/dom/cartas-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { expectAlert } from '#tests/support/dom/nova-devolucao-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const inserir = async () => user.click(await screen.findByRole('button', { name: `Inserir ${ORIGINAL}` }));
const dialogo = async () => within(await screen.findByRole('dialog', { name: 'Ajustar item' }));
const ORIGINAL = 'PRODUTO 1, lote L1';

test('Cancelar leaves the letter as it is on the server', async () => {
  await openCarta(server, cartaItensSample({ A1: 4 }));
  await press('Cancelar');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao'));
});

test('the letter may come with the navigation, and is read again', async () => {
  await openCarta(server, cartaItensSample(), '/cartacorrecao/alterar', {
    cartaCorrecao: { idCartaCorrecao: 7 },
  });
  expect(server.askedOf(consultarCartaItens)[0]?.query.get('idCartaCorrecao')).toBe('7');
});

test('an address without a letter says so and leads to the list', async () => {
  showCartas(await openCartas('/cartacorrecao/alterar', []));
  await expectAlert('Nenhuma carta de correção foi encontrada!');
  expect(location.pathname).toBe('/cartacorrecao');
});

test('a letter that is not open is for reading', async () => {
  server.reply(consultarCartaItens, comItens(cartaItensSample(), cartaSample(7, { situacao: 4 })));
  showCartas(await openCartas('/cartacorrecao/alterar/7', []));
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/consultar/7'));
});

test('a letter that another tab deletes behind an open dialog is told, and shown for reading', async () => {
  server.reply(consultarCartaItens, comItens(cartaItensSample()));
  const device = await openCartas('/cartacorrecao/alterar/7', [lida(CARTA, cartaItensSample())]);
  showCartas(device);
  await inserir();
  await dialogo();
  await putCarta(device.vault, {
    carta: cartaSample(7, { data: CARTA.data, situacao: 5 }),
    itens: cartaItensSample(),
    at: Date.now() + 1000,
  });
  await expectAlert('Este registro mudou enquanto isso. Confira a lista e tente de novo.');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao/consultar/7'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a letter that the server does not know is not shown, and leaves the device', async () => {
  const refusal = { status: 404, Message: 'Atenção!', Description: 'x', Codigo: 'nao-encontrado' };
  server.refuse(consultarCartaItens, refusal);
  const device = await openCartas('/cartacorrecao/alterar/7', [lida(CARTA)]);
  showCartas(device);
  expect(await screen.findByText('Nenhuma carta de correção foi encontrada!')).toBeTruthy();
  await soon(async () => expect((await readCartas(device.vault, CLIENTE))?.valor.cartas).toEqual([]));
});

test('without a signal the kept letter is shown, and its changes say that they need one', async () => {
  server.silence(consultarCartaItens);
  const device = await openCartas('/cartacorrecao/alterar/7', [lida(CARTA, cartaItensSample({ A1: 4 }))]);
  await semSinal(device);
  showCartas(device);
  expect(
    await screen.findByText(/^Sem sinal: uma carta de correção só é criada ou alterada com sinal\./),
  ).toBeTruthy();
  await inserir();
  await expectAlert('Sem sinal: uma carta de correção só é criada ou alterada com sinal.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the text of an open dialog stays when the signal goes', async () => {
  const device = await openCarta(server, cartaItensSample());
  await inserir();
  const dialog = await dialogo();
  await user.fill(dialog.getByLabelText('Novo lote'), 'A1');
  await user.fill(dialog.getByLabelText('Quantidade'), '4');
  await semSinal(device);
  const semSinalText = 'Sem sinal: uma carta de correção só é criada ou alterada com sinal.';
  expect(await dialog.findByText(semSinalText)).toBeTruthy();
  expect(screen.getAllByText(/^Sem sinal/)).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(
    await dialog.findByText(
      `${semSinalText} Nada foi salvo: o texto fica nesta janela enquanto ela estiver aberta.`,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('Novo lote').value).toBe('A1');
  expect(server.askedOf(cadastrarCartaItem)).toEqual([]);
});
