import { expect, test } from 'vitest';
import { dispositivoOf } from './dispositivo.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0 Safari/537.36`, 'Chrome no Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140 Safari/537 Edg/140`, 'Edge no Windows'],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} SamsungBrowser/28 Chrome/130 Safari`,
    'Samsung Internet no Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605.1.15', 'Safari no Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Mobile Safari/604.1',
    'Safari no iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/140 Mobile Safari/604.1', 'Chrome no iPad'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  ['Some/1.0 (Windows)', 'Navegador no Windows'],
  ['curl/8.5.0', 'Aparelho desconhecido'],
  [undefined, 'Aparelho desconhecido'],
])('the user agent %s is named %s', (userAgent, name) => {
  expect(dispositivoOf(userAgent)).toBe(name);
});
