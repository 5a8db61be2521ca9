import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onAdicao } from '#parts/device/analise.ts';
import { holdCompartilhado } from '#parts/dialogs/compartilhado.ts';
import { expectComplaint } from '#tests/support/dom/complaints.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  button,
  dialog,
  field,
  findLine,
  openImport,
  paste,
  press,
} from '#tests/support/dom/import-page.tsx';
import { carrinhoSample } from '#tests/support/dom/pagamento.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox, shownToasts, soon } from '#tests/support/dom/shown.ts';

fakeServer();
const user = person();

const DIPIRONA = { idProduto: 1, nome: 'DIPIRONA' };
const LOSARTANA = { idProduto: 2, nome: 'LOSARTANA' };

const openDevice = () => openPageDevice({ produtos: [DIPIRONA, LOSARTANA] });

/** Leaves the dialog and opens it again, as a reload does. */
function openAgain(device: PageDevice) {
  cleanup();
  return openImport(device);
}

test('an import without a line says that there is nothing to look up', async () => {
  await openImport(await openDevice());
  await press('Próximo');
  expect(await dialog().findByText('Informe ao menos um produto.')).toBeTruthy();
});

test('an import says at its start that the cart takes nothing yet, and keeps the text when it leads there', async () => {
  const device = await openDevice();
  const at = Date.now();
  await device.vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: carrinhoSample(), at });
  await openImport(device);
  await dialog().findByText(/ainda não recebe produtos/);
  await paste('1;2');
  await press('Próximo');
  await findLine('DIPIRONA');
  await press('Importar');
  await user.click(await screen.findByRole('button', { name: 'Ir para o Carrinho' }));
  await soon(() => expect(location.pathname).toBe('/carrinho'));
  await openAgain(device);
  expect(dialog().getByText(/^Você deixou 1 linha aqui/)).toBeTruthy();
});

test('a name that is typed among the codes goes on in its own field, and is reviewed with them', async () => {
  await openImport(await openDevice());
  await user.click(field());
  await user.keyboard('1;2\ndipirona;5{Enter}losartana');
  const named = dialog().getByRole<HTMLInputElement>('searchbox', { name: 'Nome e quantidade' });
  expect(field().value.trim()).toBe('1;2');
  expect(named.value).toBe('losartana');
  expect(document.activeElement).toBe(named);
  await press('Próximo');
  expect((await findLine('losartana')).textContent).toContain('Não Encontrado');
  expect((await findLine('dipirona')).textContent).toContain('Não Encontrado');
  expect(button('Importar').textContent).toBe('Importar 1 produto');
});

test('a list that a keyboard inserts is read as a pasted one', async () => {
  await openImport(await openDevice());
  await user.fill(field(), 'dipirona;5\n1;2\nlosartana;4');
  expect(field().value.trim()).toBe('1;2');
  expect(dialog().getByText('dipirona (5)')).toBeTruthy();
  expect(dialog().getByText('losartana (4)')).toBeTruthy();
});

test('an import begins with its text and the products’ codes, and the review opens after it', async () => {
  await openImport(await openDevice());
  const tabs = dialog().getAllByRole<HTMLButtonElement>('tab');
  expect(tabs.map((tab) => tab.lastChild?.textContent)).toEqual(['Importação', 'Confirmar Importação']);
  expect(tabs.map((tab) => [tab.ariaSelected, tab.disabled])).toEqual([
    ['true', false],
    ['false', true],
  ]);
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Código do produto' }).checked).toBe(true);
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Código de barras' }).checked).toBe(false);
});

test.each([
  ['Código do produto', '7890000000002;2', 'LOSARTANA'],
  ['Código de barras', '7890000000002;2', 'DIPIRONA'],
])('an import by %s finds what that names', async (tipo, texto, nome) => {
  const coded = { ...LOSARTANA, codBarras: '', codigoErp: '7890000000002' };
  await openImport(await openPageDevice({ produtos: [{ ...DIPIRONA, codBarras: '7890000000002' }, coded] }));
  await user.click(dialog().getByRole('radio', { name: tipo }));
  await paste(texto);
  await user.click(dialog().getByRole('radio', { name: tipo }));
  await press('Próximo');
  expect((await findLine(nome)).textContent).toContain('Encontrado');
});

test("an import adds to the cart's quantities, and its undo removes as much", async () => {
  const device = await openDevice();
  await device.pedir(1, 4);
  const onClose = await openImport(device);
  const lists: string[] = [];
  const stop = onAdicao((lista) => lists.push(lista));
  await paste('1;6\n2;2\n1;1\n999;3');
  await press('Próximo');
  expect((await findLine('DIPIRONA')).textContent).toContain('linhas 1 e 3 somadas');
  expect((await findLine('999')).textContent).toContain('Não Encontrado');
  await press('Importar');
  expect(await shownToasts().findByText(/^2 itens incluídos no carrinho\./)).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(lists).toEqual(['Importação de Produtos']);
  stop();
  expect(await device.quantidades()).toEqual({ 1: 11, 2: 2 });
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 4 }));
});

test('lines of one product count as one product', async () => {
  const device = await openPageDevice({ produtos: [{ ...DIPIRONA, codBarras: '7896422507059' }] });
  await openImport(device);
  await paste('1;2\n7896422507059;3');
  await press('Próximo');
  await soon(() => expect(button('Importar').textContent).toBe('Importar 1 produto'));
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 5 }));
});

test('a line that was not found is mended with a product that is searched for', async () => {
  const device = await openDevice();
  await openImport(device);
  await paste('999;3');
  await press('Próximo');
  const line = within(await findLine('999'));
  await user.click(line.getByRole('button', { name: /^Buscar produto/ }));
  await user.keyboard('losartana');
  await dialog().findByRole('option', { name: /LOSARTANA/ });
  await user.keyboard('{Enter}');
  expect((await findLine('LOSARTANA')).textContent).toContain('Encontrado');
  await press('Voltar');
  expect(field().value).toBe('999;3');
  await user.click(dialog().getByRole('tab', { name: 'Confirmar Importação' }));
  expect((await findLine('LOSARTANA')).textContent).toContain('Encontrado');
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 3 }));
});

test('a line without stock says so, and offers similar products that are in stock', async () => {
  const similar = { idProduto: 3, nome: 'NOVALGINA', substancia: 'DIPIRONA' };
  const esgotada = { ...DIPIRONA, preco: { estoque: 0 } };
  const device = await openPageDevice({ produtos: [esgotada, LOSARTANA, similar] });
  await openImport(device);
  await paste('1;6\n2;1');
  await press('Próximo');
  expect((await findLine('LOSARTANA')).textContent).not.toContain('Sem estoque');
  const line = await findLine('DIPIRONA');
  expect(line.textContent).toContain('Sem estoque');
  await user.click(within(line).getByRole('button', { name: /^Trocar o produto de DIPIRONA/ }));
  const options = within(await dialog().findByRole('listbox', { name: 'Similares com estoque' }));
  await user.click(options.getByRole('option', { name: /^NOVALGINA/ }));
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 1, 3: 6 }));
});

test('an import names no brand and no maker that the company did not give', async () => {
  const semMarca = { ...DIPIRONA, idMarca: 2, marca: 'Não informada', idFabricante: 2, fabricante: 'EMS' };
  const semFabricante = { ...LOSARTANA, fabricante: 'Não informado' };
  await openImport(await openPageDevice({ produtos: [semMarca, semFabricante] }));
  await paste('1;6\n999;3');
  await press('Próximo');
  expect((await findLine('DIPIRONA')).textContent).toContain('EMS');
  await user.click(within(await findLine('999')).getByRole('button', { name: /^Buscar produto/ }));
  await user.keyboard('losartana');
  const option = await dialog().findByRole('option', { name: /LOSARTANA/ });
  expect(option.textContent).not.toContain('Não informado');
});

test('nothing closes an import while it is looked up', async () => {
  const device = await openDevice();
  const { promise, resolve } = Promise.withResolvers<void>();
  const readProdutos: typeof device.engine.readProdutos = async (...asked) => {
    await promise;
    return device.engine.readProdutos(...asked);
  };
  const onClose = await openImport({ ...device, engine: { ...device.engine, readProdutos } });
  await paste('1;7');
  await press('Próximo');
  expect(await dialog().findByText('0 de 1 linha')).toBeTruthy();
  expect(button('Cancelar').disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  resolve();
  await findLine('DIPIRONA');
  expect(button('Cancelar').disabled).toBe(false);
});

test('an import that could not be looked up says so and keeps its lines', async () => {
  expectComplaint(/import could not be looked up|catalogue read failed/);
  const device = await openDevice();
  const readProdutos: typeof device.engine.readProdutos = () => Promise.reject(new Error('no engine'));
  await openImport({ ...device, engine: { ...device.engine, readProdutos } });
  await paste('1;7');
  await press('Próximo');
  const box = await findBox('Mensagem');
  expect(box.textContent).toContain('Houve um erro ao validar a importação.');
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  expect(field().value).toBe('1;7');
});

test('an import that the device could not keep says so, and can be tried again', async () => {
  const device = await openDevice();
  const onClose = await openImport(device);
  await paste('1;7');
  await press('Próximo');
  await findLine('DIPIRONA');
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  device.vault.outbox.hook('creating', refuse);
  await press('Importar');
  const box = await findBox('Mensagem');
  expect(box.textContent).toContain('Houve um erro ao incluir a importação.');
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(await device.quantidades()).toEqual({});
  device.vault.outbox.hook('creating').unsubscribe(refuse);
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 7 }));
});

test('an import that was left is offered again, until it is cancelled', async () => {
  const device = await openDevice();
  await openImport(device);
  await paste('1;7\n2;3');
  await openAgain(device);
  expect(dialog().getByText(/^Você deixou 2 linhas aqui/)).toBeTruthy();
  await press('Retomar');
  expect(field().value).toBe('1;7\n2;3\n');
  await press('Cancelar');
  await openAgain(device);
  expect(dialog().queryByText(/^Você deixou/)).toBeNull();
  expect(field().value).toBe('');
});

test('a picture that another app shared, or that is chosen, opens next to its text, and is put away', async () => {
  // This browser cannot open pictures: the lines are typed.
  expectComplaint(/a picture could not be read/);
  holdCompartilhado(new File(['x'], 'lista.jpg', { type: 'image/jpeg' }));
  await openImport(await openDevice());
  const texto = await dialog().findByRole('textbox', { name: 'Texto da foto' });
  await user.type(texto, '1 - 6{Enter}dorflex 2 cx');
  await press('Usar estas linhas');
  expect(dialog().queryByRole('textbox', { name: 'Texto da foto' })).toBeNull();
  expect(field().value).toBe('1;6\n');
  expect(dialog().getByText('dorflex (2)')).toBeTruthy();
  await user.upload(
    document.querySelector<HTMLInputElement>('input[aria-label="Foto da lista"]') ??
      document.createElement('input'),
    new File(['y'], 'outra.png', { type: 'image/png' }),
  );
  await user.click(await dialog().findByRole('button', { name: 'Tirar a foto daqui' }));
  expect(field().value).toBe('1;6\n');
});
