import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { provideCamera } from '#tests/support/dom/fake-camera.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import {
  button,
  coverLeitor,
  createShelf,
  DIPIRONA,
  leitor,
  openLeitor,
  readItems,
  typed,
} from '#tests/support/dom/leitor-page.tsx';
import { person } from '#tests/support/dom/person.ts';

fakeServer();
const user = person();

const UNKNOWN = '7890000000017';

test('boxes in front of the camera become a list, the newest first, each once', async () => {
  provideCamera();
  const vibrate = vi.fn<() => boolean>();
  Object.assign(navigator, { vibrate });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
  const { shelf } = await openLeitor();
  expect(await leitor().findByText('Aponte para o código da caixa.')).toBeTruthy();
  shelf.show(']E07896422507059', ']d201078964225070591727043010AB12');
  const dipirona = await leitor().findByRole('link', { name: /^DIPIRONA/ });
  expect(dipirona.closest('li')?.textContent).toMatch(/EAN 7896422507059 · Lote AB12, validade 30\/04\/2027/);
  expect(dipirona.closest('li')?.textContent).toMatch(/R\$\s10,00/);
  shelf.show(']E07891317427542');
  await leitor().findByRole('link', { name: /^LOSARTANA/ });
  shelf.show(`]E0${UNKNOWN}`);
  expect(await leitor().findByText(`${UNKNOWN} não está no catálogo`)).toBeTruthy();
  expect(readItems().map((item) => item.querySelector('p')?.textContent)).toEqual([
    `${UNKNOWN} não está no catálogo`,
    expect.stringMatching(/^LOSARTANA/),
    expect.stringMatching(/^DIPIRONA/),
  ]);
  expect(vibrate).toHaveBeenCalledTimes(3);
});

test('a code that is no product’s is said, and the reading goes on', async () => {
  provideCamera();
  const { shelf } = await openLeitor();
  shelf.show(']d1https://example.com');
  expect(await leitor().findByText('Este código não é de um produto.')).toBeTruthy();
  shelf.show('7896422507059');
  await leitor().findByRole('link', { name: /^DIPIRONA/ });
  expect(await leitor().findByText('Aponte para o código da caixa.')).toBeTruthy();
});

test.each([
  ['NotAllowedError', /^O navegador não deixa usar a câmera\./],
  ['NotFoundError', /^Este aparelho não tem câmera\./],
  ['NotReadableError', /^A câmera está em uso por outro programa\./],
  ['TypeError', /^A câmera não abriu\./],
])('a camera that ends with %s has a sentence, and a code can be typed', async (refuse, sentence) => {
  provideCamera({ refuse });
  await openLeitor();
  expect(await leitor().findByText(sentence)).toBeTruthy();
  await user.type(typed(), '7896422507050{Enter}');
  expect(await leitor().findByText('O último dígito não confere: confira os números.')).toBeTruthy();
  await user.fill(typed(), '7896422507059');
  await user.click(button('Incluir'));
  await leitor().findByRole('link', { name: /^DIPIRONA/ });
  expect(typed().value).toBe('');
  expect(document.activeElement).toBe(typed());
});

test('a camera that another program takes is asked for again', async () => {
  const camera = provideCamera();
  const { shelf } = await openLeitor();
  await leitor().findByText('Aponte para o código da caixa.');
  act(camera.end);
  expect(await leitor().findByText(/^A câmera está em uso/)).toBeTruthy();
  await user.click(button('Tentar de novo'));
  shelf.show('7896422507059');
  await leitor().findByRole('link', { name: /^DIPIRONA/ });
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
  expect(await leitor().findByText(/^O leitor ainda não está neste aparelho/)).toBeTruthy();
  hasSignal = true;
  await user.click(button('Tentar de novo'));
  shelf.show('7896422507059');
  await leitor().findByRole('link', { name: /^DIPIRONA/ });
});

test('the camera is off on a hidden page and after closing, and on again when the page is looked at', async () => {
  const camera = provideCamera();
  const { shelf, onClose, unmount } = await openLeitor();
  await leitor().findByText('Aponte para o código da caixa.');
  expect(camera.on()).toBe(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(camera.on()).toBe(0);
  expect(shelf.isClosed()).toBe(true);
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await leitor().findByText('Aponte para o código da caixa.');
  expect(camera.on()).toBe(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(camera.on()).toBe(0);
});

test('the lamp is turned on and off', async () => {
  const camera = provideCamera();
  await openLeitor();
  await user.click(await leitor().findByRole('button', { name: 'Acender a luz' }));
  await user.click(await leitor().findByRole('button', { name: 'Apagar a luz' }));
  await leitor().findByRole('button', { name: 'Acender a luz' });
  expect(camera.lamp).toEqual([true, false]);
});

test('a product without stock offers its alert in the place of the counter', async () => {
  provideCamera();
  const { shelf } = await openLeitor({ produtos: [{ ...DIPIRONA, preco: { estoque: 0 } }] });
  shelf.show('7896422507059');
  await leitor().findByRole('button', { name: /^Avise-me Quando Chegar: DIPIRONA/ });
  expect(leitor().queryByRole('button', { name: /^Pôr só este/ })).toBeNull();
});

test('while another dialog is on top nothing is read', async () => {
  provideCamera();
  const { shelf } = await openLeitor();
  await leitor().findByText('Aponte para o código da caixa.');
  const uncover = coverLeitor();
  shelf.show('7896422507059');
  const before = shelf.pictures();
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(shelf.pictures()).toBe(before);
  uncover();
  await leitor().findByRole('link', { name: /^DIPIRONA/ });
});
