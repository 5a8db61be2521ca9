import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';

const json = (body: unknown) => readRefusal(JSON.stringify(body));

test('a refusal of this contract is read whole', () => {
  const refusal = { Message: 'Atenção!', Description: 'Sem crédito.', Codigo: 'limite-excedido' };
  expect(json(refusal)).toEqual(refusal);
});

test.each([
  ['in small letters', { message: 'Mensagem', description: 'A frase.' }],
  ['in capitals', { Message: 'Mensagem', Description: 'A frase.' }],
  [
    'with what else it carries',
    { Message: 'Mensagem', Description: ' A frase.\n', StackTrace: 'at A.b()', x: [] },
  ],
  ['with a code of a newer server', { Message: 'Mensagem', Description: 'A frase.', Codigo: 'de-amanha' }],
])('its words are read %s', (_, body) => {
  expect(json(body)).toEqual({ Message: 'Mensagem', Description: 'A frase.' });
});

test.each([
  ['only a title', { Message: 'Atenção!' }, { Message: 'Atenção!', Description: '' }],
  ['only a sentence', { description: 'A frase.' }, { Message: '', Description: 'A frase.' }],
  [
    'a title that is none',
    { Message: null, Description: 'A frase.' },
    { Message: '', Description: 'A frase.' },
  ],
  [
    'a known code without words',
    { Message: '', Description: '', Codigo: 'grupo-pago' },
    { Message: '', Description: '', Codigo: 'grupo-pago' },
  ],
])('%s is enough', (_, body, read) => {
  expect(json(body)).toEqual(read);
});

test.each([
  'Erro interno.\n   at Loja.Boletos.Gerar(Int32 id) in C:\\loja\\Boletos.cs:line 40',
  'System.NullReferenceException: Object reference not set to an instance of an object.',
  'Traceback (most recent call last): File "a.py"',
  'TypeError: x is not a function\n    at file:///srv/app.js:3:1',
  '<html><body>502 Bad Gateway</body></html>',
  'x'.repeat(2001),
])('what is not for people is not read: %s', (text) => {
  expect(json({ Message: 'Mensagem', Description: text })).toEqual({ Message: 'Mensagem', Description: '' });
  expect(json({ Message: text, Description: text })).toBeUndefined();
});

test('a sentence for people stays as it is', () => {
  const sentence =
    'O pedido nº 10 < 20 foi recusado: saldo de R$ 5,00.\nAté amanhã, às 9:00, será analisado.';
  expect(json({ Message: 'Atenção!', Description: sentence })?.Description).toBe(sentence);
});

test.each([
  ['nothing', ''],
  ['a page of a proxy', '<!doctype html><title>502</title>'],
  ['a text', 'Bad Gateway'],
  ['other JSON', '{"error":"x"}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a broken one', '{"Message":"Aten'],
])('%s holds no refusal', (_, body) => {
  expect(readRefusal(body)).toBeUndefined();
});
