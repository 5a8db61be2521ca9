import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { daServidor } from '#features/devolucoes/lista.ts';
import { fatosOf, type Nomes, prazoText } from './fatos.ts';

const NOMES: Nomes = {
  pessoa: { nome: 'Farmácia Modelo', cpfCnpjFormatado: '11.222.333/0001-81' },
  usuario: 'Ana Souza',
  listas: {
    motivos: [{ idDevolucaoMotivo: 2, descDevolucaoMotivo: 'Erro de pedido' }],
    situacoes: [],
    emitentes: [{ idPessoa: 1, nome: 'CD Guarulhos' }],
  },
};
const one = daServidor(devolucaoSample(812));
const total = { ...one, idDevolucaoVendaTipo: 1, idDevolucaoMotivo: 2 };

test('a return out of term depends on approval until the company has decided', () => {
  expect(prazoText(one)).toBe('No prazo');
  expect(prazoText({ ...one, foraPrazo: true })).toBe('Fora do prazo: depende de aprovação');
  expect(prazoText({ ...one, foraPrazo: true, idSituacao: 2 })).toBe('Fora do prazo: depende de aprovação');
  expect(prazoText({ ...one, foraPrazo: true, idSituacao: 4 })).toBe('Fora do prazo');
});

test('only a total return names a reason of its own, and empty facts are left out', () => {
  const nomes = (devolucao: typeof one) => fatosOf(devolucao, NOMES).map(([nome]) => nome);
  expect(nomes(one)).not.toContain('Motivo');
  expect(nomes(one)).not.toContain('Observações');
  expect(fatosOf(total, NOMES)).toContainEqual(['Motivo', 'Erro de pedido']);
});

test('without the server’s lists a reason and an issuer have their numbers', () => {
  const fatos = fatosOf(total, { ...NOMES, listas: null });
  expect(fatos).toContainEqual(['Motivo', 'Motivo 2']);
  expect(fatos).toContainEqual(['CD emissor', 'CD 1']);
});

test('a return that only this device has was made by its user', () => {
  const nova = { ...one, id: null, codigoLocal: 'A7K-042', criadaPor: '' };
  expect(fatosOf(nova, NOMES)).toContainEqual(['Criada por', 'Ana Souza']);
  expect(fatosOf({ ...one, criadaPor: '' }, NOMES).map(([nome]) => nome)).not.toContain('Criada por');
});
