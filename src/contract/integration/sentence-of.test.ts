import { expect, test } from 'vitest';
import { situacaoPedido } from './etapa.ts';
import { faixaChaves } from './faixa.ts';
import { LINHAS } from './linhas.ts';
import { readCodigos, readMembros } from './read-record.ts';
import type { NomeRecurso } from './recursos.ts';

const PAPEIS = 'representante, comprador, supervisor, escritorio, integracao';
const TABELA = { codigo: 'a', estado: 'SP', licencas: [], tabelaBase: null };
const CONDICAO = { condicao: 'a', filiais: [{ filial: 'f', minimoCompra: 0, prazoEntrega: 1 }] };

const DESCONTO = 'tem de ser de 0 a 99,99: mercadoria de graça não é um preço';
const GTIN =
  'O campo codBarras tem de ser um GTIN (8, 12, 13 ou 14 algarismos, com o dígito verificador certo) ou ficar vazio: ' +
  'um código interno vai em codigoErp.';
const EMAIL = 'O campo email tem de ser um e-mail como nome@empresa.com.br.';
const ARREDONDADO =
  'O campo codBarras tem um número que uma planilha arredondou: formate a coluna como texto e exporte de novo.';
const casas = (most: number) => `tem no máximo ${most} casas decimais: arredonde antes de enviar`;

const FAULTS: readonly (readonly [NomeRecurso, unknown, string])[] = [
  ['clientes', [], 'A linha não é um objeto.'],
  ['clientes', { cor: 1 }, 'O campo cor não existe.'],
  ['clientes', { nome: '  ' }, 'O campo nome está vazio.'],
  ['clientes', { nome: null }, 'O campo nome está vazio.'],
  ['clientes', { nome: 7 }, 'O campo nome tem de ser um texto.'],
  ['clientes', { nome: 'x'.repeat(201) }, 'O campo nome tem no máximo 200 sinais.'],
  [
    'clientes',
    { cpfCnpj: '123' },
    'O campo cpfCnpj tem de ter de 11 a 14 letras e algarismos: uma planilha tira os zeros do começo.',
  ],
  ['clientes', { cpfCnpj: 12_345_678_901 }, 'O campo cpfCnpj tem de ser um texto.'],
  ...['maria', 'maria@serra', 'maria@serra.', 'maria@.serra', 'maria@a..b'].flatMap((email) =>
    (['clientes', 'usuarios'] as const).map((recurso) => [recurso, { email }, EMAIL] as const),
  ),
  [
    'clientes',
    { anvisa: '31/12/2026' },
    'O campo anvisa tem de ser uma data como 2026-12-31 (veio "31/12/2026").',
  ],
  [
    'clientes',
    { licencas: ['todas'] },
    'O campo licencas.0 tem de ser um de: medicamentos, controlados, hospitalar (veio "todas").',
  ],
  [
    'clientes',
    { condicoes: [{ ...CONDICAO, pagamentos: [{ prazo: 'D28', forma: 'cheque' }] }] },
    'O campo condicoes.0.pagamentos.0.forma tem de ser um de: boleto, dinheiro, boletoAntecipado, depositoAntecipado, cartao, pix (veio "cheque").',
  ],
  [
    'clientes',
    { condicoes: [{ ...CONDICAO, pagamentos: [] }] },
    'O campo condicoes.0.pagamentos tem de ter 1 ou mais itens.',
  ],
  ['clientes', { condicoes: {} }, 'O campo condicoes tem de ser uma lista.'],
  ['condicoes', { tabelas: [TABELA] }, 'O campo tabelas.0.calcularSt falta.'],
  [
    'condicoes',
    { tabelas: [{ ...TABELA, calcularSt: 'S' }] },
    'O campo tabelas.0.calcularSt tem de ser true ou false (veio "S").',
  ],
  ['produtos', { codBarras: '12a' }, GTIN],
  ...['7,89600E+12', '7.896E12', '8e+12'].map(
    (codBarras) => ['produtos', { codBarras }, ARREDONDADO] as const,
  ),
  ['produtos', { codBarras: '1234567' }, GTIN],
  ['produtos', { codBarras: '7896422507058' }, GTIN],
  ['produtos', { codBarras: '07896422507' }, GTIN],
  ['produtos', { pmc: 12.345 }, `O campo pmc ${casas(2)} (veio "12.345").`],
  ['produtos', { listaPisCofins: 'P' }, 'O campo listaPisCofins tem de ser um de: +, -, N (veio "P").'],
  ['usuarios', { papel: 'chefe' }, `O campo papel tem de ser um de: ${PAPEIS} (veio "chefe").`],
  [
    'usuarios',
    { papel: 'x'.repeat(90) },
    `O campo papel tem de ser um de: ${PAPEIS} (veio "${'x'.repeat(40)}…").`,
  ],
  ['usuarios', { login: 'ana maria' }, 'O campo login tem de ter de 1 a 60 sinais, sem espaço e sem :.'],
  [
    'etapas',
    { situacao: 'Faturado' },
    'O campo situacao tem de ser um de: 1, 2, 3, 6, 7, 9, 10, 12 (veio "Faturado").',
  ],
  ['etapas', { situacao: 11 }, 'O campo situacao tem de ser um de: 1, 2, 3, 6, 7, 9, 10, 12 (veio "11").'],
  ['etapas', { situacao: true }, 'O campo situacao tem de ser um texto ou um número inteiro.'],
  [
    'historico',
    { etapas: [{ situacao: 7.5, em: '2026-11-20T14:03:00-03:00' }] },
    'O campo etapas.0.situacao tem de ser um texto ou um número inteiro.',
  ],
  [
    'etapas',
    { em: 'ontem' },
    'O campo em tem de ser um momento como 2026-11-20T14:03:00-03:00 (veio "ontem").',
  ],
  [
    'etapas',
    { pedido: 'abc' },
    'O campo pedido tem de ser o número de um pedido, ou erp: e o número da empresa.',
  ],
  ['estoques', { estoque: -3 }, 'O campo estoque tem de ser 0 ou mais (veio "-3").'],
  ['estoques', { estoque: 1.5 }, 'O campo estoque tem de ser um número inteiro (veio "1.5").'],
  ['estoques', { estoque: 2 ** 31 }, 'O campo estoque tem de ser no máximo 2147483647 (veio "2147483648").'],
  ['precos', { descontoComercial: 100 }, `O campo descontoComercial ${DESCONTO} (veio "100").`],
  ['faixas', { descontoFinanceiro: 101 }, `O campo descontoFinanceiro ${DESCONTO} (veio "101").`],
  ['combos', { descontoComercial: 100 }, `O campo descontoComercial ${DESCONTO} (veio "100").`],
  ['combos', { descontoComercial: 10.005 }, `O campo descontoComercial ${casas(2)} (veio "10.005").`],
  ['precos', { valorUnitario: 1.234_56 }, `O campo valorUnitario ${casas(4)} (veio "1.23456").`],
  ['precos', { st: 0.001 }, `O campo st ${casas(2)} (veio "0.001").`],
  ['cashbacks', { valor: 0.000_01 }, `O campo valor ${casas(4)} (veio "0.00001").`],
  ['clientes', { limiteDisponivel: 0.005 }, `O campo limiteDisponivel ${casas(2)} (veio "0.005").`],
  ['titulos', { abatimento: 1.999 }, `O campo abatimento ${casas(2)} (veio "1.999").`],
  ['precos', { valorUnitario: 'a' }, 'O campo valorUnitario tem de ser um número (veio "a").'],
  ['titulos', { valor: 0 }, 'O campo valor tem de ser maior que 0 (veio "0").'],
  ['titulos', { valor: 1e30 }, 'O campo valor é um número grande demais (veio "1e+30").'],
  [
    'titulos',
    { dataVencimento: '2026-02-31' },
    'O campo dataVencimento tem de ser uma data como 2026-12-31.',
  ],
  ['prazos', { dias: '28/21' }, 'O campo dias tem de ser dias que crescem, como 28/35/42, ou 0.'],
];

test.each(FAULTS)('a line of %s with %j is refused with what is allowed', (recurso, json, motivo) => {
  expect(readMembros(LINHAS[recurso], json)).toEqual({ ok: false, error: motivo });
});

test.each([
  ['precos', { valorUnitario: 1.2345, descontoComercial: 99.99, st: 0 }],
  ['precos', { valorUnitario: 1_234_567.8901, descontoComercial: 0.07 }],
  ['produtos', { codBarras: '' }],
  ['clientes', { email: '' }],
  ['usuarios', { email: 'rita@nova.example' }],
  ['produtos', { codBarras: '96385074', pmc: 0.29 }],
  ['produtos', { codBarras: '7896422507059' }],
] as const)('a line of %s with %j is taken', (recurso, json) => {
  expect(readMembros(LINHAS[recurso], json).ok).toBe(true);
});

test('a member of the key that is no code says what is allowed', () => {
  const read = (quantidade: unknown) => readCodigos({ quantidade }, ['quantidade'], faixaChaves);
  expect(read(0)).toEqual({ ok: false, error: 'O campo quantidade tem de ser 1 ou mais (veio "0").' });
  expect(read(undefined)).toEqual({ ok: false, error: 'O campo quantidade falta.' });
});

test('a status is a text or a number, and text in code', () => {
  const em = '2026-11-20T14:03:00.000Z';
  const passado = [
    { situacao: 7, em },
    { situacao: '2', em },
  ];
  expect(readMembros(LINHAS.etapas, { situacao: 7 })).toEqual({ ok: true, value: { situacao: '7' } });
  expect(readCodigos({ situacao: 12 }, ['situacao'], { situacao: situacaoPedido })).toEqual({
    ok: true,
    value: { situacao: '12' },
  });
  expect(readMembros(LINHAS.historico, { etapas: passado })).toEqual({
    ok: true,
    value: {
      etapas: [
        { situacao: '2', em },
        { situacao: '7', em },
      ],
    },
  });
});
