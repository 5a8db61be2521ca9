import { expect, test } from 'vitest';
import { compareEmails, compareTelefones } from './ordem.ts';

test('addresses begin with the principal one and follow their text in any case', () => {
  const email = (text: string, principal = false) => ({ email: text, principal });
  const lista = [email('b@x.com'), email('C@x.com'), email('a@x.com'), email('z@x.com', true)];
  expect(lista.toSorted(compareEmails).map((one) => one.email)).toEqual([
    'z@x.com',
    'a@x.com',
    'b@x.com',
    'C@x.com',
  ]);
});

test('phones begin with the principal one and follow type, area code, prefix and number', () => {
  const telefone = (text: string) => {
    const [tipo = '', ddd = '', prefixo = '', numero = '', principal] = text.split(' ');
    const telefoneTipo = { idTelefoneTipo: Number(tipo), descTelefoneTipo: '' };
    return { text, telefoneTipo, ddd, prefixo, numero, principal: principal === 'principal' };
  };
  const inOrder = [
    '6 99 9999 9999 principal',
    '4 99 9999 9999',
    '6 11 3333 9999',
    '6 11 98765 1000',
    '6 11 98765 1001',
    '6 21 3333 1000',
  ];
  const found = inOrder.toReversed().map(telefone).toSorted(compareTelefones);
  expect(found.map(({ text }) => text)).toEqual(inOrder);
});
