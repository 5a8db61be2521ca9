import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { must } from '#lib/must.ts';
import { notePlace, placeAt } from '#parts/device/localizacao.ts';
import { usePlace } from '#parts/device/use-place.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { Aparelho } from './aparelho.tsx';

const user = person();
const AT = 1_700_000_000_000;
const PLACE = { latitude: -23.5, longitude: -46.6, acuracidade: 12 };

type Answer = 'found' | 'denied' | 'unknown';

/** A browser that knows its place, does not allow it, cannot find it, or has no such function. */
function browserWith(answer: Answer | 'unsupported') {
  if (answer === 'unsupported') return;
  const coords = { latitude: PLACE.latitude, longitude: PLACE.longitude, accuracy: PLACE.acuracidade };
  const geolocation = {
    getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
      if (answer === 'found') found({ coords, timestamp: AT } as GeolocationPosition);
      else failed({ code: answer === 'denied' ? 1 : 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

function Page({ isAsked }: { isAsked: boolean }) {
  usePlace(isAsked);
  return <Aparelho buildId="test" parametrosAt={null} pedeLocalizacao={isAsked} />;
}

async function open(isAsked = true) {
  const device = await openPageDevice();
  renderPage(<Page isAsked={isAsked} />, device);
  await screen.findByRole('heading', { name: 'Pacote de suporte' });
  const agreed = async () => (await device.vault.device.get(1))?.enviaLocalizacao ?? false;
  return { agreed };
}

/** Presses the box in its card. */
async function press() {
  const title = await screen.findByRole('heading', { name: 'Localização' });
  const card = must(title.closest('details'), 'card');
  if (!card.open) await user.click(title);
  await user.click(within(card).getByRole('checkbox', { name: /^Enviar onde estou/ }));
  return within(card);
}

test('the place is not sent before the user agrees, and no more after the consent ends', async () => {
  browserWith('found');
  const { agreed } = await open();
  notePlace();
  expect(placeAt(AT)).toBe(null);
  const card = await press();
  expect(await card.findByText('Enviada com as mudanças do carrinho')).toBeTruthy();
  notePlace();
  expect([placeAt(AT), await agreed()]).toEqual([PLACE, true]);
  await press();
  expect(await card.findByText('Não é enviada')).toBeTruthy();
  expect([placeAt(AT), await agreed()]).toEqual([null, false]);
});

test('a place counts only for changes of the same two minutes', async () => {
  browserWith('found');
  await open();
  await (await press()).findByText('Enviada com as mudanças do carrinho');
  notePlace();
  expect([placeAt(AT + 120_000), placeAt(AT + 120_001), placeAt(AT - 120_001)]).toEqual([PLACE, null, null]);
});

test.each([
  ['unsupported', 'Geolocalização não suportada.'],
  ['denied', /^O navegador não permite a localização\./],
] as const)('a browser where the place is %s says so, and nothing is agreed', async (answer, sentence) => {
  browserWith(answer);
  const { agreed } = await open();
  expect(await (await press()).findByText(sentence)).toBeTruthy();
  expect(await agreed()).toBe(false);
});

test('a browser whose place is there but undefined supports none', async () => {
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  await open();
  notePlace();
  expect(await (await press()).findByText('Geolocalização não suportada.')).toBeTruthy();
});

test('a permission that was taken away later is told, and the box is no longer ticked', async () => {
  browserWith('found');
  await open();
  const card = await press();
  await card.findByText('Enviada com as mudanças do carrinho');
  browserWith('denied');
  notePlace();
  expect(await card.findByText(/^O navegador não permite a localização\./)).toBeTruthy();
  expect(card.getByText('Não é enviada')).toBeTruthy();
  expect(card.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  browserWith('found');
  await press();
  expect(await card.findByText('Enviada com as mudanças do carrinho')).toBeTruthy();
});

test('a permission that changes in the browser’s settings is told without a change of the cart', async () => {
  browserWith('found');
  const permission = Object.assign(new EventTarget(), { state: 'granted' });
  const permissions = { query: () => Promise.resolve(permission) };
  Object.defineProperty(navigator, 'permissions', { value: permissions, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'permissions'));
  await open();
  const card = await press();
  await card.findByText('Enviada com as mudanças do carrinho');
  permission.state = 'denied';
  permission.dispatchEvent(new Event('change'));
  expect(await card.findByText(/^O navegador não permite a localização\./)).toBeTruthy();
  expect(placeAt(AT)).toBe(null);
});

test('a place that cannot be found now is agreed all the same', async () => {
  browserWith('unknown');
  const { agreed } = await open();
  await (await press()).findByText('Enviada com as mudanças do carrinho');
  expect([await agreed(), placeAt(AT)]).toEqual([true, null]);
});

test('a company that does not ask for the place offers no box', async () => {
  browserWith('found');
  await open(false);
  expect(screen.queryByRole('heading', { name: 'Localização' })).toBe(null);
});
