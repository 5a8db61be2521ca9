import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { putCodigosDoCliente } from '#mirror/codigos-do-cliente.ts';
import { readCodigosDoCliente } from '#outbox/codigos/read-codigos.ts';
import { expectComplaint } from '#tests/support/dom/complaints.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { dialog, findLine, importar, openImport, paste, press } from '#tests/support/dom/import-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

fakeServer();
const user = person();

const DIPIRONA = { idProduto: 1, nome: 'DIPIRONA' };
const LOSARTANA = { idProduto: 2, nome: 'LOSARTANA' };
const CEFALEXINA = { idProduto: 4, nome: 'CEFALEXINA' };
const EAN = '7896422507059';
const SAIU = { idProduto: 3, nome: 'NOVALGINA', sinais: 0 };

const lineButton = async (text: string, name: RegExp) =>
  within(await findLine(text)).getByRole('button', { name });

async function choose(line: string, button: RegExp, produto: string) {
  await user.click(await lineButton(line, button));
  await user.clear(dialog().getByRole('combobox'));
  await user.keyboard(produto);
  await dialog().findByRole('option', { name: new RegExp(produto, 'i') });
  await user.keyboard('{Enter}');
}

const open = () => openPageDevice({ produtos: [DIPIRONA, LOSARTANA, CEFALEXINA, SAIU] });
const known = async ({ vault }: PageDevice) =>
  [...(await readCodigosDoCliente(vault, CLIENTE)).values()].map(
    ({ texto, idProduto, contraCatalogo }) => `${texto}=${idProduto}${contraCatalogo ? '!' : ''}`,
  );
const learn = ({ vault }: PageDevice, texto: string, idProduto: number, contraCatalogo = false) =>
  putCodigosDoCliente(vault, CLIENTE, {
    at: 1,
    valor: { lista: [{ texto, idProduto, contraCatalogo }], feitas: [] },
  });

test('a product that was chosen for a code is kept once the list is imported, and is found the next time', async () => {
  const device = await open();
  await importar(device, '999;3\n1;2');
  await choose('999', /^Buscar produto/, 'losartana');
  expect((await findLine('LOSARTANA')).textContent).toContain('Será lembrado');
  expect(await known(device)).toEqual([]);
  await press('Importar');
  await soon(async () => expect(await known(device)).toEqual(['999=2']));
  expect(await device.quantidades()).toEqual({ 1: 2, 2: 3 });
});

test('a learned code and a learned name are found and said', async () => {
  const device = await open();
  await learn(device, 'dorflex cx grande', 2);
  await importar(device, 'Dorflex CX Grande - 4 un\nAB-12 2');
  const line = await findLine('LOSARTANA');
  expect(line.textContent).toContain('Encontrado');
  expect(line.textContent).toContain('Nome usado por esta farmácia');
});

test.each(['Código do produto', 'Código de barras'])(
  'by %s, a line that names its product the other way is found too',
  async (label) => {
    const device = await openPageDevice({
      produtos: [
        { ...DIPIRONA, codBarras: EAN },
        { ...LOSARTANA, codBarras: '' },
      ],
    });
    await openImport(device);
    await paste(`2;2\n${EAN};3\n888;1`);
    await user.click(dialog().getByRole('radio', { name: label }));
    await press('Próximo');
    expect((await findLine('888')).textContent).toContain('Não Encontrado');
    await press('Importar');
    await soon(async () => expect(await device.quantidades()).toEqual({ 1: 3, 2: 2 }));
  },
);

test("among bar codes a number is the customer's own code before it is one of the company's", async () => {
  const device = await openPageDevice({
    produtos: [{ ...DIPIRONA, codBarras: EAN }, LOSARTANA, CEFALEXINA],
  });
  await learn(device, '4', 2);
  await importar(device, `${EAN};3\n${EAN};1\n4;5`);
  expect((await findLine('LOSARTANA')).textContent).toContain('Código desta farmácia');
  expect(dialog().queryByText('CEFALEXINA', { exact: false })).toBeNull();
});

test('a learned code is forgotten at once, and its line is found by the catalogue alone', async () => {
  const device = await open();
  await learn(device, '999', 2);
  await importar(device, '999;3');
  expect((await findLine('LOSARTANA')).textContent).toContain('Código desta farmácia');
  await user.click(await lineButton('LOSARTANA', /^Esquecer 999/));
  await soon(async () => expect((await findLine('999')).textContent).toContain('Não Encontrado'));
  await soon(async () => expect(await known(device)).toEqual([]));
  const [row] = await device.vault.outbox.toArray();
  expect(row?.intent).toEqual({ tipo: 'codigos', aprendidos: [], esquecidos: ['999'] });
});

test("the catalogue's own code wins over a learned one, until the person chose against it", async () => {
  const device = await open();
  await learn(device, '1', 2);
  await importar(device, '1;3');
  expect((await findLine('DIPIRONA')).textContent).not.toContain('desta farmácia');
  await choose('DIPIRONA', /^Trocar o produto/, 'losartana');
  await press('Importar');
  await soon(async () => expect(await known(device)).toEqual(['1=2!']));
});

test('a choice that is not to be remembered is not kept', async () => {
  const device = await open();
  await importar(device, '999;3');
  await choose('999', /^Buscar produto/, 'losartana');
  await user.click(await lineButton('LOSARTANA', /^Não lembrar 999/));
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 3 }));
  expect(await known(device)).toEqual([]);
});

test('a product in place of one without stock is a choice of today only', async () => {
  const device = await openPageDevice({ produtos: [{ ...DIPIRONA, preco: { estoque: 0 } }, LOSARTANA] });
  await importar(device, '1;3');
  await choose('DIPIRONA', /^Trocar o produto/, 'losartana');
  expect((await findLine('LOSARTANA')).textContent).not.toContain('Será lembrado');
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 3 }));
  expect(await known(device)).toEqual([]);
});

test('a second choice in place of a product without stock is one of today only, too', async () => {
  const device = await openPageDevice({
    produtos: [{ ...DIPIRONA, preco: { estoque: 0 } }, LOSARTANA, CEFALEXINA],
  });
  await importar(device, '1;3');
  await choose('DIPIRONA', /^Trocar o produto/, 'losartana');
  await choose('LOSARTANA', /^Trocar o produto/, 'cefalexina');
  expect((await findLine('CEFALEXINA')).textContent).not.toContain('Será lembrado');
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 4: 3 }));
  expect(await known(device)).toEqual([]);
});

test("a choice is remembered only if it changes what is known: neither the catalogue's nor the learned product", async () => {
  const device = await open();
  await learn(device, '999', 2);
  await importar(device, '1;3\n999;2');
  await choose('DIPIRONA', /^Trocar o produto/, 'dipirona');
  expect((await findLine('DIPIRONA')).textContent).not.toContain('Será lembrado');
  await choose('LOSARTANA', /^Trocar o produto/, 'cefalexina');
  expect((await findLine('CEFALEXINA')).textContent).toContain('Será lembrado');
  await choose('CEFALEXINA', /^Trocar o produto/, 'losartana');
  expect((await findLine('LOSARTANA')).textContent).toContain('Código desta farmácia');
});

test("the choice of the catalogue's product against a learned one is remembered: the pair is forgotten", async () => {
  const device = await open();
  await learn(device, '1', 2, true);
  await importar(device, '1;3');
  await choose('LOSARTANA', /^Trocar o produto/, 'dipirona');
  expect((await findLine('DIPIRONA')).textContent).toContain('Será lembrado');
  await press('Importar');
  await soon(async () => expect(await known(device)).toEqual([]));
});

test('of two choices for one text the later one is remembered', async () => {
  const device = await open();
  await importar(device, 'Dorflex CX Grande - 4 un\nDORFLEX CX GRANDE - 2 un');
  await choose('DORFLEX', /^Buscar produto/, 'losartana');
  await choose('Dorflex', /^Buscar produto/, 'cefalexina');
  expect((await findLine('CEFALEXINA')).textContent).toContain('Será lembrado');
  expect((await findLine('LOSARTANA')).textContent).not.toContain('Será lembrado');
  await press('Importar');
  await soon(async () => expect(await known(device)).toEqual(['dorflex cx grande=4']));
});

test('a product that was forgotten and is chosen again, in another line of the text, will be remembered', async () => {
  const device = await open();
  await learn(device, 'dorflex cx grande', 2);
  await importar(device, 'Dorflex CX Grande - 4 un\nDORFLEX CX GRANDE - 2 un');
  await choose('DORFLEX', /^Trocar o produto/, 'cefalexina');
  await user.click(await lineButton('LOSARTANA', /^Esquecer/));
  await soon(async () => expect((await findLine('Dorflex')).textContent).toContain('Não Encontrado'));
  await choose('DORFLEX', /^Trocar o produto/, 'losartana');
  expect((await findLine('DORFLEX')).textContent).toContain('Será lembrado');
});

test('a learned product that is no longer sold says so, and stays learned', async () => {
  const device = await open();
  await learn(device, '999', 3);
  await importar(device, '999;3');
  const line = await findLine('NOVALGINA');
  expect(line.textContent).toContain('Inativo');
  expect(line.textContent).toContain('Código desta farmácia');
  expect(await known(device)).toEqual(['999=3']);
});

test('codes that could not be read when they were to be kept are said, and the import is made', async () => {
  expectComplaint(/^the codes of a customer could not be kept/);
  const device = await open();
  await importar(device, '999;3');
  await choose('999', /^Buscar produto/, 'losartana');
  vi.spyOn(device.vault.documentos, 'get').mockRejectedValue(new Error('no disk'));
  await press('Importar');
  const box = await findBox('Mensagem');
  expect(box.textContent).toContain('Os códigos desta farmácia não puderam ser guardados.');
  expect(await device.quantidades()).toEqual({ 2: 3 });
});
