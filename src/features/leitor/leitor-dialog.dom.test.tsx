import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { provideCamera } from '#tests/support/dom/fake-camera.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import type { ProdutoSample } from '#tests/support/dom/samples.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { LeitorDialog } from './leitor-dialog.tsx';
import type { Reader } from './reader.ts';

fakeServer();
const user = person();

const DIPIRONA = { idProduto: 1, nome: 'DIPIRONA', codBarras: '7896422507059' };
const LOSARTANA = { idProduto: 2, nome: 'LOSARTANA', codBarras: '7891317427542' };
const UNKNOWN = '7890000000017';

const dialog = () => within(screen.getByRole('dialog', { name: 'Ler código' }));
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const readItems = () =>
  within(dialog().getByRole('list', { name: 'Códigos lidos' })).getAllByRole('listitem');
const typed = () => dialog().getByRole('searchbox', { name: 'Digitar o código' });

/** The boxes in front of the camera, as the reader gives their codes. */
function createShelf() {
  let texts: string[] = [];
  let isClosed = false;
  const open = async (): Promise<Reader> => ({
    read: async () => texts,
    close: () => {
      isClosed = true;
    },
  });
  return { open, show: (...next: string[]) => void (texts = next), isClosed: () => isClosed };
}

async function openLeitor({
  produtos = [DIPIRONA, LOSARTANA],
  shelf = createShelf(),
  openWith = shelf.open,
}: {
  produtos?: readonly ProdutoSample[];
  shelf?: ReturnType<typeof createShelf>;
  openWith?: () => Promise<Reader>;
} = {}) {
  const device: PageDevice = await openPageDevice({ produtos });
  const onClose = vi.fn<() => void>();
  const { unmount } = renderPage(<LeitorDialog onClose={onClose} openWith={openWith} />, device);
  await screen.findByRole('dialog', { name: 'Ler código' });
  return { device, onClose, unmount, shelf };
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Holds a search of the engine until `release`. */
function hold(engine: PageDevice['engine'], name: 'readCodigos' | 'readProdutos') {
  const { promise, resolve } = Promise.withResolvers<void>();
  const real = engine[name].bind(engine) as (...given: unknown[]) => Promise<never>;
  vi.spyOn(engine, name).mockImplementation(async (...given: unknown[]) => {
    await promise;
    return real(...given);
  });
  return resolve;
}

test('boxes in front of the camera become a list, the newest first, each once', async () => {
  provideCamera();
  const vibrate = vi.fn<() => boolean>();
  Object.assign(navigator, { vibrate });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
  const { shelf } = await openLeitor();
  expect(await dialog().findByText('Aponte para o código da caixa.')).toBeTruthy();
  shelf.show(']E07896422507059', ']d201078964225070591727043010AB12');
  const dipirona = await dialog().findByRole('link', { name: /^DIPIRONA/ });
  expect(dipirona.closest('li')?.textContent).toMatch(/EAN 7896422507059 · Lote AB12, validade 30\/04\/2027/);
  expect(dipirona.closest('li')?.textContent).toMatch(/R\$\s10,00/);
  shelf.show(']E07891317427542');
  await dialog().findByRole('link', { name: /^LOSARTANA/ });
  shelf.show(`]E0${UNKNOWN}`);
  expect(await dialog().findByText(`${UNKNOWN} não está no catálogo`)).toBeTruthy();
  expect(readItems().map((item) => item.querySelector('p')?.textContent)).toEqual([
    `${UNKNOWN} não está no catálogo`,
    expect.stringMatching(/^LOSARTANA/),
    expect.stringMatching(/^DIPIRONA/),
  ]);
  expect(vibrate).toHaveBeenCalledTimes(3);
});

test('a read product is added with its quantity, on top of the cart’s, and the undo takes it out again', async () => {
  provideCamera();
  const { device, shelf } = await openLeitor();
  await device.pedir(1, 4);
  shelf.show('7896422507059');
  await user.click(await dialog().findByRole('button', { name: /^Aumentar a quantidade de DIPIRONA/ }));
  await user.click(button(/^Adicionar: DIPIRONA/));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 6 }));
  expect(await dialog().findByText('6 no carrinho')).toBeTruthy();
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 4 }));
});

test('what was read goes into the cart at the end, and closing asks about it first', async () => {
  provideCamera();
  const { device, shelf, onClose } = await openLeitor();
  shelf.show('7896422507059', '7891317427542');
  await dialog().findByRole('button', { name: 'Concluir (2)' });
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Deixar de fora?' }));
  expect(question.getByText('2 itens lidos ainda não estão no carrinho.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Voltar' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button(/^Aumentar a quantidade de DIPIRONA/));
  await user.click(button('Concluir (2)'));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2, 2: 1 }));
  await soon(async () => expect(onClose).toHaveBeenCalledOnce());
});

test('a read product that is taken out is not asked about', async () => {
  provideCamera();
  const { shelf, onClose } = await openLeitor();
  shelf.show('7896422507059');
  await dialog().findByRole('button', { name: 'Concluir (1)' });
  await user.click(button(/^Remover DIPIRONA/));
  expect(await dialog().findByText('Os produtos lidos aparecem aqui.')).toBeTruthy();
  // The box is still in front of the camera, for some pictures more.
  await wait(500);
  expect(dialog().queryByRole('link')).toBeNull();
  await user.click(button('Concluir'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('of a code of several products only the chosen one goes into the cart', async () => {
  provideCamera();
  const outra = { ...LOSARTANA, codBarras: DIPIRONA.codBarras };
  const { device, shelf, onClose } = await openLeitor({ produtos: [DIPIRONA, outra] });
  shelf.show('7896422507059');
  expect(await dialog().findByText('Este código é de 2 produtos: escolha.')).toBeTruthy();
  await user.click(button('Concluir'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Deixar de fora?' }));
  await user.click(question.getByRole('button', { name: 'Voltar' }));
  await user.click(button(/^Aumentar a quantidade de LOSARTANA/));
  expect(dialog().queryByText('Este código é de 2 produtos: escolha.')).toBeNull();
  await user.click(button('Concluir (1)'));
  await soon(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await device.quantidades()).toEqual({ 2: 2 });
});

test('a product of a shared code that is taken out leaves the other', async () => {
  provideCamera();
  const outra = { ...LOSARTANA, codBarras: DIPIRONA.codBarras };
  const { device, shelf } = await openLeitor({ produtos: [DIPIRONA, outra] });
  shelf.show('7896422507059');
  await user.click(await dialog().findByRole('button', { name: /^Remover LOSARTANA/ }));
  await user.click(await dialog().findByRole('button', { name: 'Concluir (1)' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 1 }));
});

test('a code that is still looked up is not left out', async () => {
  provideCamera();
  const { device, shelf, onClose } = await openLeitor();
  const release = hold(device.engine, 'readCodigos');
  shelf.show('7896422507059');
  await dialog().findByRole('list', { name: 'Códigos lidos' });
  await user.click(button('Concluir'));
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Deixar de fora?' }));
  expect(question.getByText('1 item lido ainda não está no carrinho.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Voltar' }));
  expect(onClose).not.toHaveBeenCalled();
  release();
  await dialog().findByRole('button', { name: 'Concluir (1)' });
});

test('a code read while the others are written keeps the list open, and nothing is asked about them', async () => {
  provideCamera();
  const { device, shelf, onClose } = await openLeitor();
  shelf.show('7896422507059');
  await dialog().findByRole('button', { name: 'Concluir (1)' });
  const release = hold(device.engine, 'readProdutos');
  await user.click(button('Concluir (1)'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  shelf.show('7891317427542');
  await soon(() => expect(readItems()).toHaveLength(2));
  release();
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 1 }));
  await dialog().findByRole('link', { name: /^LOSARTANA/ });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await dialog().findByRole('button', { name: 'Concluir (1)' }));
  await soon(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await device.quantidades()).toEqual({ 1: 1, 2: 1 });
});

test('a product that is out of stock by now does not hold up the others, and is told', async () => {
  provideCamera();
  const { device, shelf, onClose } = await openLeitor();
  shelf.show('7896422507059', '7891317427542');
  await dialog().findByRole('button', { name: 'Concluir (2)' });
  const read = device.engine.readProdutos.bind(device.engine);
  vi.spyOn(device.engine, 'readProdutos').mockImplementation(async (...given) => {
    const reply = await read(...given);
    const produtos = reply.produtos.map((p) =>
      p.idProduto === 2 && p.preco ? { ...p, preco: { ...p.preco, estoque: 0 } } : p,
    );
    return { ...reply, produtos };
  });
  await user.click(button('Concluir (2)'));
  expect(
    await shownToasts().findByText('1 item no carrinho. 1 item sem estoque ou sem condição.'),
  ).toBeTruthy();
  expect(await device.quantidades()).toEqual({ 1: 1 });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({}));
});

test('an undo takes only its own units out of the cart, and they are to be added again', async () => {
  provideCamera();
  const { device, shelf } = await openLeitor();
  shelf.show('7896422507059');
  await user.click(await dialog().findByRole('button', { name: /^Aumentar a quantidade de DIPIRONA/ }));
  await user.click(button(/^Adicionar: DIPIRONA/));
  await dialog().findByText('2 no carrinho');
  await device.pedir(1, 10);
  await dialog().findByText('10 no carrinho');
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 8 }));
  await user.click(await dialog().findByRole('button', { name: 'Concluir (1)' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 10 }));
});

test('an undo that fails leaves the product in the cart: it is not added twice', async () => {
  provideCamera();
  const { device, shelf } = await openLeitor();
  shelf.show('7896422507059');
  await user.click(await dialog().findByRole('button', { name: /^Adicionar: DIPIRONA/ }));
  await dialog().findByText('1 no carrinho');
  vi.spyOn(device.vault, 'transaction').mockRejectedValue(new Error('disk'));
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  const told = within(await screen.findByRole('alertdialog'));
  await user.click(told.getByRole('button'));
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(button('Concluir')).toBeTruthy();
});

test('a box that comes back after it was added counts once more', async () => {
  provideCamera();
  const { device, shelf } = await openLeitor();
  shelf.show('7896422507059');
  await user.click(await dialog().findByRole('button', { name: /^Adicionar: DIPIRONA/ }));
  await dialog().findByRole('button', { name: 'Concluir' });
  shelf.show();
  await wait(2600);
  expect(button('Concluir')).toBeTruthy();
  shelf.show('7896422507059');
  await user.click(await dialog().findByRole('button', { name: 'Concluir (1)' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2 }));
});

test('a code typed again after it was taken out or added counts at once', async () => {
  provideCamera();
  const { device } = await openLeitor();
  await user.type(typed(), '7896422507059{Enter}');
  await user.click(await dialog().findByRole('button', { name: /^Remover DIPIRONA/ }));
  await user.type(typed(), '7896422507059{Enter}');
  await user.click(await dialog().findByRole('button', { name: /^Adicionar: DIPIRONA/ }));
  await dialog().findByText('1 no carrinho');
  await user.type(typed(), '7896422507059{Enter}');
  await user.click(await dialog().findByRole('button', { name: 'Concluir (1)' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2 }));
});

test('a box that stays in sight behind another dialog is not counted again', async () => {
  provideCamera();
  const { shelf } = await openLeitor();
  shelf.show('7896422507059');
  await user.click(await dialog().findByRole('button', { name: /^Adicionar: DIPIRONA/ }));
  await dialog().findByText('1 no carrinho');
  const over = document.createElement('dialog');
  document.body.append(over);
  over.showModal();
  await wait(2600);
  over.close();
  over.remove();
  await wait(400);
  expect(button('Concluir')).toBeTruthy();
});

test('a code that is no product’s is said, and the reading goes on', async () => {
  provideCamera();
  const { shelf } = await openLeitor();
  shelf.show(']d1https://example.com');
  expect(await dialog().findByText('Este código não é de um produto.')).toBeTruthy();
  shelf.show('7896422507059');
  await dialog().findByRole('link', { name: /^DIPIRONA/ });
  expect(await dialog().findByText('Aponte para o código da caixa.')).toBeTruthy();
});

test.each([
  ['NotAllowedError', /^O navegador não deixa usar a câmera\./],
  ['NotFoundError', /^Este aparelho não tem câmera\./],
  ['NotReadableError', /^A câmera está em uso por outro programa\./],
  ['TypeError', /^A câmera não abriu\./],
])('a camera that ends with %s has a sentence, and a code can be typed', async (refuse, sentence) => {
  provideCamera({ refuse });
  await openLeitor();
  expect(await dialog().findByText(sentence)).toBeTruthy();
  await user.type(typed(), '7896422507050{Enter}');
  expect(await dialog().findByText('O último dígito não confere: confira os números.')).toBeTruthy();
  await user.fill(typed(), '7896422507059');
  await user.click(button('Incluir'));
  await dialog().findByRole('link', { name: /^DIPIRONA/ });
  expect((typed() as HTMLInputElement).value).toBe('');
});

test('a camera that another program takes is asked for again', async () => {
  const camera = provideCamera();
  const { shelf } = await openLeitor();
  await dialog().findByText('Aponte para o código da caixa.');
  act(camera.end);
  expect(await dialog().findByText(/^A câmera está em uso/)).toBeTruthy();
  await user.click(button('Tentar de novo'));
  shelf.show('7896422507059');
  await dialog().findByRole('link', { name: /^DIPIRONA/ });
  expect(camera.on()).toBe(1);
});

test('a reader that is not on the device says so, and is fetched on another try', async () => {
  provideCamera();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shelf = createShelf();
  let hasSignal = false;
  const openWith = async () => {
    if (!hasSignal) throw new Error('no signal');
    return shelf.open();
  };
  await openLeitor({ shelf, openWith });
  expect(await dialog().findByText(/^O leitor ainda não está neste aparelho/)).toBeTruthy();
  hasSignal = true;
  await user.click(button('Tentar de novo'));
  shelf.show('7896422507059');
  await dialog().findByRole('link', { name: /^DIPIRONA/ });
});

test('the camera is off on a hidden page and after closing, and on again when the page is looked at', async () => {
  const camera = provideCamera();
  const { shelf, onClose, unmount } = await openLeitor();
  await dialog().findByText('Aponte para o código da caixa.');
  expect(camera.on()).toBe(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(camera.on()).toBe(0);
  expect(shelf.isClosed()).toBe(true);
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await dialog().findByText('Aponte para o código da caixa.');
  expect(camera.on()).toBe(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(camera.on()).toBe(0);
});

test('the lamp is turned on and off', async () => {
  const camera = provideCamera();
  await openLeitor();
  await user.click(await dialog().findByRole('button', { name: 'Acender a luz' }));
  await user.click(await dialog().findByRole('button', { name: 'Apagar a luz' }));
  await dialog().findByRole('button', { name: 'Acender a luz' });
  expect(camera.lamp).toEqual([true, false]);
});

test('a product without stock offers its alert in the place of the counter', async () => {
  provideCamera();
  const { shelf } = await openLeitor({ produtos: [{ ...DIPIRONA, preco: { estoque: 0 } }] });
  shelf.show('7896422507059');
  await dialog().findByRole('button', { name: /^Avise-me Quando Chegar: DIPIRONA/ });
  expect(dialog().queryByRole('button', { name: /^Adicionar/ })).toBeNull();
});

test('while another dialog is on top nothing is read', async () => {
  provideCamera();
  const { shelf } = await openLeitor();
  await dialog().findByText('Aponte para o código da caixa.');
  const over = document.createElement('dialog');
  document.body.append(over);
  over.showModal();
  shelf.show('7896422507059');
  await wait(300);
  expect(dialog().queryByRole('link')).toBeNull();
  over.close();
  over.remove();
  await dialog().findByRole('link', { name: /^DIPIRONA/ });
});
