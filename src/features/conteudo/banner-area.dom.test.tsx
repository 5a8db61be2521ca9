import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Banner, consultarBanners } from '#contract/content/banner.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { BannerArea } from './banner-area.tsx';
import { Carousel } from './carousel.tsx';
import { Footer } from './footer.tsx';

const server = fakeServer();

const banner = (idBannerCategoria: number): Banner => ({
  idBanner: idBannerCategoria,
  idBannerCategoria,
  idBannerConteudoTipo: 2,
  descricao: '',
  abrirNovaGuia: false,
  html: `<p>banner ${idBannerCategoria}</p>`,
});
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => server.reply(consultarBanners, [4, 5, 6, 7, 8].map(banner)));

test('banners of category 4 stand over a page, those of category 6 at its end', async () => {
  renderPage(
    <>
      <BannerArea area="topo" />
      <BannerArea area="inferior" />
    </>,
  );
  expect((await region('Avisos da loja')).getByText('banner 4')).toBeTruthy();
  expect((await region('Mais da loja')).getByText('banner 6')).toBeTruthy();
  expect(screen.getAllByText(/^banner /)).toHaveLength(2);
});

test('the carousel shows banners of category 5', async () => {
  renderPage(<Carousel />);
  expect((await region('Destaques da loja')).getByText('banner 5')).toBeTruthy();
  expect(screen.getAllByText(/^banner /)).toHaveLength(1);
});

test('the footer shows banners of category 8 and the html of the parameters', async () => {
  renderPage(<Footer html="<p>Entrega em até 1 dia útil</p>" hasBanners />);
  expect((await region('Sobre o atendimento')).getByText('banner 8')).toBeTruthy();
  expect(screen.getByText('Entrega em até 1 dia útil')).toBeTruthy();
  expect(screen.getAllByText(/^banner /)).toHaveLength(1);
});
