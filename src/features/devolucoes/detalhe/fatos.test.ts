import { expect, test } from 'vitest';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { daServidor } from '#features/devolucoes/lista.ts';
import { type Contexto, fatosOf } from './fatos.ts';

const CONTEXTO: Contexto = {
  pessoa: { nome: 'Farmácia Modelo', cpfCnpjFormatado: '11.222.333/0001-81' },
  usuario: 'Ana Souza',
  listas: {
    motivos: [{ idDevolucaoMotivo: 2, descDevolucaoMotivo: 'Erro de pedido' }],
    situacoes: [],
    emitentes: [{ idPessoa: 1, nome: 'CD Guarulhos' }],
  },
  dias: null,
  hoje: '2026-11-28',
};
const one = daServidor(devolucaoSample(812));
const total = { ...one, idDevolucaoVendaTipo: 1, idDevolucaoMotivo: 2 };

test('a draft whose term has ended names the day on which it was made', () => {
  const prazoDe = (prazoAte: string) =>
    fatosOf(one, { ...CONTEXTO, dias: { dataDocumento: one.dataDevolucao, prazoAte } });
  expect(prazoDe('2026-11-28')).toContainEqual(['Prazo', 'No prazo, até 28/11/2026']);
  expect(prazoDe('2026-11-27')).toContainEqual(['Prazo', 'Foi criada no prazo em 20/11/2026']);
});

test('only a total return names a reason of its own, and empty facts are left out', () => {
  const nomes = (devolucao: typeof one) => fatosOf(devolucao, CONTEXTO).map(([nome]) => nome);
  expect(nomes(one)).not.toContain('Motivo');
  expect(nomes(one)).not.toContain('Observações');
  expect(fatosOf(total, CONTEXTO)).toContainEqual(['Motivo', 'Erro de pedido']);
});

test('without the server’s lists a reason and an issuer have their numbers', () => {
  const fatos = fatosOf(total, { ...CONTEXTO, listas: null });
  expect(fatos).toContainEqual(['Motivo', 'Motivo 2']);
  expect(fatos).toContainEqual(['CD emissor', 'CD 1']);
});

test('a return that only this device has was made by its user', () => {
  const nova = { ...one, id: null, codigoLocal: 'A7K-042', criadaPor: '' };
  expect(fatosOf(nova, CONTEXTO)).toContainEqual(['Criada por', 'Ana Souza']);
  expect(fatosOf({ ...one, criadaPor: '' }, CONTEXTO).map(([nome]) => nome)).not.toContain('Criada por');
});
