import { expect, test } from 'vitest';
import { nomeDoCampo, preenchidoPor, rotulo, tipoServido, toCadastro, VAZIO } from './cadastro.ts';

const PAULISTA = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
};
const SE = { ...PAULISTA, cep: '01001000', logradouro: 'Praça da Sé', bairro: 'Sé' };

test('an address fills fields that are empty or filled by the previous one, never typed ones', () => {
  expect(preenchidoPor(VAZIO, PAULISTA, null)).toEqual({
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
  });
  const typed = { ...VAZIO, ...PAULISTA, logradouro: 'Av. Paulista' };
  expect(preenchidoPor(typed, SE, PAULISTA)).toEqual({ bairro: 'Sé', cidade: 'São Paulo', estado: 'SP' });
});

test('a type that is not served is not chosen, the only one is', () => {
  const fisica = { idPessoaTipo: 1, descPessoaTipo: 'Pessoa física' };
  const juridica = { idPessoaTipo: 2, descPessoaTipo: 'Pessoa jurídica' };
  expect(tipoServido('', [fisica, juridica])).toBe('');
  expect(tipoServido('1', [fisica, juridica])).toBe('1');
  expect(tipoServido('1', [juridica])).toBe('2');
  expect(tipoServido('1', [])).toBe('');
});

test('is sent without signs, and a company without a birthday', () => {
  const digitado = {
    ...VAZIO,
    tipo: '2',
    cep: '01310-100',
    cpfCnpj: '12.ABC.345/01DE-35',
    telefone: '(11) 3265-4321',
    rg: '1',
  };
  expect(toCadastro(digitado, undefined)).toMatchObject({
    idPessoaTipo: 2,
    cep: '01310100',
    cpfCnpj: '12ABC34501DE35',
    telefone: '1132654321',
    rg: '',
  });
  expect(toCadastro({ ...digitado, tipo: '1' }, undefined).rg).toBe('1');
  // The file goes, not the name it had on this device.
  expect(toCadastro({ ...digitado, licencaNome: 'licenca.pdf' }, undefined)).not.toHaveProperty(
    'licencaNome',
  );
});

test('names and labels its fields by the type', () => {
  expect([nomeDoCampo('email', '1'), nomeDoCampo('email', '2'), nomeDoCampo('cidade', '2')]).toEqual([
    'email',
    'emailJuridica',
    'cidade',
  ]);
  expect([rotulo('Bairro', 'bairro', '1'), rotulo('Bairro', 'bairro', '2')]).toEqual([
    'Bairro',
    'Bairro (opcional)',
  ]);
});
