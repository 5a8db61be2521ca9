import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import type { ScreenFiles } from '#parts/device/screen-files.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { type Falha, dadosSummary, isWhole, toDados, toRascunhos } from './dados.ts';

const KEPT: ScreenFiles = { state: 'kept', kept: 80, total: 80 };
const now = Date.UTC(2026, 10, 20, 17, 30);
const minute = 60_000;

const catalogo: CheckpointRow = {
  name: 'catalogo',
  state: 'ready',
  done: 29_849,
  total: 29_849,
  geracao: 'g',
  at: now - minute,
  error: null,
};
const precos = (id: string, at: number): CheckpointRow => ({
  name: `precos:${id}`,
  state: 'ready',
  geracao: 'g',
  etag: null,
  at,
});
// Only the members that the rule reads.
const cliente = {
  idPessoa: 101,
  usuarioCliente: { pessoa: { idPessoa: 101, nome: 'FARMÁCIA A', cpfCnpjFormatado: '' }, bloqueado: false },
  ordem: 0,
  detalhe: {
    contextos: [
      { idContexto: 'c1', descCondicao: 'Varejo SP' },
      { idContexto: 'c4', descCondicao: 'Institucional' },
    ],
  },
  at: now - 2 * minute,
} as unknown as ClienteRow;
const carrinho = { idPessoaCliente: 101, carrinho: null, at: now - 30_000 };
const everything: CheckpointRow[] = [
  catalogo,
  { name: 'clientes', at: now - minute },
  precos('c1', now - 120 * minute),
  precos('c4', now - minute),
  { name: 'pedidos:101', at: now - minute },
  { name: 'notas:101', at: now - minute },
  { name: 'recebiveis:101', at: now - minute },
];

const textsOf = (checkpoints: CheckpointRow[]) =>
  toDados({ checkpoints, falhas: [], cliente, carrinho, parametrosAt: now, telas: KEPT }, now).map((g) => [
    g.titulo,
    ...g.dados.map((d) => `${d.nome}: ${d.texto}`),
  ]);

test('each set of data says how old it is, the prices by sale condition', () => {
  expect(textsOf(everything)).toEqual([
    [
      'De todos os clientes',
      'Catálogo: 29.849 produtos · há 1 min, às 14:29',
      'Lista de clientes: há 1 min, às 14:29',
      'Parâmetros: agora, às 14:30',
      'Telas: todas neste aparelho',
    ],
    [
      'FARMÁCIA A',
      'Preços · Varejo SP: há 2 h, às 12:30',
      'Preços · Institucional: há 1 min, às 14:29',
      'Dados e limites: há 2 min, às 14:28',
      'Carrinho: agora, às 14:29',
      'Pedidos: há 1 min, às 14:29',
      'Notas fiscais: há 1 min, às 14:29',
      'Títulos a receber: há 1 min, às 14:29',
    ],
  ]);
});

test('returns are listed once they were brought: not every server has them', () => {
  const returns: CheckpointRow = { name: 'devolucoes:101', at: now - 2 * minute, feitas: [] };
  const names = (checkpoints: CheckpointRow[]) => textsOf(checkpoints)[1]?.slice(7);
  expect(names([...everything, returns])).toEqual([
    'Títulos a receber: há 1 min, às 14:29',
    'Devoluções: há 2 min, às 14:28',
  ]);
  expect(names(everything)).toHaveLength(1);
});

test('missing data are reported, and without a customer only common data are listed', () => {
  const grupos = toDados(
    { checkpoints: [], falhas: [], cliente: undefined, carrinho: undefined, parametrosAt: null, telas: KEPT },
    now,
  );
  expect(grupos.map((g) => g.dados.map((d) => d.texto))).toEqual([
    [
      'ainda não está neste aparelho',
      'ainda não está neste aparelho',
      'ainda não estão neste aparelho',
      'todas neste aparelho',
    ],
  ]);
});

test('a last try that failed leaves the age and adds its sentence; a first one leaves nothing', () => {
  const of = (row: CheckpointRow) =>
    toDados(
      {
        checkpoints: [row],
        falhas: [],
        cliente: undefined,
        carrinho: undefined,
        parametrosAt: null,
        telas: KEPT,
      },
      now,
    )[0]?.dados[0];
  const kept = of({ ...catalogo, error: 'Sem sinal para atualizar o catálogo.' });
  expect([kept?.texto, kept?.erro]).toEqual([
    '29.849 produtos · há 1 min, às 14:29',
    'Sem sinal para atualizar o catálogo.',
  ]);
  const none = of({ ...catalogo, state: 'failed', geracao: null, error: 'Não veio.' });
  expect([none?.texto, none?.erro, none?.at]).toEqual(['ainda não está neste aparelho', 'Não veio.', null]);
});

test('a failed read after the last good one shows its reason at its own part only', () => {
  const falhas = [
    { at: now - 30_000, detail: 'pedidos', lane: '101', status: 0 },
    { at: now - 30_000, detail: 'notas', lane: '101', status: 0 },
    { at: now - 20_000, detail: 'notas', lane: '101', status: 503 },
    { at: now, detail: 'recebiveis', lane: '102', status: 503 },
    { at: now - 5 * minute, detail: 'cliente', lane: '101', status: 0 },
    { at: now, detail: 'pedidos', lane: '101', status: 200 },
    { at: now, detail: 'precos' },
    { at: now, detail: 'clientes', status: 401 },
  ];
  const grupos = toDados(
    { checkpoints: everything, falhas, cliente, carrinho, parametrosAt: now, telas: KEPT },
    now,
  );
  expect(
    grupos.flatMap((g) => g.dados.flatMap((d) => (d.erro === null ? [] : [`${d.nome}: ${d.erro}`]))),
  ).toEqual([
    'Lista de clientes: A sessão expirou na última tentativa.',
    'Preços · Varejo SP: A última tentativa não se completou.',
    'Preços · Institucional: A última tentativa não se completou.',
    'Pedidos: A rede respondeu no lugar do servidor na última tentativa.',
    'Notas fiscais: O servidor respondeu 503 na última tentativa.',
  ]);
});

test('a catalogue under way tells how far it has come', () => {
  const loading: CheckpointRow = { ...catalogo, state: 'loading', done: 12_400, geracao: null };
  const grupos = toDados(
    {
      checkpoints: [loading],
      falhas: [],
      cliente: undefined,
      carrinho: undefined,
      parametrosAt: null,
      telas: KEPT,
    },
    now,
  );
  expect(grupos[0]?.dados[0]?.progresso).toEqual({ done: 12_400, total: 29_849 });
  expect(dadosSummary(grupos, now)).toBe('Baixando o catálogo: 12.400 de 29.849 produtos');
});

test('the screens tell how many of their files are here, and why the others are not', () => {
  const of = (telas: ScreenFiles) => {
    const grupos = toDados(
      { checkpoints: everything, falhas: [], cliente, carrinho, parametrosAt: now, telas },
      now,
    );
    const { texto, erro, progresso } = must(grupos[0]?.dados.at(-1), 'screens');
    return [texto, erro, progresso, dadosSummary(grupos, now)];
  };
  expect(of({ state: 'coming', kept: 12, total: 80 })).toEqual([
    '12 de 80 arquivos',
    null,
    { done: 12, total: 80 },
    'Baixando as telas: 12 de 80 arquivos',
  ]);
  expect(of({ state: 'stopped', kept: 12, total: 80 })).toEqual([
    '12 de 80 arquivos',
    'Algumas não vieram na última tentativa.',
    null,
    'Falta 1 conjunto de dados',
  ]);
  expect(of({ state: 'none', kept: 0, total: 0 })).toEqual([
    'ainda não estão neste aparelho',
    'Este navegador não as guardou: sem sinal, o Maleta não abre.',
    null,
    'Falta 1 conjunto de dados',
  ]);
});

test('one line tells the oldest, or how much is missing', () => {
  const of = (checkpoints: CheckpointRow[], at: number | null = now) =>
    dadosSummary(
      toDados({ checkpoints, falhas: [], cliente, carrinho, parametrosAt: at, telas: KEPT }, now),
      now,
    );
  expect(of(everything)).toBe('O mais antigo é de 2 h atrás');
  expect(of(everything, null)).toBe('Falta 1 conjunto de dados');
  expect(of(everything.slice(0, 4))).toBe('Faltam 3 conjuntos de dados');
});

test('data are whole when each set is here and its last refresh worked', () => {
  const of = (at: number | null, falhas: Falha[] = [], telas = KEPT) =>
    isWhole(toDados({ checkpoints: everything, falhas, cliente, carrinho, parametrosAt: at, telas }, now));
  expect(of(now)).toBe(true);
  expect(of(null)).toBe(false);
  expect(of(now, [{ at: now, detail: 'clientes', status: 500 }])).toBe(false);
  expect(of(now, [], { state: 'coming', kept: 12, total: 80 })).toBe(false);
});

test('drafts are listed by customer with the size and age of their files', () => {
  expect(toRascunhos([], now)).toEqual([]);
  const arquivo = new Blob([new Uint8Array(400_000)]);
  const [grupo] = toRascunhos([{ nomeCliente: 'Drogaria Aurora', at: now - 2 * minute, arquivo }], now);
  expect(grupo?.titulo).toBe('Rascunhos de documentos');
  expect(grupo?.dados).toEqual([
    expect.objectContaining({ nome: 'Drogaria Aurora', texto: '391\u00a0KB · há 2 min, às 14:28' }),
  ]);
});
