import { expect, test } from 'vitest';
import { partirLogradouro } from './logradouro.ts';

test.each([
  ['Rua das Quaresmeiras', 'Rua', 'das Quaresmeiras'],
  [' AVENIDA  Paulista ', 'AVENIDA', 'Paulista'],
  ['Praça do Coreto', 'Praça', 'do Coreto'],
  ['Quaresmeiras da Serra', null, 'Quaresmeiras da Serra'],
  ['Rua', null, 'Rua'],
  ['', null, ''],
])('partirLogradouro splits %j into %j and %j', (text, tipoLogradouro, logradouro) => {
  expect(partirLogradouro(text)).toEqual({ tipoLogradouro, logradouro });
});
