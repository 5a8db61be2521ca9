import { expect, test } from 'vitest';
import { erroTelefone, isTelefoneAlteravel, primeiroErroTelefone, TELEFONE_TIPOS } from './telefone.ts';

const DDD = 'Favor informar o DDD contendo 2 dígitos.';
const PREFIXO = 'Favor informar um prefixo contendo entre 4 e 5 dígitos.';
const NUMERO = 'Favor informar o número contendo 4 dígitos.';
const FORMATO = 'O formato do telefone informado é inválido.';

test.each([
  ['ddd', '11', null],
  ['ddd', '', 'Campo obrigatório.'],
  ['ddd', '1', DDD],
  ['ddd', '011', DDD],
  ['ddd', '1a', DDD],
  ['ddd', '１１', DDD],
  ['ddd', '01', FORMATO],
  ['ddd', '10', FORMATO],
  ['prefixo', '5550', null],
  ['prefixo', '98765', null],
  ['prefixo', '', 'Campo obrigatório.'],
  ['prefixo', '123', PREFIXO],
  ['prefixo', '987654', PREFIXO],
  ['prefixo', '12345', FORMATO],
  ['numero', '4321', null],
  ['numero', '0000', null],
  ['numero', '', 'Campo obrigatório.'],
  ['numero', '43', NUMERO],
  ['numero', '43210', NUMERO],
  ['numero', '4321\n', NUMERO],
] as const)('erroTelefone of the part %s %j is %j', (part, text, erro) => {
  expect(erroTelefone(part, text)).toBe(erro);
});

test('primeiroErroTelefone names the first wrong part', () => {
  expect(primeiroErroTelefone({ ddd: '11', prefixo: '98765', numero: '4321' })).toBeNull();
  expect(primeiroErroTelefone({ ddd: '1', prefixo: '123', numero: '43' })).toBe(DDD);
  expect(primeiroErroTelefone({ ddd: '11', prefixo: '123', numero: '43' })).toBe(PREFIXO);
  expect(primeiroErroTelefone({ ddd: '11', prefixo: '98765', numero: '43' })).toBe(NUMERO);
});

test('isTelefoneAlteravel is true for WhatsApp only', () => {
  const alteraveis = TELEFONE_TIPOS.filter((telefoneTipo) => isTelefoneAlteravel({ telefoneTipo }));
  expect(alteraveis).toEqual([{ idTelefoneTipo: 6, descTelefoneTipo: 'WhatsApp' }]);
});
