import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';

const json = (body: unknown) => readRefusal(JSON.stringify(body));

test('readRefusal returns a complete refusal of this contract unchanged', () => {
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
])('readRefusal reads the words of a refusal %s', (_, body) => {
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
])('readRefusal accepts %s', (_, body, read) => {
  expect(json(body)).toEqual(read);
});

test.each([
  'Erro interno.\n   at Loja.Boletos.Gerar(Int32 id) in C:\\loja\\Boletos.cs:line 40',
  'System.NullReferenceException: Object reference not set to an instance of an object.',
  'Traceback (most recent call last): File "a.py"',
  'TypeError: x is not a function\n    at file:///srv/app.js:3:1',
  '<html><body>502 Bad Gateway</body></html>',
  'x'.repeat(2001),
])('readRefusal drops text that is not for users: %s', (text) => {
  expect(json({ Message: 'Mensagem', Description: text })).toEqual({ Message: 'Mensagem', Description: '' });
  expect(json({ Message: text, Description: text })).toBeUndefined();
});

test.each([
  ['<b>Linha</b><br/>dois', 'Linha dois'],
  ['<p>Sem crédito.</p>\n<p>Ligue para <a href="tel:0800">0800</a>.</p>', 'Sem crédito. Ligue para 0800.'],
  ['Sem crédito.<script>alert(1)</script>', 'Sem crédito.'],
  ['Sem crédito. <img src=x onerror=alert(1)', 'Sem crédito.'],
  ['Cr&eacute;dito &lt; R$ 5,00', 'Crédito < R$ 5,00'],
])('readRefusal reduces HTML to its text: %s', (text, words) => {
  expect(json({ Message: 'Atenção!', Description: text })).toEqual({
    Message: 'Atenção!',
    Description: words,
  });
});

test.each([
  '<!DOCTYPE html>\n<title>503</title><h1>Service Unavailable</h1>',
  '<pre>System.Exception: x\n   at Loja.Gerar(Int32 id)</pre>',
  'Erro<br>   at Loja.Gerar(Int32 id)',
  '<script>alert(1)</script>',
  '<br/>',
])('readRefusal drops pages, stack traces in HTML and HTML without text: %s', (text) => {
  expect(json({ Message: 'Atenção!', Description: text })?.Description).toBe('');
});

test('readRefusal returns a plain sentence unchanged', () => {
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
])('readRefusal returns undefined for %s', (_, body) => {
  expect(readRefusal(body)).toBeUndefined();
});
