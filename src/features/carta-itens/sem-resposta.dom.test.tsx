import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CartaCorrecaoItem } from '#contract/letters/carta.ts';
import { consultarCartaItens } from '#contract/letters/carta-consultas.ts';
import { cadastrarCartaItem, processarCarta } from '#contract/letters/carta-mudancas.ts';
import { cartaItensSample, cartaSample } from '#domain/letters/carta-sample.ts';
import { putCarta } from '#mirror/cartas.ts';
import { openCartas, press, showCartas } from '#tests/support/dom/cartas-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { expectAlert } from '#tests/support/dom/nova-devolucao-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

/** The next letter: keys of acts outlive a screen, and with it a test. */
let id = 100;

async function openCarta(itens: CartaCorrecaoItem[]) {
  id += 1;
  server.reply(consultarCartaItens, { cartaCorrecao: cartaSample(id), itemNota: itens });
  const device = await openCartas(`/cartacorrecao/alterar/${id}`, []);
  showCartas(device);
  await screen.findByRole('grid', { name: 'Itens da carta de correção' });
  return device;
}

async function inserir(lote: string, quantidade: string) {
  await user.click(await screen.findByRole('button', { name: 'Inserir PRODUTO 1, lote L1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajustar item' }));
  await user.fill(dialog.getByLabelText('Novo lote'), lote);
  await user.fill(dialog.getByLabelText('Quantidade'), quantidade);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  return dialog;
}

const keysOf = (path: string) =>
  server.asked.filter((one) => one.path === path).map(({ headers }) => headers.get('idempotency-key'));

test('a corrected lot whose answer was lost is shown once it is read again', async () => {
  await openCarta(cartaItensSample());
  server.silence(cadastrarCartaItem);
  server.reply(consultarCartaItens, {
    cartaCorrecao: cartaSample(id),
    itemNota: cartaItensSample({ A1: 4 }),
  });
  await inserir('A1', '4');
  expect(await screen.findByText('Ficam 6 un. no lote original')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a corrected lot that did not arrive says so, keeps its text, and goes again under its key', async () => {
  await openCarta(cartaItensSample());
  server.silence(cadastrarCartaItem);
  const dialog = await inserir('A1', '4');
  await expectAlert('O servidor não respondeu, e a carta de correção não mudou.');
  expect(dialog.getByLabelText<HTMLInputElement>('Novo lote').value).toBe('A1');
  server.reply(cadastrarCartaItem, { cartaCorrecao: cartaSample(id), itemNota: cartaItensSample({ A1: 4 }) });
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Ficam 6 un. no lote original')).toBeTruthy();
  const keys = keysOf('/cartacorrecao/cadastraritem');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('the same correction after a known change is another act with another key', async () => {
  await openCarta(cartaItensSample());
  server.silence(cadastrarCartaItem);
  const dialog = await inserir('A1', '4');
  await expectAlert('não mudou');
  server.reply(cadastrarCartaItem, { cartaCorrecao: cartaSample(id), itemNota: cartaItensSample({ B2: 1 }) });
  await user.fill(dialog.getByLabelText('Novo lote'), 'B2');
  await user.fill(dialog.getByLabelText('Quantidade'), '1');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Ficam 9 un. no lote original');
  await inserir('A1', '4');
  await soon(() => expect(keysOf('/cartacorrecao/cadastraritem')).toHaveLength(3));
  expect(new Set(keysOf('/cartacorrecao/cadastraritem')).size).toBe(3);
});

test.each([
  [4, 'Concluído', 'Carta de correção gerada com sucesso'],
  [2, 'Mensagem', 'A carta de correção foi enviada para aprovação.'],
])(
  'a confirmation without an answer is told by situation %s of the letter',
  async (situacao, title, text) => {
    await openCarta(cartaItensSample({ A1: 4 }));
    server.silence(processarCarta);
    server.reply(consultarCartaItens, {
      cartaCorrecao: cartaSample(id, { situacao }),
      itemNota: cartaItensSample({ A1: 4 }),
    });
    await press('Confirmar');
    await press('Confirmar a carta');
    expect((await findBox(title)).textContent).toContain(text);
    await press('OK');
    await soon(() => expect(location.pathname).toBe('/cartacorrecao'));
  },
);

test('a confirmation that did not arrive leaves the letter open and says so', async () => {
  await openCarta(cartaItensSample({ A1: 4 }));
  server.silence(processarCarta);
  await press('Confirmar');
  await press('Confirmar a carta');
  await expectAlert('a carta de correção continua aberta');
  expect(location.pathname).toBe(`/cartacorrecao/alterar/${id}`);
});

test('a confirmation whose outcome is unknown is repeated under its key', async () => {
  await openCarta(cartaItensSample({ A1: 4 }));
  server.silence(processarCarta);
  server.silence(consultarCartaItens);
  await press('Confirmar');
  await press('Confirmar a carta');
  expect((await findBox('Sem sinal')).textContent).toContain('a mudança é feita uma vez só');
  await press('OK');
  server.reply(processarCarta, { Message: 'Concluído', Description: '' });
  await press('Confirmar');
  await press('Confirmar a carta');
  await findBox('Concluído');
  expect(new Set(keysOf('/cartacorrecao/processar')).size).toBe(1);
});

test('a letter that turns out to be confirmed is shown for reading, and blames no other device', async () => {
  const { vault } = await openCarta(cartaItensSample({ A1: 4 }));
  server.silence(processarCarta);
  server.silence(consultarCartaItens);
  await press('Confirmar');
  await press('Confirmar a carta');
  await findBox('Sem sinal');
  await press('OK');
  const carta = cartaSample(id, { situacao: 4 });
  await putCarta(vault, { carta, itens: cartaItensSample({ A1: 4 }), at: Date.now() + 1000 });
  await soon(() => expect(location.pathname).toBe(`/cartacorrecao/consultar/${id}`));
  expect(screen.queryByText(/mudou enquanto isso/)).toBeNull();
});
