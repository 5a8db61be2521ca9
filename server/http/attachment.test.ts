import { validateHeaderValue } from 'node:http';
import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test('a plain name is kept', () => {
  expect(attachment('Boleto-100001.pdf')).toBe('attachment; filename="Boleto-100001.pdf"');
});

test('a name with other characters has a plain form for old browsers and an encoded full form', () => {
  expect(attachment('Lista de preços.csv')).toBe(
    'attachment; filename="Lista de precos.csv"; filename*=UTF-8\'\'Lista%20de%20pre%C3%A7os.csv',
  );
});

test.each(['a"b.xml', 'a\r\nSet-Cookie: x.xml', '../../etc/passwd', "it's €.xml", '\ud800.xml', ''])(
  'the name %j breaks no header and names no other folder',
  (name) => {
    const header = attachment(name);
    expect(() => validateHeaderValue('content-disposition', header)).not.toThrow();
    expect(/^attachment; filename="[\w .-]*"(; filename\*=UTF-8''[\w.!~*()%-]*)?$/.test(header)).toBe(true);
  },
);
