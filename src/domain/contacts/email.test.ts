import { expect, test } from 'vitest';
import { erroEmail, isEmailAlteravel, isMesmoEmail, normalizeEmail } from './email.ts';

test.each([
  ['compras@farmacia.com.br', null],
  ['  compras@farmacia.com.br ', null],
  ['"<script>"@x.com', null],
  ['contato@xn--ao-siab.com.br', null],
  [`${'a'.repeat(64)}@${'x'.repeat(185)}.com`, null],
  ['', 'Campo obrigatório.'],
  ['   ', 'Campo obrigatório.'],
  ['compras', 'Informe um e-mail válido.'],
  ['a@b', 'Informe um e-mail válido.'],
  ['a@b.c', 'Informe um e-mail válido.'],
  [`${'a'.repeat(65)}@x.com`, 'Informe um e-mail válido.'],
  [`${'a'.repeat(64)}@${'x'.repeat(186)}.com`, 'Informe um e-mail válido.'],
  ['a@x.com\r\nBcc: b@x.com', 'Informe um e-mail válido.'],
  ['a\r\n@x.com', 'Informe um e-mail válido.'],
  ['joão@x.com', 'Informe um e-mail válido.'],
  ['a\u202e@x.com', 'Informe um e-mail válido.'],
  ['a@x\u202e.com', 'Informe um e-mail válido.'],
  ['a@<b>.com', 'Informe um e-mail válido.'],
  ['a@-b.com', 'Informe um e-mail válido.'],
  ['a@b-.com', 'Informe um e-mail válido.'],
  ['a..b@c.com', 'Informe um e-mail válido.'],
  ['.a@c.com', 'Informe um e-mail válido.'],
  ['a.@c.com', 'Informe um e-mail válido.'],
  ['a@ção.com.br', 'Informe um e-mail válido.'],
  ['a@lоja.com.br', 'Informe um e-mail válido.'],
])('erroEmail of %j is %j', (text, erro) => {
  expect(erroEmail(text)).toBe(erro);
});

test('normalizeEmail trims, and writes only the domain in lower case', () => {
  expect(normalizeEmail(' Ana.Souza@Farmácia.COM.br ')).toBe('Ana.Souza@farmácia.com.br');
  expect(normalizeEmail('Ana')).toBe('Ana');
});

test('isMesmoEmail ignores case and surrounding spaces', () => {
  expect(isMesmoEmail('A@x.com', ' a@X.com')).toBe(true);
  expect(isMesmoEmail('a@x.com', 'b@x.com')).toBe(false);
});

test.each([
  [{}, true],
  [{ principal: true }, false],
  [{ enviarPedido: true }, false],
  [{ enviarCobranca: true }, false],
])('isEmailAlteravel of an address with %j is %j', (use, isAlteravel) => {
  const promotions = { principal: false, enviarPedido: false, enviarCobranca: false };
  expect(isEmailAlteravel({ ...promotions, ...use })).toBe(isAlteravel);
});
