import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { consultarHotsite, type Hotsite } from '#contract/content/hotsite.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { HotsiteScreen } from './hotsite-screen.tsx';

const server = fakeServer();
const user = person();

const VERAO: Hotsite = {
  idHotsite: 1,
  nome: 'verao',
  titulo: 'Verão da saúde',
  idTipoConteudo: 2,
  html: '<p>Protetor solar com desconto.</p>',
  somenteLogado: false,
  ecommerceVitrine: { idVitrine: 7 },
};

const Vitrine = ({ idVitrine }: { idVitrine: number }) => <p>{`vitrine ${idVitrine}`}</p>;

function openHotsite(device: Parameters<typeof renderPage>[1] = null) {
  history.replaceState(null, '', '/hotsite/verao');
  renderPage(<HotsiteScreen url="verao" frameHosts={['https://mapa.example']} Vitrine={Vitrine} />, device);
}

test('a hotsite shows its title, its words and its showcase', async () => {
  server.reply(consultarHotsite, VERAO);
  openHotsite();
  expect(await screen.findByRole('heading', { level: 1, name: 'Verão da saúde' })).toBeTruthy();
  expect(screen.getByText('Protetor solar com desconto.')).toBeTruthy();
  expect(screen.getByText('vitrine 7')).toBeTruthy();
});

test.each([
  ['is empty', () => server.reply(consultarHotsite, { ...VERAO, html: null })],
  ['does not exist', () => server.reply(consultarHotsite, null)],
  [
    'the server does not name',
    () => server.refuse(consultarHotsite, { status: 404, Message: 'Atenção!', Description: 'Não há.' }),
  ],
  ['is for users only', () => server.reply(consultarHotsite, { ...VERAO, html: null, somenteLogado: true })],
])('a hotsite that %s leads a visitor home', async (_, answer) => {
  answer();
  openHotsite();
  await soon(() => expect(location.pathname).toBe('/'));
});

test('a hotsite for users only stays open for a user', async () => {
  server.reply(consultarHotsite, { ...VERAO, somenteLogado: true });
  openHotsite(await openPageDevice());
  expect(await screen.findByText('Protetor solar com desconto.')).toBeTruthy();
  expect(location.pathname).toBe('/hotsite/verao');
});

test('a hotsite without a response says that it needs a signal, and is requested again', async () => {
  server.silence(consultarHotsite);
  openHotsite();
  expect(await screen.findByText('Esta página precisa de sinal')).toBeTruthy();
  server.reply(consultarHotsite, VERAO);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Verão da saúde' })).toBeTruthy();
});

test('a hotsite that the server refuses shows the reason, and blames no signal', async () => {
  server.refuse(consultarHotsite, { status: 422, Message: 'Atenção!', Description: 'Página em revisão.' });
  openHotsite();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Não foi possível abrir esta página' }),
  ).toBeTruthy();
  expect(screen.getByText('Página em revisão.')).toBeTruthy();
  expect(screen.queryByText(/sinal/)).toBeNull();
});

test('a wide table of a hotsite stands in a frame that the keyboard scrolls', async () => {
  const wide = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(9000);
  server.reply(consultarHotsite, { ...VERAO, html: '<table><tr><td>24/12</td></tr></table>' });
  openHotsite();
  const frame = (await screen.findByRole('table')).parentElement;
  expect([frame?.tagName, frame?.tabIndex]).toEqual(['DIV', 0]);
  wide.mockRestore();
});

test.each([
  ['https://mapa.example/cd', true],
  ['https://outro.example/cd', false],
])('a page of another site at %s stands in a frame only where it may: %s', async (url, isFramed) => {
  server.reply(consultarHotsite, { ...VERAO, idTipoConteudo: 1, html: null, url });
  openHotsite();
  expect(await screen.findByRole('link', { name: 'Abrir em outra guia' })).toBeTruthy();
  expect(document.querySelector('iframe')?.getAttribute('src') === url).toBe(isFramed);
  expect(screen.queryByText('Esta página abre fora do portal') === null).toBe(isFramed);
});
