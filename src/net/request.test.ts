import { expect, test } from 'vitest';
import { toNetError } from './request.ts';

const LATER = { status: 429, retryAfter: '120' };

test('an error keeps how long our server asks to wait, with its word and without one', () => {
  const erro = { Message: 'Atenção!', Description: 'Aguarde.' };
  expect(toNetError({ ...LATER, marked: true }, JSON.stringify(erro))).toEqual({
    kind: 'refused',
    status: 429,
    erro,
    retryAfter: '120',
  });
  expect(toNetError({ ...LATER, marked: true }, '')).toEqual({
    kind: 'unbelieved',
    status: 429,
    marked: true,
    retryAfter: '120',
  });
});

test('what somebody else says is not kept', () => {
  const error = { kind: 'unbelieved', status: 429, marked: false };
  expect(toNetError({ ...LATER, marked: false }, '{"Message":"x","Description":"y"}')).toEqual(error);
});
