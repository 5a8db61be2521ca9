import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cadastrarCartaItem, excluirCartaItem, processarCarta } from '#contract/letters/carta-mudancas.ts';
import { cartaItensSample } from '#domain/letters/carta-sample.ts';
import { readCartas } from '#mirror/cartas.ts';
import { comItens, openCarta } from '#tests/support/dom/carta-itens-page.tsx';
import { press } from '#tests/support/dom/cartas-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { expectAlert } from '#tests/support/dom/nova-devolucao-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const dialogo = async () => within(await screen.findByRole('dialog', { name: 'Ajustar item' }));
const ORIGINAL = 'PRODUTO 1, lote L1';
const CORRIGIDO = 'PRODUTO 1, lote L1 corrigido para A1';

async function ajustar(lote: string, quantidade: string) {
  const dialog = await dialogo();
  await user.fill(dialog.getByLabelText('Novo lote'), lote);
  await user.fill(dialog.getByLabelText('Quantidade'), quantidade);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
}

test('a lot is corrected in part: the rest stays in the original lot', async () => {
  const { vault } = await openCarta(server, cartaItensSample());
  expect(screen.getByText('Nenhum lote corrigido para o lote original')).toBeTruthy();
  server.reply(cadastrarCartaItem, comItens(cartaItensSample({ A1: 4 })));
  await press(`Inserir ${ORIGINAL}`);
  await ajustar('a1', '4');
  expect(await screen.findByText('Ficam 6 un. no lote original')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [asked] = server.askedOf(cadastrarCartaItem);
  expect(asked?.body).toEqual({
    cartaCorrecao: { idCartaCorrecao: 7 },
    produto: { idProduto: 1 },
    loteOrigem: { lote: 'L1' },
    nItem: 1,
    loteCorrigido: 'A1',
    quantidadeCorrigida: 4,
  });
  expect(asked?.headers.get('idempotency-key')).toBeTruthy();
  expect((await readCartas(vault, CLIENTE))?.valor.cartas[0]?.itens).toHaveLength(2);
});

test('the fields of an item are required, and nothing is sent without them', async () => {
  await openCarta(server, cartaItensSample());
  await press(`Inserir ${ORIGINAL}`);
  const dialog = await dialogo();
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(dialog.getAllByText('Campo obrigatório.')).toHaveLength(2);
  expect(dialog.getByLabelText('Novo lote')).toBe(document.activeElement);
  expect(server.askedOf(cadastrarCartaItem)).toEqual([]);
});

test('Alterar opens empty, and replaces the corrected lot', async () => {
  await openCarta(server, cartaItensSample({ A1: 4 }));
  server.reply(cadastrarCartaItem, comItens(cartaItensSample({ B2: 10 })));
  await press(`Alterar ${CORRIGIDO}`);
  const dialog = await dialogo();
  expect(dialog.getByLabelText<HTMLInputElement>('Novo lote').value).toBe('');
  expect(dialog.getByLabelText<HTMLInputElement>('Quantidade').value).toBe('');
  expect(dialog.getByText(/^Até 10 unidades: 4 deste item e 6 do lote original\./)).toBeTruthy();
  await ajustar('B2', '10');
  expect(await screen.findByText('Nenhuma unidade fica no lote original')).toBeTruthy();
  expect(server.askedOf(cadastrarCartaItem)[0]?.body).toMatchObject({
    loteCorrigido: 'B2',
    quantidadeCorrigida: 10,
    loteCorrigidoAnterior: 'A1',
  });
});

test('a lot is corrected from its own row, and a corrected lot repeats neither product nor value', async () => {
  await openCarta(server, cartaItensSample({ A1: 4 }));
  expect(screen.getByText(/^1 lote, 10 unidades: 4 corrigidas nesta carta\./)).toBeTruthy();
  const [, original, corrigido] = screen.getAllByRole('row');
  expect(original?.textContent).toContain('PRODUTO 1');
  expect(corrigido?.textContent).toContain('A14');
  expect(corrigido?.textContent).not.toMatch(/PRODUTO 1|R\$/);
  await press(`Inserir ${ORIGINAL}`);
  expect((await dialogo()).getByText('L1 (10 un.)')).toBeTruthy();
});

test('a lot whose units are all corrected is inserted already, and its button is muted', async () => {
  await openCarta(server, cartaItensSample({ A1: 10 }));
  const inserir = screen.getByRole('button', { name: `Inserir ${ORIGINAL}` });
  expect(inserir.getAttribute('aria-disabled')).toBe('true');
  await user.click(inserir);
  await expectAlert('O registro selecionado já foi inserido.');
});

test('each row has its own acts once: an original lot is inserted, a corrected one altered or deleted', async () => {
  await openCarta(server, cartaItensSample({ A1: 4 }));
  const acts = screen
    .getAllByRole('button', { name: /^(?:Inserir|Alterar|Excluir|Corrigir)/ })
    .map((button) => [button.textContent, button.getAttribute('aria-label')]);
  expect(acts).toEqual([
    ['Inserir', `Inserir ${ORIGINAL}`],
    ['Alterar', `Alterar ${CORRIGIDO}`],
    ['Excluir', `Excluir ${CORRIGIDO}`],
  ]);
});

test('only corrected lots are deleted by the key', async () => {
  await openCarta(server, cartaItensSample());
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard('{Delete}');
  await expectAlert('Apenas itens com lotes corrigidos podem ser alterados/excluídos.');
});

test('the last corrected lot of an original lot is deleted, and its row stays without one', async () => {
  await openCarta(server, cartaItensSample({ A1: 4 }));
  server.reply(excluirCartaItem, comItens(cartaItensSample()));
  await press(`Excluir ${CORRIGIDO}`);
  expect((await findBox('Confirmação')).textContent).toContain(
    `Realmente deseja excluir o item selecionado?\n\n${CORRIGIDO}`,
  );
  expect(document.activeElement?.textContent).toBe('Não');
  await press('Sim');
  expect(await screen.findByText('Nenhum lote corrigido para o lote original')).toBeTruthy();
  expect(screen.queryByText('A1')).toBeNull();
});

test('a letter needs a corrected lot to be confirmed', async () => {
  await openCarta(server, cartaItensSample());
  await press('Confirmar');
  await expectAlert('É necessário corrigir ao menos um item para concluir a carta de correção!');
  expect(server.askedOf(processarCarta)).toEqual([]);
});

test.each([
  ['Concluído', 'Concluído', 'Carta de correção gerada com sucesso'],
  ['Info', 'Mensagem', 'A carta de correção foi enviada para aprovação.'],
])('a confirmation answered with %s is told and leads to the list', async (Message, title, text) => {
  await openCarta(server, cartaItensSample({ A1: 4 }));
  server.reply(processarCarta, { Message, Description: text });
  await press('Confirmar');
  const question = await findBox('Confirmação');
  expect(question.textContent).toContain('nota fiscal 310001?\n\n• PRODUTO 1: lote L1 para A1 (4 un.)\n');
  await press('Voltar');
  expect(server.askedOf(processarCarta)).toEqual([]);
  await press('Confirmar');
  await press('Confirmar a carta');
  expect((await findBox(title)).textContent).toContain(text);
  await press('OK');
  await soon(() => expect(location.pathname).toBe('/cartacorrecao'));
  expect(server.asked.at(-1)).toBeTruthy();
});

const recusa = { status: 422, Message: 'Atenção!', Description: 'A frase do servidor.' };

test('refusals titled Atenção! have the title of their act, and the letter stays open', async () => {
  await openCarta(server, cartaItensSample({ A1: 4 }));
  server.refuse(processarCarta, recusa);
  await press('Confirmar');
  await press('Confirmar a carta');
  expect((await findBox('Falha ao processar carta de correção')).textContent).toContain(recusa.Description);
  await press('OK');
  server.refuse(excluirCartaItem, recusa);
  await press(`Excluir ${CORRIGIDO}`);
  await press('Sim');
  expect((await findBox('Falha ao excluir item da carta de correção')).textContent).toContain(
    recusa.Description,
  );
  await press('OK');
  server.refuse(cadastrarCartaItem, recusa);
  await press(`Alterar ${CORRIGIDO}`);
  await ajustar('B2', '1');
  expect((await findBox('Falha ao alterar situação da carta de correção')).textContent).toContain(
    recusa.Description,
  );
  await press('OK');
  expect((await dialogo()).getByLabelText<HTMLInputElement>('Novo lote').value).toBe('B2');
  expect(location.pathname).toBe('/cartacorrecao/alterar/7');
});

test('the keyboard inserts, alters, deletes and confirms', async () => {
  await openCarta(server, cartaItensSample());
  server.reply(cadastrarCartaItem, comItens(cartaItensSample({ A1: 4 })));
  screen.getAllByRole('row')[1]?.focus();
  await user.keyboard('{Enter}');
  await dialogo();
  await user.keyboard('A1{Tab}4{Enter}');
  await screen.findByText('Ficam 6 un. no lote original');
  // Quick presses of a list's key count once.
  await new Promise((resolve) => setTimeout(resolve, 250));
  screen.getAllByRole('row')[2]?.focus();
  await user.keyboard('{Enter}');
  await dialogo();
  await user.keyboard('{Escape}');
  server.reply(processarCarta, { Message: 'Concluído', Description: '' });
  screen.getByRole('button', { name: 'Confirmar' }).focus();
  await user.keyboard('{Enter}');
  await findBox('Confirmação');
  await user.keyboard('{Enter}');
  expect((await findBox('Concluído')).textContent).toContain('Carta de correção gerada com sucesso');
});
