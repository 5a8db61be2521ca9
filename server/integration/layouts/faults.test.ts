import { describe, expect, test } from 'vitest';
import { decodeLayout } from './decode-layout.ts';
import { encodeLayout } from './encode-layout.ts';
import type { Layout, RegistroLayout, Valor } from './layout.ts';
import { PED, RET } from './ped-ret.ts';
import { SEPARATED } from './separated-sample.ts';

const record = (
  registro: string,
  campos: Record<string, Valor> = {},
  ...filhos: RegistroLayout[]
): RegistroLayout => ({ registro, campos, filhos });

const HEAD = {
  idPrePedido: 812,
  data: '2026-11-29',
  cpfCnpj: '12345678000195',
  cnpjFilial: '98765432000198',
  formaPagamento: 1,
};
const ITEM = {
  posicao: 1,
  produto: '10',
  quantidade: 3,
  valorUnitario: 32_000,
  valorTotal: 960,
  bonificado: 'N',
};

const orderWith = (head: Record<string, Valor>, item: Record<string, Valor> = {}): RegistroLayout[] => [
  record('cabecalho', { ...HEAD, ...head }),
  record('item', { ...ITEM, ...item }),
  record('rodape'),
];

describe('writing', () => {
  test('an order is written at its positions, with totals', () => {
    const written = encodeLayout(PED, orderWith({ observacao: 'Entregar – só à tarde' }));
    expect(written.ok && written.value.toString('latin1').split('\r\n')).toEqual([
      `101000000000812291120261234567800019598765432000198${''}`.slice(0, 23) +
        `${' '.repeat(6)}12345678000195${' '.repeat(20)}98765432000198${' '.repeat(20)}01${' '.repeat(20)}` +
        'Entregar ? só à tarde'.padEnd(60),
      `200001${' '.repeat(14)}${'10'.padEnd(20)}00000030000000032000     0000000000960N`,
      '900001000000000003',
      '',
    ]);
  });

  test.each([
    [{ idPrePedido: 1.5 }, 4, 'idPrePedido', 'deve ser um número inteiro sem sinal'],
    [{ idPrePedido: -1 }, 4, 'idPrePedido', 'deve ser um número inteiro sem sinal'],
    [{ idPrePedido: 1e12 }, 4, 'idPrePedido', 'tem 13 dígitos, e cabem 12'],
    [{ data: '2026-02-29' }, 16, 'data', 'deve ser um dia como 2026-12-31'],
    [{ cpfCnpj: ' ' }, 30, 'cpfCnpj', 'é obrigatório'],
    [{ cliente: 'x'.repeat(21) }, 44, 'cliente', 'tem 21 caracteres, e cabem 20'],
    [{ cliente: '10€' }, 44, 'cliente', 'tem o caractere "€", que o arquivo não pode ter'],
    [{ cliente: 'a\nb' }, 44, 'cliente', 'tem o caractere "\\n", que o arquivo não pode ter'],
  ])('a value %j is a fault with its line, position and field', (head, posicao, campo, words) => {
    expect(encodeLayout(PED, orderWith(head))).toEqual({
      ok: false,
      error: {
        linha: 1,
        posicao,
        campo,
        frase: `Na linha 1, o campo ${campo} do registro 1 (cabecalho) ${words}.`,
      },
    });
  });

  test('a code that the layout lacks is a fault', () => {
    expect(encodeLayout(PED, orderWith({}, { bonificado: 'X' }))).toEqual({
      ok: false,
      error: expect.objectContaining({ linha: 2, posicao: 79, campo: 'bonificado' }),
    });
  });

  test.each([
    [[record('cabecalho', HEAD), record('rodape')], 2, 'Falta o registro 2 (item).'],
    [[...orderWith({}), record('cabecalho', HEAD)], 1, 'O registro 1 (cabecalho) só pode vir uma vez.'],
    [[...orderWith({}), record('outro')], 1, 'O registro outro não existe neste lugar do layout.'],
  ])('records that do not fit are a fault', (records, linha, frase) => {
    expect(encodeLayout(PED, records)).toEqual({ ok: false, error: { linha, posicao: 1, campo: '', frase } });
  });

  test('a free text loses separators and line ends, and is cut', () => {
    const records = [
      record('pai', { nome: 'a', nota: 'x;y\nzw' }, record('filho', { taxa: 12_345 })),
      record('fim'),
    ];
    const written = encodeLayout(SEPARATED, records);
    expect(written.ok && written.value.toString('latin1')).toBe('P;a;;x y z\nF;1,2345\nZ;3;0,00;0\n');
    expect(encodeLayout(SEPARATED, [record('pai', { nome: 'a;b' }, record('filho')), record('fim')])).toEqual(
      {
        ok: false,
        error: expect.objectContaining({ linha: 1, posicao: 2, campo: 'nome' }),
      },
    );
  });
});

const faultOf = (
  layout: Layout,
  lines: readonly string[],
  encoding: 'latin1' | 'utf8' = 'latin1',
): unknown => {
  const read = decodeLayout(layout, Buffer.from(lines.map((line) => `${line}\n`).join(''), encoding));
  return read.ok ? read.value : read.error;
};

const RET_HEAD = `101000000000812${'777'.padEnd(20)}29112026      12345678000195P01${'Faltou água'.padEnd(60)}`;
const retItem = (change = ''): string => `200001${' '.repeat(14)}${'10'.padEnd(20)}${change || '000000201'}`;
const RET_END = '900001000000000002';

describe('reading', () => {
  test('an answer has its reasons and lines', () => {
    expect(faultOf(RET, [RET_HEAD, retItem(), RET_END, '', '\u001A'])).toEqual([
      {
        registro: 'cabecalho',
        linha: 1,
        campos: {
          idPrePedido: 812,
          numeroErp: '777',
          data: '2026-11-29',
          cpfCnpj: '12345678000195',
          resposta: 'P',
          motivo: '01',
          mensagem: 'Faltou água',
        },
        filhos: [],
      },
      {
        registro: 'item',
        linha: 2,
        campos: { posicao: 1, produto: '10', quantidadeAtendida: 2, motivo: '01' },
        filhos: [],
      },
      { registro: 'rodape', linha: 3, campos: {}, filhos: [] },
    ]);
  });

  test.each([
    [[RET_HEAD, retItem('000000288'), RET_END], 2, 48, 'motivo', 'tem o código "88", que o layout não tem.'],
    [[RET_HEAD, retItem('0000 0201'), RET_END], 2, 41, 'quantidadeAtendida', 'que não é um número'],
    [[RET_HEAD, retItem('      201'), RET_END], 2, 41, 'quantidadeAtendida', 'preenchido com zeros'],
    [
      [RET_HEAD, retItem('       01'), RET_END],
      2,
      41,
      'quantidadeAtendida',
      'está em branco e é obrigatório',
    ],
    [[RET_HEAD, retItem(), '900002000000000002'], 3, 2, 'itens', 'diz 2, e o arquivo tem 1.'],
    [[RET_HEAD, retItem(), '900001000000000003'], 3, 7, 'unidades', 'diz 3, e o arquivo tem 2.'],
    [[RET_HEAD.replace('29112026', '31022026'), RET_END], 1, 36, 'data', 'não é um dia em ddmmaaaa'],
    [[RET_HEAD.replace(/^101/, '102'), RET_END], 1, 2, 'versao', 'tem "02", e devia ter "01"'],
    [[`${RET_HEAD} `, RET_END], 1, 127, '', 'tem 127 posições, e o registro 1 (cabecalho) tem 126.'],
    [[RET_HEAD, retItem()], 3, 1, '', 'O arquivo foi cortado: falta o registro 9 (rodape)'],
    [[RET_HEAD, '3', RET_END], 2, 1, '', 'A linha 2 ("3") devia ser do registro 9 (rodape).'],
    [[RET_HEAD, retItem(), RET_END, RET_END], 4, 1, '', 'não é de um registro que pode vir aqui'],
    [[], 1, 1, '', 'O arquivo foi cortado: falta o registro 1 (cabecalho)'],
  ])(
    'a wrong answer %# is a fault with its line, position and field',
    (lines, linha, posicao, campo, words) => {
      expect(faultOf(RET, lines)).toEqual({ linha, posicao, campo, frase: expect.stringContaining(words) });
    },
  );

  test.each([
    [['P;a;1,5;', 'F;1', 'Z;3;1,50;0;'], 3, 5, '', 'tem 5 campos, e o registro Z (fim) tem 4.'],
    [['P;a;1,555;', 'F;1', 'Z;3;1,50;0'], 1, 3, 'valor', 'tem "1,555", que não é um número'],
    [['P;a;1.000,00;', 'F;1', 'Z;3;1,50;0'], 1, 3, 'valor', 'tem "1.000,00", que não é um número'],
    [['P;a;;', 'Z;2;0,00;0'], 2, 1, '', 'devia ser do registro F (filho)'],
    [['P;abcdefghijk;;', 'F;1', 'Z;3;0,00;0'], 1, 2, 'nome', 'tem 11 caracteres, e cabem 10'],
  ])('a wrong file with separators %# is a fault', (lines, linha, posicao, campo, words) => {
    expect(faultOf(SEPARATED, lines)).toEqual({
      linha,
      posicao,
      campo,
      frase: expect.stringContaining(words),
    });
  });

  test('numbers with separators may have fewer decimals', () => {
    expect(faultOf(SEPARATED, ['P;a;1,5;', 'F;2', 'Z;3;1,5;0'])).toEqual([
      expect.objectContaining({
        campos: { nome: 'a', valor: 150 },
        filhos: [{ registro: 'filho', linha: 2, campos: { taxa: 20_000 }, filhos: [] }],
      }),
      expect.objectContaining({ registro: 'fim' }),
    ]);
  });
});
