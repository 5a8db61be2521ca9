import { expect, test } from 'vitest';
import { COLUNAS } from './columns-of.ts';
import { parseMapeamentos, serializeMapeamentos, wrongMember } from './mapping.ts';
import { toRecord } from './to-record.ts';

test('stored mappings are read back', () => {
  const tipos = { precos: { colunas: { valorUnitario: 'Preço "novo"' }, decimal: ',' as const } };
  expect(parseMapeamentos(serializeMapeamentos(tipos))).toEqual({ ok: true, value: tipos });
});

test.each([
  ['{', 'O arquivo de colunas não é um JSON.'],
  ['[]', 'O arquivo de colunas é inválido.'],
  ['{"versao":2,"tipos":{}}', 'No arquivo de colunas, versao é inválido.'],
  [
    '{"versao":1,"tipos":{"preco":{"colunas":{"st":"ST"}}}}',
    `O arquivo de colunas tem o tipo "preco". Os tipos: ${Object.keys(COLUNAS).join(', ')}, produtos.precos, produtos.estoques.`,
  ],
  [
    '{"versao":1,"tipos":{"precos":{"colunas":{"st":1}}}}',
    'No arquivo de colunas, tipos.precos.colunas.st é inválido.',
  ],
  [
    '{"versao":1,"tipos":{},"produtos.estoques":{"colunas":{"estoque":"Saldo"}}}',
    'No arquivo de colunas, "produtos.estoques" deve ficar dentro de "tipos".',
  ],
  [
    '{"versao":1,"clientes":{"colunas":{"prazo":""}}}',
    'No arquivo de colunas, "clientes" deve ficar dentro de "tipos".',
  ],
  ['{"versao":1,"tipos":{},"nota":1}', 'O arquivo de colunas tem o membro desconhecido nota.'],
  [
    '{"versao":1,"tipos":{"precos":{"colunas":{},"decimais":","}}}',
    'O arquivo de colunas tem o membro desconhecido tipos.precos.decimais.',
  ],
])('%s is refused with a sentence', (text, error) => {
  expect(parseMapeamentos(text)).toEqual({ ok: false, error });
});

const MAPA = {
  codigoErp: 'Código',
  nome: 'Nome',
  pmc: 'PMC',
  hospitalar: 'Hosp',
  vendas: 'Rank',
  marca: 'Marca',
  apresentacao: 'Apr',
};

test('the cells of a line become the members of a record', () => {
  const campos = {
    Código: '010',
    Nome: 'Água',
    PMC: 'R$ 3,20',
    Hosp: 'N',
    Rank: '',
    Marca: '',
    Apr: '',
    Outra: 'x',
  };
  expect(toRecord(campos, COLUNAS.produtos, MAPA)).toEqual({
    ok: true,
    value: { codigoErp: '010', nome: 'Água', pmc: 3.2, hospitalar: false, apresentacao: '' },
  });
});

test.each([
  [
    { PMC: '1.234' },
    'A coluna "PMC" tem "1.234", que pode ser dois números: escreva 1234 ou 1,2340 em vez de 1.234, ou ponha "decimal": "," ' +
      'ao lado de "colunas" deste tipo em colunas.json.',
  ],
  [
    { Rank: '1.097' },
    expect.stringMatching(/^A coluna "Rank" tem "1\.097", que pode ser dois .*"decimal": ","/),
  ],
  [{ PMC: 'x' }, 'A coluna "PMC" tem "x", que não é um número.'],
  [{ Hosp: 'x' }, 'A coluna "Hosp" tem "x", que não é sim ou não.'],
  [{ Rank: '1,5' }, 'A coluna "Rank" tem "1,5", que não é um número inteiro.'],
])('a cell %j refuses its line with a sentence', (campos, error) => {
  expect(toRecord(campos, COLUNAS.produtos, MAPA)).toEqual({ ok: false, error });
});

test('an empty cell makes a member null that may be null, and a member without a column stays', () => {
  const mapa = { bloqueioMotivo: 'Bloq', anvisa: 'AFE', licencas: 'Lic' };
  expect(toRecord({ Bloq: '', AFE: '', Lic: '' }, COLUNAS.clientes, mapa)).toEqual({
    ok: true,
    value: { bloqueioMotivo: null, anvisa: null },
  });
  const titulo = { dataLiquidacao: 'Pago', pedido: 'Ped', nota: 'Nota' };
  expect(toRecord({ Pago: '', Ped: '', Nota: '' }, COLUNAS.titulos, titulo)).toEqual({
    ok: true,
    value: { dataLiquidacao: null },
  });
});

test.each([
  ['N', null],
  ['NÃO', null],
  ['0', null],
  ['S', 'Decisão da empresa'],
  ['1', 'Decisão da empresa'],
  ['Cheque devolvido', 'Cheque devolvido'],
])('a block of %j has the reason %j', (texto, bloqueioMotivo) => {
  expect(toRecord({ BLOQUEIO: texto }, COLUNAS.clientes, { bloqueioMotivo: 'BLOQUEIO' })).toEqual({
    ok: true,
    value: { bloqueioMotivo },
  });
});

test('the decimal sign of the file tells which number a cell is', () => {
  expect(toRecord({ PMC: '1.234' }, COLUNAS.produtos, MAPA, ',')).toEqual({ ok: true, value: { pmc: 1234 } });
});

test('a member that a kind of file does not know is named with those that it knows', () => {
  expect(wrongMember('prazos', COLUNAS.prazos, { colunas: { dias: 'D', inventado: 'Inv' } })).toBe(
    'As colunas de prazos não têm o membro "inventado". Os membros: codigoErp, descricao, dias.',
  );
  expect(wrongMember('prazos', COLUNAS.prazos, { colunas: { dias: 'D' } })).toBeUndefined();
});

test.each([
  ['usuarios', 'papel', 'Representante', 'representante'],
  ['clientes', 'forma', ' BOLETOANTECIPADO', 'boletoAntecipado'],
  ['clientes', 'estado', 'sp', 'SP'],
  ['usuarios', 'papel', 'COMPRADOR', 'comprador'],
  ['usuarios', 'papel', 'RCA', 'representante'],
  ['usuarios', 'papel', 'Vendedor', 'representante'],
  ['usuarios', 'papel', 'Vendedora', 'representante'],
  ['usuarios', 'papel', 'Representante Comercial', 'representante'],
  ['usuarios', 'papel', 'Chefe', 'Chefe'],
  ['usuarios', 'nome', 'Representante', 'Representante'],
  ['clientes', 'email', 'a@b.com; c@d.com', 'a@b.com'],
  ['clientes', 'email', '', ''],
  ['usuarios', 'email', 'a@b.com; c@d.com', 'a@b.com; c@d.com'],
] as const)('a cell of %s.%s with %j is %j', (recurso, membro, texto, value) => {
  const mapa = { [membro]: membro };
  expect(toRecord({ [membro]: texto }, COLUNAS[recurso], mapa)).toEqual({
    ok: true,
    value: { [membro]: value },
  });
});
