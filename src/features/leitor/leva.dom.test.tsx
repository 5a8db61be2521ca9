import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PageDevice } from '#tests/support/dom/device.ts';
import { provideCamera } from '#tests/support/dom/fake-camera.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  button,
  coverLeitor,
  DIPIRONA,
  LOSARTANA,
  leitor,
  openLeitor,
  readItems,
  typed,
} from '#tests/support/dom/leitor-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';

fakeServer();
const user = person();

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

test('a read product is added with its quantity, on top of the cart’s, and the undo takes it out again', async () => {
  provideCamera();
  const { device, shelf } = await openLeitor();
  await device.pedir(1, 4);
  shelf.show('7896422507059');
  await user.click(await leitor().findByRole('button', { name: /^Aumentar a quantidade de DIPIRONA/ }));
  await user.click(button(/^Pôr só este no carrinho: DIPIRONA/));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 6 }));
  expect(await leitor().findByText('6 no carrinho')).toBeTruthy();
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 4 }));
});

test('what was read goes into the cart at the end, and closing asks about it first', async () => {
  provideCamera();
  const { device, shelf, onClose } = await openLeitor();
  shelf.show('7896422507059', '7891317427542');
  await leitor().findByRole('button', { name: 'Pôr 2 itens no carrinho' });
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Deixar de fora?' }));
  expect(question.getByText('2 itens lidos ainda não estão no carrinho.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Voltar' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button(/^Aumentar a quantidade de DIPIRONA/));
  await user.click(button('Pôr 2 itens no carrinho'));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2, 2: 1 }));
  await soon(async () => expect(onClose).toHaveBeenCalledOnce());
});

test('a read product that is taken out is not asked about', async () => {
  provideCamera();
  const { shelf, onClose } = await openLeitor();
  shelf.show('7896422507059');
  await leitor().findByRole('button', { name: 'Pôr 1 item no carrinho' });
  await user.click(button(/^Remover DIPIRONA/));
  expect(await leitor().findByText('Os produtos lidos aparecem aqui.')).toBeTruthy();
  // The box is still in front of the camera, for some pictures more.
  const before = shelf.pictures();
  await soon(() => expect(shelf.pictures()).toBeGreaterThan(before + 2));
  expect(leitor().queryByRole('link')).toBeNull();
  await user.click(button('Concluir'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('of a code of several products only the chosen one goes into the cart', async () => {
  provideCamera();
  const outra = { ...LOSARTANA, codBarras: DIPIRONA.codBarras };
  const { device, shelf, onClose } = await openLeitor({ produtos: [DIPIRONA, outra] });
  shelf.show('7896422507059');
  expect(await leitor().findByText('Este código é de 2 produtos: escolha.')).toBeTruthy();
  await user.click(button('Concluir'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Deixar de fora?' }));
  await user.click(question.getByRole('button', { name: 'Voltar' }));
  await user.click(button(/^Aumentar a quantidade de LOSARTANA/));
  expect(leitor().queryByText('Este código é de 2 produtos: escolha.')).toBeNull();
  await user.click(button('Pôr 1 item no carrinho'));
  await soon(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await device.quantidades()).toEqual({ 2: 2 });
});

test('a product of a shared code that is taken out leaves the other', async () => {
  provideCamera();
  const outra = { ...LOSARTANA, codBarras: DIPIRONA.codBarras };
  const { device, shelf } = await openLeitor({ produtos: [DIPIRONA, outra] });
  shelf.show('7896422507059');
  await user.click(await leitor().findByRole('button', { name: /^Remover LOSARTANA/ }));
  await user.click(await leitor().findByRole('button', { name: 'Pôr 1 item no carrinho' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 1 }));
});

test('a code that is still looked up is not left out', async () => {
  provideCamera();
  const { device, shelf, onClose } = await openLeitor();
  const release = hold(device.engine, 'readCodigos');
  shelf.show('7896422507059');
  await leitor().findByRole('list', { name: 'Códigos lidos' });
  await user.click(button('Concluir'));
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Deixar de fora?' }));
  expect(question.getByText('1 item lido ainda não está no carrinho.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Voltar' }));
  expect(onClose).not.toHaveBeenCalled();
  release();
  await leitor().findByRole('button', { name: 'Pôr 1 item no carrinho' });
});

test('a code read while the others are written keeps the list open, and nothing is asked about them', async () => {
  provideCamera();
  const { device, shelf, onClose } = await openLeitor();
  shelf.show('7896422507059');
  await leitor().findByRole('button', { name: 'Pôr 1 item no carrinho' });
  const release = hold(device.engine, 'readProdutos');
  await user.click(button('Pôr 1 item no carrinho'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  shelf.show('7891317427542');
  await soon(() => expect(readItems()).toHaveLength(2));
  release();
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 1 }));
  await leitor().findByRole('link', { name: /^LOSARTANA/ });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await leitor().findByRole('button', { name: 'Pôr 1 item no carrinho' }));
  await soon(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await device.quantidades()).toEqual({ 1: 1, 2: 1 });
});

test('a product that is out of stock by now does not hold up the others, and is told', async () => {
  provideCamera();
  const { device, shelf, onClose } = await openLeitor();
  shelf.show('7896422507059', '7891317427542');
  await leitor().findByRole('button', { name: 'Pôr 2 itens no carrinho' });
  const read = device.engine.readProdutos.bind(device.engine);
  vi.spyOn(device.engine, 'readProdutos').mockImplementation(async (...given) => {
    const reply = await read(...given);
    const produtos = reply.produtos.map((p) =>
      p.idProduto === 2 && p.preco ? { ...p, preco: { ...p.preco, estoque: 0 } } : p,
    );
    return { ...reply, produtos };
  });
  await user.click(button('Pôr 2 itens no carrinho'));
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
  await user.click(await leitor().findByRole('button', { name: /^Aumentar a quantidade de DIPIRONA/ }));
  await user.click(button(/^Pôr só este no carrinho: DIPIRONA/));
  await leitor().findByText('2 no carrinho');
  await device.pedir(1, 10);
  await leitor().findByText('10 no carrinho');
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 8 }));
  await user.click(await leitor().findByRole('button', { name: 'Pôr 1 item no carrinho' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 10 }));
});

test('an undo that fails leaves the product in the cart: it is not added twice', async () => {
  provideCamera();
  const { device, shelf } = await openLeitor();
  shelf.show('7896422507059');
  await user.click(await leitor().findByRole('button', { name: /^Pôr só este no carrinho: DIPIRONA/ }));
  await leitor().findByText('1 no carrinho');
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
  await user.click(await leitor().findByRole('button', { name: /^Pôr só este no carrinho: DIPIRONA/ }));
  await leitor().findByRole('button', { name: 'Concluir' });
  shelf.show();
  // Half a second from picture to picture.
  let ahead = 0;
  vi.spyOn(device.env, 'now').mockImplementation(() => Date.now() + (ahead += 500));
  const before = shelf.pictures();
  await soon(() => expect(shelf.pictures()).toBeGreaterThan(before + 5));
  expect(button('Concluir')).toBeTruthy();
  shelf.show('7896422507059');
  await user.click(await leitor().findByRole('button', { name: 'Pôr 1 item no carrinho' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2 }));
});

test('a code typed again after it was taken out or added counts at once', async () => {
  provideCamera();
  const { device } = await openLeitor();
  await user.type(typed(), '7896422507059{Enter}');
  await user.click(await leitor().findByRole('button', { name: /^Remover DIPIRONA/ }));
  await user.type(typed(), '7896422507059{Enter}');
  await user.click(await leitor().findByRole('button', { name: /^Pôr só este no carrinho: DIPIRONA/ }));
  await leitor().findByText('1 no carrinho');
  await user.type(typed(), '7896422507059{Enter}');
  await user.click(await leitor().findByRole('button', { name: 'Pôr 1 item no carrinho' }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 1: 2 }));
});

test('a box that stays in sight behind another dialog is not counted again', async () => {
  provideCamera();
  const { device, shelf } = await openLeitor();
  shelf.show('7896422507059');
  await user.click(await leitor().findByRole('button', { name: /^Pôr só este no carrinho: DIPIRONA/ }));
  await leitor().findByText('1 no carrinho');
  const uncover = coverLeitor();
  vi.spyOn(device.env, 'now').mockImplementation(() => Date.now() + 60_000);
  uncover();
  const before = shelf.pictures();
  await soon(() => expect(shelf.pictures()).toBeGreaterThan(before + 2));
  expect(button('Concluir')).toBeTruthy();
});
