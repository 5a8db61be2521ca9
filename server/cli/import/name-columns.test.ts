import { expect, test } from 'vitest';
import { COLUNAS } from '#server/integration/files/columns/columns-of.ts';
import { nameColumn } from './name-columns.ts';

const CLIENTES = {
  colunas: COLUNAS.clientes,
  mapeamento: { colunas: { codigoErp: 'CODCLI', estado: 'ESTENT', prazo: 'CODPLPAG', licencas: 'Lic.' } },
};

test.each([
  ['O campo estado falta, e o código é novo.', 'O campo estado (coluna "ESTENT") falta, e o código é novo.'],
  ['O campo licencas.0 tem de ser um de: a.', 'O campo licencas.0 (coluna "Lic.") tem de ser um de: a.'],
  [
    'O campo condicoes.0.pagamentos.0.prazo está vazio.',
    'O campo condicoes.0.pagamentos.0.prazo (coluna "CODPLPAG") está vazio.',
  ],
  [
    'O campo cidade falta, e o código é novo.',
    'O campo cidade falta, e o código é novo. O arquivo não tem coluna dele.',
  ],
  ['O campo cor não existe.', 'O campo cor não existe.'],
  ['A condição VND não existe.', 'A condição VND não existe.'],
  ['A linha não é um objeto.', 'A linha não é um objeto.'],
])('the reason %j is said as %j', (motivo, said) => {
  expect(nameColumn(motivo, CLIENTES)).toEqual({ motivo: said });
});

test('an unknown record is said with its column and the member that names it', () => {
  expect(nameColumn('O prazo 1 não existe.', CLIENTES)).toEqual({
    motivo: 'O prazo 1 (coluna "CODPLPAG") não existe.',
    citado: 'prazo',
  });
  const precos = {
    colunas: COLUNAS.precos,
    mapeamento: { colunas: { tabela: 'Lista', produto: 'Código' } },
  };
  expect(nameColumn('A tabela de preços SP 1 não existe.', precos)).toEqual({
    motivo: 'A tabela de preços SP 1 (coluna "Lista") não existe.',
    citado: 'tabela',
  });
});
