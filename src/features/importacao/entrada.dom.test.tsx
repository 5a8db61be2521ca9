import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  button,
  dialog,
  field,
  findLine,
  importar,
  openImport,
  paste,
  press,
} from '#tests/support/dom/import-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { readDraft } from './draft.ts';

fakeServer();
const user = person();
afterEach(() => vi.unstubAllGlobals());

const FOTO_ABERTA = 'Use as linhas da foto, ou tire a foto daqui.';
const FOTO = new File(['x'], 'lista.jpg', { type: 'image/jpeg' });

const openDevice = () =>
  openPageDevice({
    produtos: [
      { idProduto: 1, nome: 'DIPIRONA' },
      { idProduto: 2, nome: 'LOSARTANA' },
    ],
  });

const choose = (label: string, file: File) =>
  user.upload(dialog().getByLabelText<HTMLInputElement>(label, { selector: 'input' }), file);
const texto = () => dialog().findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da foto' });
const named = () => dialog().getByRole<HTMLInputElement>('searchbox', { name: 'Nome e quantidade' });
const reviewTab = () => dialog().getByRole<HTMLButtonElement>('tab', { name: 'Confirmar Importação' });

/** Opens a picture whose lines are typed, in a browser that goes on opening it. */
async function openTyped(lines: string) {
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  await choose('Foto da lista', FOTO);
  await press('Cancelar a leitura');
  if (lines !== '') await user.type(await texto(), lines);
}

test('a file that is taken after a review ends it: only what stands in the text is imported', async () => {
  const device = await openDevice();
  await importar(device, '1;7');
  await findLine('DIPIRONA');
  await press('Voltar');
  expect(reviewTab().disabled).toBe(false);
  await choose('Arquivo da importação', new File(['2;3\n'], 'lista.csv', { type: 'text/csv' }));
  await soon(() => expect(field().value).toContain('2;3'));
  expect(reviewTab().disabled).toBe(true);
  await press('Próximo');
  await findLine('LOSARTANA');
  await press('Importar');
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 7, 2: 3 }));
});

test('a name that is typed after a review ends it, and is imported with the others', async () => {
  const device = await openDevice();
  await importar(device, '1;7');
  await findLine('DIPIRONA');
  await press('Voltar');
  await user.type(named(), 'AB-12;3');
  expect(reviewTab().disabled).toBe(true);
  await press('Próximo');
  expect(await findLine('AB-12')).toBeTruthy();
});

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the import is closed', cleanup],
])(
  'a name that is only being typed is kept when %s, with the lines that are still offered',
  async (_, leave) => {
    const device = await openDevice();
    await openImport(device);
    await paste('1;7');
    cleanup();
    await openImport(device);
    await user.type(named(), 'dipirona;5');
    leave();
    expect(readDraft(device.vault.name, CLIENTE)).toMatchObject({
      texto: '1;7\n',
      avulsas: [{ identificacao: 'dipirona', quantidade: 5 }],
    });
  },
);

test('the lines that are offered are dropped without those that are being written', async () => {
  const device = await openDevice();
  await openImport(device);
  await paste('1;7');
  cleanup();
  await openImport(device);
  await openTyped('2 - 3');
  await user.type(named(), 'dipirona;5');
  await press('Descartar');
  expect(dialog().queryByText(/^Você deixou/)).toBeNull();
  expect((await texto()).value).toBe('2 - 3');
  expect(named().value).toBe('dipirona;5');
  await soon(() => expect(readDraft(device.vault.name, CLIENTE)).toMatchObject({ texto: '' }));
});

test('a name that is included leaves what was said of the list before it', async () => {
  await openImport(await openDevice());
  await paste('bom dia\n1;7\n2;3');
  expect(dialog().getByText('bom dia')).toBeTruthy();
  await user.type(named(), 'dipirona;5{Enter}');
  expect(dialog().getByText('dipirona (5)')).toBeTruthy();
  expect(dialog().getByText('bom dia')).toBeTruthy();
});

test('a list that a keyboard inserts in place of all codes leaves the names that were included', async () => {
  await openImport(await openDevice());
  await paste('12;5');
  await user.type(named(), 'dipirona;5{Enter}');
  await user.fill(field(), '12;8\nlosartana;4');
  expect(field().value).toBe('12;8\n');
  expect(dialog().getByText('dipirona (5)')).toBeTruthy();
  expect(dialog().getByText('losartana (4)')).toBeTruthy();
});

test('an input that is taken up again clears what was said of the one before', async () => {
  const device = await openDevice();
  await openImport(device);
  await paste('1;7');
  cleanup();
  await openImport(device);
  await press('Próximo');
  expect(await dialog().findByText('Informe ao menos um produto.')).toBeTruthy();
  await press('Retomar');
  expect(field().value).toBe('1;7');
  expect(dialog().queryByText('Informe ao menos um produto.')).toBeNull();
});

test('the review waits until the lines of an open picture are used or put away', async () => {
  await importar(await openDevice(), '1;7');
  await findLine('DIPIRONA');
  await press('Voltar');
  await openTyped('2 - 3');
  expect(reviewTab().disabled).toBe(true);
  await press('Próximo');
  expect(dialog().getByText(FOTO_ABERTA)).toBeTruthy();
  expect((await texto()).value).toBe('2 - 3');
  await press('Usar estas linhas');
  expect(dialog().queryByText(FOTO_ABERTA)).toBeNull();
  await press('Próximo');
  expect(await findLine('LOSARTANA')).toBeTruthy();
});

test('another picture does not replace the lines of one, and takes the place of an empty one', async () => {
  await openImport(await openDevice());
  await openTyped('2 - 3');
  await choose('Foto da lista', new File(['yy'], 'outra.jpg', { type: 'image/jpeg' }));
  expect(dialog().getByText(FOTO_ABERTA)).toBeTruthy();
  expect((await texto()).value).toBe('2 - 3');
  await user.clear(await texto());
  await choose('Foto da lista', new File(['yy'], 'outra.jpg', { type: 'image/jpeg' }));
  expect(button('Cancelar a leitura')).toBeTruthy();
  expect(dialog().queryByText(FOTO_ABERTA)).toBeNull();
});

test('the same picture is read again when it is chosen again after its reading was cancelled', async () => {
  await openImport(await openDevice());
  await openTyped('');
  await choose('Foto da lista', FOTO);
  expect(button('Cancelar a leitura')).toBeTruthy();
});
