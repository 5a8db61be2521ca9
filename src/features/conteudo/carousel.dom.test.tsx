import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BANNER_CARROSSEL, type Banner, consultarBanners } from '#contract/content/banner.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { Carousel } from './carousel.tsx';

const server = fakeServer();
const user = person();

const banner = (idBanner: number): Banner => ({
  idBanner,
  idBannerCategoria: BANNER_CARROSSEL,
  idBannerConteudoTipo: 1,
  caminhoImagem: `/b${idBanner}.webp`,
  descricao: `Oferta ${idBanner}`,
  abrirNovaGuia: false,
});

const place = () => within(screen.getByRole('region', { name: 'Destaques da loja' }));
const current = () => place().getByRole('button', { current: true }).getAttribute('aria-label');
const press = (name: string) => user.click(place().getByRole('button', { name }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

async function openCarousel() {
  renderPage(<Carousel />);
  await screen.findByRole('region', { name: 'Destaques da loja' });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.reply(consultarBanners, [1, 2, 3].map(banner));
});
afterEach(() => void vi.useRealTimers());

test('the slides are a Tab stop while the current one has no link', async () => {
  server.reply(consultarBanners, [{ ...banner(1), urlBanner: '/busca' }, banner(2)]);
  await openCarousel();
  const slides = place().getByRole('list');
  expect(slides.tabIndex).toBe(-1);
  await press('Próximo destaque');
  expect(slides.tabIndex).toBe(0);
  await press('Destaque anterior');
  expect(slides.tabIndex).toBe(-1);
});

test('the carousel goes on by itself every seven seconds, and from the last slide to the first', async () => {
  await openCarousel();
  expect(current()).toBe('Destaque 1 de 3: Oferta 1');
  pass(6900);
  expect(current()).toBe('Destaque 1 de 3: Oferta 1');
  pass(200);
  expect(current()).toBe('Destaque 2 de 3: Oferta 2');
  pass(7000);
  pass(7000);
  expect(current()).toBe('Destaque 1 de 3: Oferta 1');
});

test('the carousel stands still while somebody points at it, and goes on afterwards', async () => {
  await openCarousel();
  await user.hover(screen.getByRole('region'));
  pass(30_000);
  expect(current()).toBe('Destaque 1 de 3: Oferta 1');
  await user.unhover(screen.getByRole('region'));
  pass(7000);
  expect(current()).toBe('Destaque 2 de 3: Oferta 2');
});

test('the carousel stands still while the keyboard is in it, and follows the arrow keys', async () => {
  await openCarousel();
  act(() =>
    place()
      .getByRole('button', { name: /^Destaque 2/ })
      .focus(),
  );
  pass(30_000);
  expect(current()).toBe('Destaque 1 de 3: Oferta 1');
  await user.keyboard('{ArrowRight}');
  expect(current()).toBe('Destaque 2 de 3: Oferta 2');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(current()).toBe('Destaque 3 de 3: Oferta 3');
});

test('the carousel’s buttons lead to each slide, and only the one in view can be reached', async () => {
  await openCarousel();
  await press('Próximo destaque');
  await press('Próximo destaque');
  await press('Destaque anterior');
  expect(current()).toBe('Destaque 2 de 3: Oferta 2');
  await press('Destaque 3 de 3: Oferta 3');
  const slides = [...document.querySelectorAll('li')];
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false]);
});

test('the carousel that was stopped stays where it is after pointer and keyboard have left it', async () => {
  await openCarousel();
  await press('Parar a troca de destaques');
  await user.unhover(screen.getByRole('region'));
  act(() => (document.activeElement as HTMLElement).blur());
  pass(30_000);
  expect(current()).toBe('Destaque 1 de 3: Oferta 1');
  await press('Trocar destaques sozinho');
  await user.unhover(screen.getByRole('region'));
  act(() => (document.activeElement as HTMLElement).blur());
  pass(7000);
  expect(current()).toBe('Destaque 2 de 3: Oferta 2');
});

test('where less motion is wanted the carousel never moves by itself and offers no button for it', async () => {
  setViewport({ stillness: true });
  await openCarousel();
  pass(30_000);
  expect(current()).toBe('Destaque 1 de 3: Oferta 1');
  expect(place().queryByRole('button', { name: /troca/ })).toBeNull();
});
