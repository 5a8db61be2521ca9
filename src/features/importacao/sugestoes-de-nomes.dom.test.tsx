import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCodigosDoCliente } from '#outbox/codigos/read-codigos.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { dialog, findLine, importar, press } from '#tests/support/dom/import-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

fakeServer();
const user = person();

const LOSARTANA = { idProduto: 2, nome: 'LOSARTANA POTÁSSICA', apresentacao: '50 MG X 30' };
const PARACETAMOL = { idProduto: 3, nome: 'PARACETAMOL', apresentacao: '750 MG X 20' };
const SEM_PRECO = { idProduto: 1, nome: 'LOSARTANA', apresentacao: '50 MG X 30', preco: null };
const SAIU = { idProduto: 4, nome: 'NOVALGINA', sinais: 0 };

const open = () => openPageDevice({ produtos: [SEM_PRECO, LOSARTANA, PARACETAMOL, SAIU] });

const known = async ({ vault }: PageDevice) =>
  [...(await readCodigosDoCliente(vault, CLIENTE)).values()].map((par) => `${par.texto}=${par.idProduto}`);

test('a name gets the first product that can be ordered as a suggestion; a press takes and learns it', async () => {
  const device = await open();
  await importar(device, '3 losartana 50mg');
  const use = await dialog().findByRole('button', { name: 'Usar LOSARTANA POTÁSSICA 50 MG X 30' });
  const line = await findLine('losartana 50mg');
  expect(line.textContent).toContain('Não Encontrado');
  expect(line.textContent.replace(/\s/g, ' ')).toContain('Será este? LOSARTANA POTÁSSICA 50 MG X 30');
  expect(within(line).getByRole('button', { name: 'Buscar produto' })).toBeTruthy();
  expect(dialog().queryByRole('button', { name: /sugestões$/ })).toBeNull();
  await user.click(use);
  expect((await findLine('LOSARTANA')).textContent).toContain('Será lembrado');
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 3 }));
  await soon(async () => expect(await known(device)).toEqual(['losartana 50 mg=2']));
});

test('several suggestions are taken at once, and each can be changed afterwards', async () => {
  const device = await open();
  await importar(device, '3 losartana 50mg\n6 paracetamol 750 gotinhas\nnovalgina 2 cx\n999 4');
  await user.click(await dialog().findByRole('button', { name: 'Usar as 2 sugestões' }));
  expect((await findLine('PARACETAMOL')).textContent).toContain('Encontrado');
  expect((await findLine('novalgina')).textContent).not.toContain('Será este?');
  expect((await findLine('999')).textContent).not.toContain('Será este?');
  expect(dialog().queryByRole('button', { name: /sugestões$/ })).toBeNull();
  expect(dialog().getByRole('button', { name: /^Trocar o produto de LOSARTANA/ })).toBeTruthy();
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 3, 3: 6 }));
});

test('a search for another product leaves words out one by one, and keeps the strength while it is found', async () => {
  const sinvastatina = { nome: 'SINVASTATINA', idProduto: 11, apresentacao: '20 MG X 30', preco: null };
  const outra = { ...sinvastatina, idProduto: 12, apresentacao: '10 MG X 30' };
  const device = await openPageDevice({ produtos: [sinvastatina, outra] });
  await importar(device, 'sinvastatina 20 gotinhas');
  await user.click(within(await findLine('sinvastatina 20')).getByRole('button', { name: 'Buscar produto' }));
  expect(await dialog().findAllByRole('option')).toHaveLength(1);
  expect(dialog().getByRole<HTMLInputElement>('combobox').value).toBe('sinvastatina 20');
});

const AZITROMICINA = { nome: 'AZITROMICINA', apresentacao: '500 MG COM CT BL X 2' };
const DIPIRONA = { nome: 'DIPIRONA', apresentacao: '500 MG COM CT BL X 100' };

test('of several packs the one that a line names is suggested, also if many others come before it', async () => {
  const outras = Array.from({ length: 30 }, (_, at) => ({ ...AZITROMICINA, idProduto: 10 + at }));
  const device = await openPageDevice({
    produtos: [
      ...outras,
      { ...AZITROMICINA, idProduto: 90, apresentacao: '500 MG COM CT BL X 3' },
      { ...DIPIRONA, idProduto: 91 },
      { ...DIPIRONA, idProduto: 92, apresentacao: '500 MG COM CT BL X 10' },
      { nome: 'LENÇO UMEDECIDO C/48', apresentacao: '', idProduto: 93 },
    ],
  });
  await importar(device, 'azitromicina 500mg 3cp 5\ndipirona 500 mg c/ 10 comp - 2\nlenço umedecido c/48 7');
  await user.click(await dialog().findByRole('button', { name: 'Usar as 3 sugestões' }));
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 90: 5, 92: 2, 93: 7 }));
});

test('a product in another pack says so, and is not among the suggestions taken at once', async () => {
  const device = await openPageDevice({
    produtos: [
      LOSARTANA,
      PARACETAMOL,
      { ...DIPIRONA, idProduto: 91 },
      { nome: 'NOVALGINA', idProduto: 92, apresentacao: '500 MG/ML SOL OR CT FR GOT X 20 ML' },
    ],
  });
  await importar(
    device,
    'losartana 50mg 30cp - 3\nparacetamol 750mg c/20 6\ndipirona 500mg c/10 2\nnovalgina 500mg c/20 1',
  );
  await user.click(await dialog().findByRole('button', { name: 'Usar as 2 sugestões' }));
  const line = await findLine('dipirona 500mg c/10');
  expect(line.textContent.replace(/\s/g, ' ')).toContain('Será este? DIPIRONA 500 MG COM CT BL X 100');
  expect(line.textContent).toContain('Outra embalagem? A linha pede 10 unidades.');
  expect((await findLine('novalgina')).textContent).toContain('Outra embalagem? A linha pede 20 unidades.');
  await user.click(within(line).getByRole('button', { name: /^Usar DIPIRONA/ }));
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 3, 3: 6, 91: 2 }));
});

test('a number at the end of a name is its quantity, unless a pack has as many units: then the user says which', async () => {
  const device = await open();
  await importar(device, 'losartana 50 mg 10\nparacetamol 750 mg 20\nlosartana 50 mg 30 - 4');
  await dialog().findByText('Quantidade no fim da linha: 10.');
  const pack = await findLine('paracetamol 750 mg 20');
  expect(pack.textContent).toContain('A linha termina em 20: é a embalagem ou a quantidade?');
  expect(dialog().queryAllByText(/termina em 30/)).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Usar as 2 sugestões' }));
  await user.click(within(pack).getByRole('button', { name: /^Usar 20 PARACETAMOL/ }));
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 14, 3: 20 }));
  // The quantity is no part of the learned name.
  await soon(async () =>
    expect(await known(device)).toEqual([
      'losartana 50 mg=2',
      'paracetamol 750 mg=3',
      'losartana 50 mg 30=2',
    ]),
  );
});

test('a number at the end of a name is the quantity of a product that the user searches too', async () => {
  const device = await open();
  await importar(device, 'lozartana 50 mg 8');
  const line = await findLine('lozartana');
  await user.click(within(line).getByRole('button', { name: 'Buscar produto' }));
  await user.fill(dialog().getByRole('combobox'), 'losartana 50');
  await user.click(await dialog().findByRole('option', { name: /LOSARTANA POTÁSSICA/ }));
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 8 }));
});

test('a number at the end of a name may be its pack alone', async () => {
  const device = await open();
  await importar(device, 'paracetamol 750 mg 20');
  await user.click(await dialog().findByRole('button', { name: /^Usar 1 PARACETAMOL/ }));
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 3: 1 }));
});

test('of a long list two hundred names are searched, each once, twenty at a time, and lines can be mended meanwhile', async () => {
  const device = await open();
  const asked: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const list: typeof device.engine.list = async (busca, page) => {
    asked.push(busca);
    await answered;
    return device.engine.list(busca, page);
  };
  const names = Array.from({ length: 300 }, (_, at) => `produto${1000 + at} 1 cx`);
  await importar({ ...device, engine: { ...device.engine, list } }, names.join('\n'));
  await findLine('produto1000');
  await soon(() => expect(asked).toHaveLength(20));
  await press('Tirar produto1000 da importação');
  expect(dialog().queryByRole('button', { name: 'Tirar produto1000 da importação' })).toBeNull();
  answer();
  // The line that was taken out makes room for one more.
  await soon(() => expect(asked).toHaveLength(201));
  await press('Voltar');
  expect(new Set(asked).size).toBe(201);
  expect(asked).toHaveLength(201);
});
