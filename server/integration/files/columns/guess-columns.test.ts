import { expect, test } from 'vitest';
import { COLUNAS } from './columns-of.ts';
import { guessColumns, normalTitle } from './guess-columns.ts';

test('titles are compared without accents, units, signs and small words', () => {
  expect(normalTitle(' Preço de Venda (R$) ')).toBe('precovenda');
  expect(normalTitle('PRECO_VENDA R$')).toBe('precovenda');
});

test('columns are found by names of members and by synonyms', () => {
  const header = ['Tabela', 'Cód. Produto', 'Preço Unitário (R$)', '% Desconto', 'Usuário da alteração'];
  expect(guessColumns(header, COLUNAS.precos)).toEqual({
    mapa: {
      tabela: 'Tabela',
      produto: 'Cód. Produto',
      valorUnitario: 'Preço Unitário (R$)',
      descontoComercial: '% Desconto',
    },
    desconhecidas: ['Usuário da alteração'],
    faltantes: [],
    ausentes: [],
  });
});

test('a needed member without a column is missing, an optional one is not', () => {
  expect(guessColumns(['Filial', 'Produto'], COLUNAS.estoques)).toEqual({
    mapa: { filial: 'Filial', produto: 'Produto' },
    desconhecidas: [],
    faltantes: ['estoque'],
    ausentes: [],
  });
});

test('a column is used once, and its own member takes it before a synonym', () => {
  const { mapa, desconhecidas } = guessColumns(['codigo', 'produto', 'NOME', 'nome'], COLUNAS.produtos);
  expect(mapa).toEqual({ codigoErp: 'codigo', nome: 'NOME' });
  expect(desconhecidas).toEqual(['produto', 'nome']);
});

test('a given mapping wins over a guess, and an absent title of an optional member is told', () => {
  const header = ['Tabela', 'Produto', 'Preço', 'Preço novo', 'ICMS ST'];
  expect(guessColumns(header, COLUNAS.precos, { valorUnitario: 'PREÇO NOVO', st: 'Imposto' })).toEqual({
    mapa: { valorUnitario: 'Preço novo', tabela: 'Tabela', produto: 'Produto' },
    desconhecidas: ['Preço', 'ICMS ST'],
    faltantes: [],
    ausentes: ['st'],
  });
});

test('an absent title of a needed member is guessed again, unless a person gave it', () => {
  const header = ['Cód. Produto', 'Valor'];
  expect(
    guessColumns(header, COLUNAS.precos, { produto: 'Código', valorUnitario: 'Preço', st: 'ST' }),
  ).toEqual({
    mapa: { produto: 'Cód. Produto', valorUnitario: 'Valor' },
    desconhecidas: [],
    faltantes: [],
    ausentes: [],
  });
  expect(guessColumns(header, COLUNAS.precos, { valorUnitario: 'Vlr 1' })).toEqual({
    mapa: { produto: 'Cód. Produto' },
    desconhecidas: ['Valor'],
    faltantes: ['valorUnitario'],
    ausentes: ['valorUnitario'],
  });
});

test('an empty title leaves a column out without a word, also next to a column without a title', () => {
  const header = ['Código', 'Nome', 'CNPJ', 'CODPLPAG', ''];
  expect(guessColumns(header, COLUNAS.clientes, { prazo: '' })).toEqual({
    mapa: { codigoErp: 'Código', nome: 'Nome', cpfCnpj: 'CNPJ' },
    desconhecidas: ['CODPLPAG', ''],
    faltantes: [],
    ausentes: [],
  });
  expect(guessColumns(header, COLUNAS.clientes, { nome: '' }).faltantes).toEqual(['nome']);
});

test.each([
  ['Cód. Condição', 'condicao'],
  ['Cond. Venda', 'condicao'],
  ['Cód. Prazo', 'prazo'],
  ['Prazo Pagto', 'prazo'],
  ['Cond. Pagto', 'prazo'],
  ['Forma Pagto', 'forma'],
  ['Forma Pgto.', 'forma'],
  ['Cód. Filial', 'filial'],
] as const)('the title %s of customers is the member %s', (title, membro) => {
  expect(guessColumns([title], COLUNAS.clientes).mapa).toEqual({ [membro]: title });
});

test.each([
  ['prazos', 'Cód. Prazo', 'codigoErp'],
  ['prazos', 'Prazo Pagto', 'descricao'],
  ['prazos', 'Cond. Pagto', 'descricao'],
  ['condicoes', 'Cód. Condição', 'codigoErp'],
  ['condicoes', 'Cond. Venda', 'codigoErp'],
  ['condicoes', 'Cond. Pagto', 'descricao'],
  ['condicoes', 'Cód. Tabela', 'tabela'],
  ['titulos', 'Forma Pagto', 'formaPagamento'],
  ['estoques', 'Qtd. Disponível', 'estoque'],
  ['estoques', 'Estoque Atual', 'estoque'],
  ['estoques', 'Est. Disp.', 'estoque'],
  ['precos', 'Vlr. Venda', 'valorUnitario'],
  ['precos', 'Preço Unit.', 'valorUnitario'],
  ['precos', 'Pr. Venda', 'valorUnitario'],
  ['precos', 'Preço de Venda', 'valorUnitario'],
  ['clientes', 'Cód. Vend.', 'vendedor'],
  ['clientes', 'Cód. Vendedor', 'vendedor'],
  ['clientes', 'CODUSUR1', 'vendedor'],
  ['clientes', 'Cod Rep', 'vendedor'],
  ['clientes', 'Cód. RCA', 'vendedor'],
  ['clientes', 'Lim. Crédito', 'limiteDisponivel'],
  ['clientes', 'Vlr. Limite Créd.', 'limiteDisponivel'],
  ['clientes', 'Crédito', 'limiteDisponivel'],
  ['clientes', 'Insc. Est.', 'inscricaoEstadual'],
  ['usuarios', 'Cód. RCA', 'codigoErp'],
] as const)('in a table of %s the title %s is the member %s', (recurso, title, membro) => {
  expect(guessColumns([title], COLUNAS[recurso]).mapa).toEqual({ [membro]: title });
});

test.each([
  [
    'precos',
    'valorUnitario',
    'Preço;Preço Unitário;Valor;Valor de Venda;Preço Tabela;PVENDA;VL_UNITARIO;Vlr. Unitário;Vlr. Unit.;Vl. Venda;Preço Fábrica;PF',
  ],
  [
    'precos',
    'tabela',
    'Tabela de Preço;Tabela de Preços;Código da Tabela;Cód. Tabela;NUMREGIAO;Lista de Preço',
  ],
  [
    'estoques',
    'estoque',
    'Quantidade;Qtd.;Qtde.;Qtde. Estoque;Saldo;Disponível;Estoque Disponível;Qtde. Disponível;Quantidade Disponível;Saldo Atual;QT_ESTOQUE;QTESTGER',
  ],
  [
    'clientes',
    'vendedor',
    'Representante;Código do Vendedor;Código do Representante;Cód. Representante;RCA;CODUSUR',
  ],
  [
    'clientes',
    'limiteDisponivel',
    'Limite;Limite de Crédito;LIMCRED;Limite Créd.;Vlr. Limite;Vl. Limite;Valor Limite;Limite Disponível',
  ],
  ['usuarios', 'codigoErp', 'Código do Usuário;Cód. Vendedor;CODUSUR;Matrícula'],
] as const)('in a table of %s the member %s has all these titles: %s', (recurso, membro, titles) => {
  for (const title of titles.split(';'))
    expect(guessColumns([title], COLUNAS[recurso]).mapa, title).toEqual({ [membro]: title });
});

test.each([
  ['clientes', 'CODCLI;CLIENTE;CGC', { codigoErp: 'CODCLI', nome: 'CLIENTE', cpfCnpj: 'CGC' }],
  ['clientes', 'Cliente;Razão;CNPJ', { codigoErp: 'Cliente', nome: 'Razão', cpfCnpj: 'CNPJ' }],
  ['clientes', 'Vendedor;Cód. Vend.', { vendedor: 'Cód. Vend.' }],
  ['produtos', 'Cód. Produto;Produto', { codigoErp: 'Cód. Produto', nome: 'Produto' }],
  ['produtos', 'Produto;Descrição', { codigoErp: 'Produto', nome: 'Descrição' }],
  ['precos', 'Produto;Cód. Produto', { produto: 'Cód. Produto' }],
  [
    'clientes',
    'CGCENT;FANTASIA;IEENT;ENDERENT;NUMEROENT;COMPLEMENTOENT;BAIRROENT;MUNICENT;ESTENT;CEPENT;TELENT;EMAILNFE',
    {
      cpfCnpj: 'CGCENT',
      nomeFantasia: 'FANTASIA',
      inscricaoEstadual: 'IEENT',
      logradouro: 'ENDERENT',
      numero: 'NUMEROENT',
      complemento: 'COMPLEMENTOENT',
      bairro: 'BAIRROENT',
      cidade: 'MUNICENT',
      estado: 'ESTENT',
      cep: 'CEPENT',
      telefone: 'TELENT',
      email: 'EMAILNFE',
    },
  ],
  ['clientes', 'EMAILNFE;EMAIL', { email: 'EMAIL' }],
  [
    'produtos',
    'PRINCATIVO;NUMREGMS;CODBARRA',
    { registro: 'NUMREGMS', substancia: 'PRINCATIVO', codBarras: 'CODBARRA' },
  ],
  ['produtos', 'REGISTROMS', { registro: 'REGISTROMS' }],
  ['precos', 'PVENDA;PERDESC', { valorUnitario: 'PVENDA', descontoComercial: 'PERDESC' }],
  ['estoques', 'CODFILIAL;QTESTGER;QTDISP', { filial: 'CODFILIAL', estoque: 'QTDISP' }],
  ['titulos', 'DUPLIC', { numero: 'DUPLIC' }],
  [
    'historico',
    'NUMPED;NUMPEDCLI;PVENDA;QTFALTA',
    {
      codigoErp: 'NUMPED',
      numeroPedidoCliente: 'NUMPEDCLI',
      quantidadeFalta: 'QTFALTA',
      valorUnitario: 'PVENDA',
    },
  ],
] as const)('in a table of %s the titles %s tell codes from names', (recurso, titles, mapa) => {
  expect(guessColumns(titles.split(';'), COLUNAS[recurso]).mapa).toEqual(mapa);
});

test('a table of conditions may call their words or their codes a condition of sale', () => {
  expect(guessColumns(['Código', 'Cond. Venda'], COLUNAS.condicoes).mapa).toEqual({
    codigoErp: 'Código',
    descricao: 'Cond. Venda',
  });
});

test.each(Object.entries(COLUNAS))(
  'members of %s have names of their own and synonyms with letters',
  (_, colunas) => {
    const names = colunas.map(({ membro }) => normalTitle(membro));
    expect(new Set(names).size).toBe(names.length);
    for (const { sinonimos } of colunas) expect(sinonimos.map(normalTitle)).not.toContain('');
  },
);
