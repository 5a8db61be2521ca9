import { expect, test } from 'vitest';
import type { Envio } from '#parts/cart/envio-words.ts';
import type { ScreenFiles } from '#parts/device/screen-files.ts';
import type { CatalogoStatus } from '#parts/device/use-sync-status.ts';
import type { ClienteDetalhe, ClienteRow } from '#vault/mirror-rows.ts';
import type { EnvioIntent, ParkedRow } from '#vault/outbox-rows.ts';
import { findClientes, primeiroNome, prontidaoOf, saudacao, toEnvioLinhas } from './view.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00-03:00`);

test('greets by the hour in São Paulo', () => {
  expect(saudacao(at('05:00'))).toBe('Bom dia');
  expect(saudacao(at('11:59'))).toBe('Bom dia');
  expect(saudacao(at('12:00'))).toBe('Boa tarde');
  expect(saudacao(at('18:00'))).toBe('Boa noite');
  expect(saudacao(at('04:59'))).toBe('Boa noite');
  expect(primeiroNome(' Marina Alves Teixeira ')).toBe('Marina');
});

const preferencia = {
  condicao: { idCondicao: 1, descCondicao: 'Varejo SP' },
  prazo: { idPrazo: 2, descPrazo: '28 dias' },
  formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
} as ClienteDetalhe['preferencia'];
const detalhe = {
  dadosGerais: { cidade: 'Santos', clienteBloqueadoMotivo: null },
  preferencia,
  opcoes: [{ idCondicao: 1, opcoes: [{ id: '2_1', formaPagamento: { pagamentoAntecipado: false } }] }],
  contextos: [{ idContexto: 'c1', idCondicao: 1 }],
} as ClienteDetalhe;

const cliente = (idPessoa: number, nome: string, rest: Partial<ClienteRow> = {}): ClienteRow => ({
  idPessoa,
  usuarioCliente: {
    pessoa: { idPessoa, nome, cpfCnpjFormatado: `11.222.333/0001-0${idPessoa % 100}` },
    bloqueado: idPessoa === 102,
  },
  ordem: 0,
  detalhe,
  at: 0,
  ...rest,
});
const ipe = cliente(101, 'Drogaria Aurora do Ipê');
const catalogo: CatalogoStatus = {
  name: 'catalogo',
  state: 'ready',
  done: 29_849,
  total: 29_849,
  geracao: 'g1',
  at: 5,
  error: null,
};

const KEPT: ScreenFiles = { state: 'kept', kept: 80, total: 80 };
const ready = (de: ClienteRow, of: CatalogoStatus | null, precos: { at: number } | null) =>
  prontidaoOf(de, of, precos, KEPT, true);

test('is ready only with catalogue, customer, preferences and prices', () => {
  expect(ready(ipe, catalogo, { at: 7 })).toEqual({ kind: 'pronto', produtos: 29_849, at: 7 });
  expect(ready(ipe, catalogo, null)).toMatchObject({ kind: 'falta', falta: 'precos' });
  expect(ready({ ...ipe, detalhe: null }, catalogo, { at: 7 })).toMatchObject({ falta: 'cliente' });
  expect(ready(ipe, null, { at: 7 })).toMatchObject({ falta: 'catalogo', motivo: null });
  const sem = { ...detalhe, preferencia: { ...preferencia, prazo: null } };
  expect(ready({ ...ipe, detalhe: sem }, catalogo, { at: 7 })).toMatchObject({ falta: 'preferencias' });
  const unpayable = { ...detalhe, opcoes: [] };
  expect(ready({ ...ipe, detalhe: unpayable }, catalogo, { at: 7 })).toMatchObject({
    falta: 'meio-pagamento',
  });
});

test('tells how far the first catalogue has come, and why it could not', () => {
  const first = { ...catalogo, geracao: null };
  const coming = { ...first, state: 'loading' as const, done: 12_400 };
  expect(ready(ipe, coming, null)).toEqual({ kind: 'baixando', done: 12_400, total: 29_849 });
  const failed = { ...first, state: 'failed' as const, error: 'Sem espaço.' };
  expect(ready(ipe, failed, null)).toMatchObject({ kind: 'falta', motivo: 'Sem espaço.' });
});

test('stays ready while a newer catalogue is on its way', () => {
  expect(ready(ipe, { ...catalogo, state: 'loading', done: 10 }, { at: 7 }).kind).toBe('pronto');
});

test('is not ready before the code of every screen is on the device', () => {
  const withScreens = (telas: ScreenFiles, isConnected = true) =>
    prontidaoOf(ipe, catalogo, { at: 7 }, telas, isConnected);
  expect(withScreens({ state: 'coming', kept: 79, total: 80 })).toEqual({
    kind: 'falta',
    falta: 'telas',
    motivo: null,
  });
  const stopped: ScreenFiles = { state: 'stopped', kept: 79, total: 80 };
  expect(withScreens(stopped)).toMatchObject({ falta: 'telas', motivo: 'Algumas não vieram.' });
  expect(withScreens(stopped, false)).toMatchObject({ falta: 'telas', motivo: null });
  expect(withScreens({ state: 'none', kept: 0, total: 0 })).toMatchObject({
    falta: 'telas',
    motivo: 'Este navegador não as guardou: sem sinal, o Maleta não abre.',
  });
});

const SEM_FINS = new Map<number, string>();
const esperas = new Map([[1050, 80_00]]);

const record = { lane: '101', idPessoaCliente: 101, nomeCliente: 'Ipê' };
const grupo = {
  idPessoaFilial: 1,
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
  totalVisto: 500_00,
  quantidadeAtendidaVista: 1,
  descricaoFilial: '',
  descricaoCarrinhoGrupo: '',
  descricaoPagamento: '',
};
const intent: EnvioIntent = {
  tipo: 'envio',
  codigoLocal: 'A7K-042',
  totalVisto: 500_00,
  grupos: [grupo],
  linhas: [],
};
const queued = (key: string, seq: number, time: number, state: 'queued' | 'sending' = 'queued') =>
  ({ kind: 'fila', row: { ...record, key, seq, at: time, state, intent } }) as Envio;

test('lists submissions newest first, each with how it stands', () => {
  const confirmed = {
    kind: 'confirmado',
    row: {
      ...record,
      key: 'c',
      seq: 3,
      at: 300,
      settledAt: 310,
      intent,
      pedidos: [
        { idPrePedido: 1042, total: 200_00 },
        { idPrePedido: 1043, total: 299_00 },
      ],
    },
  } as Envio;
  const lines = toEnvioLinhas(
    {
      envios: [queued('a', 1, 100), confirmed, queued('b', 2, 200, 'sending')],
      parked: [],
      finalizados: [],
      fins: SEM_FINS,
      esperas,
    },
    2,
  );
  expect(lines.map((l) => [l.key, l.words.texto, l.total, l.at])).toEqual([
    ['c', 'Confirmados nº 1042, 1043', 499_00, 300],
    ['b', 'Enviando', 500_00, 200],
  ]);
});

test('paid carts are among the submissions, and one without an outcome asks to be checked', () => {
  const paid = { idPessoaCliente: 101, nomeCliente: 'AURORA', total: 22_958 };
  const finalizados = [
    { ...paid, idCarrinho: 8, at: 300, isCerto: false },
    { ...paid, idCarrinho: 7, at: 50, isCerto: true },
    { ...paid, idCarrinho: 6, at: 40, isCerto: true, numeros: [1044, 1045] },
  ];
  const lines = toEnvioLinhas(
    { envios: [queued('a', 1, 100)], parked: [], finalizados, fins: SEM_FINS, esperas },
    6,
  );
  expect(lines.map((l) => [l.href, l.nome, l.words.texto])).toEqual([
    ['/confirmacao?carrinho=8', 'Pagamento', 'Confira se foi confirmado'],
    ['/confirmacao?envio=a', lines[1]?.nome, 'No aparelho'],
    ['/confirmacao?carrinho=7', 'Pagamento', 'Confirmado'],
    ['/confirmacao?carrinho=6', 'Pagamento', 'Confirmados nº 1044, 1045'],
  ]);
});

test('an order that was refused or cancelled after it was confirmed says so', () => {
  const fins = new Map([
    [1042, 'Recusado'],
    [1044, 'Cancelado'],
  ]);
  const pedidos = [{ idPrePedido: 1042, total: 200_00 }];
  const envio = {
    kind: 'confirmado',
    row: { ...record, key: 'c', at: 300, settledAt: 310, intent, pedidos },
  };
  const paid = {
    idPessoaCliente: 101,
    nomeCliente: 'AURORA',
    total: 22_958,
    idCarrinho: 6,
    at: 40,
    isCerto: true,
  };
  const lines = toEnvioLinhas(
    {
      envios: [envio as Envio],
      parked: [],
      finalizados: [{ ...paid, numeros: [1044, 1045] }],
      fins,
      esperas,
    },
    6,
  );
  expect(lines.map(({ words }) => words)).toEqual([
    { texto: 'Recusado nº 1042', tone: 'negative' },
    { texto: 'Cancelado nº 1044 · Confirmado nº 1045', tone: 'negative' },
  ]);
});

test('a paid cart with an order that awaits its payment is not called confirmed', () => {
  const paid = {
    idPessoaCliente: 101,
    nomeCliente: 'AURORA',
    total: 22_958,
    idCarrinho: 6,
    at: 40,
    isCerto: true,
  };
  const finalizados = [{ ...paid, numeros: [1050, 1051] }];
  const [line] = toEnvioLinhas({ envios: [], parked: [], finalizados, fins: SEM_FINS, esperas }, 6);
  expect(line?.words).toEqual({ texto: 'Aguarda pagamento nº 1050 · Confirmado nº 1051', tone: 'caution' });
});

test('a paid cart of a server that went back to a backup asks to be looked for among the orders', () => {
  const paid = { idPessoaCliente: 101, nomeCliente: 'AURORA', total: 22_958, at: 300 };
  const finalizados = [{ ...paid, idCarrinho: 8, isCerto: false, deOutraEpoca: true as const }];
  const lines = toEnvioLinhas({ envios: [], parked: [], finalizados, fins: SEM_FINS, esperas }, 6);
  expect(lines.map((l) => [l.href, l.nome, l.words.texto])).toEqual([
    ['/pedidos', 'Pagamento', 'Confira se foi confirmado'],
  ]);
});

const refused = (tipo: 'linha' | 'envio', seq: number, change: Partial<ParkedRow> = {}) =>
  ({
    lane: '101',
    seq,
    decided: null,
    intent: { tipo, linha: { idItem: 1, idItemTipo: 1, idCondicao: 1 }, visto: { item: grupo } },
    ...change,
  }) as ParkedRow;
const wordsOf = (envio: Envio, parked: ParkedRow[]) =>
  toEnvioLinhas({ envios: [envio], parked, finalizados: [], fins: SEM_FINS, esperas }, 1)[0]?.words.texto;

test('says that a person is needed while a refused change of the same cart holds the order', () => {
  expect(wordsOf(queued('a', 2, 100), [])).toBe('No aparelho');
  expect(wordsOf(queued('a', 2, 100), [refused('linha', 1)])).toBe('Espera outra decisão');
  expect(wordsOf(queued('a', 2, 100), [refused('linha', 3)])).toBe('Espera outra decisão');
  expect(wordsOf(queued('a', 2, 100), [refused('envio', 1)])).toBe('Espera outra decisão');
});

test('is not held by a later order, another cart, or a decided refusal', () => {
  const decided = { at: 1, as: 'discarded' as const };
  expect(wordsOf(queued('a', 2, 100), [refused('envio', 3)])).toBe('No aparelho');
  expect(wordsOf(queued('a', 2, 100), [refused('linha', 1, { lane: '102' })])).toBe('No aparelho');
  expect(wordsOf(queued('a', 2, 100), [refused('linha', 1, { decided })])).toBe('No aparelho');
});

test('finds a customer by name without accents, by number, and by tax id with or without dots', () => {
  const clientes = [ipe, cliente(102, 'Farmácia Três Pitangueiras', { detalhe: null })];
  const found = (query: string) => findClientes(clientes, query).map((c) => c.id);
  expect(found('')).toEqual([101, 102]);
  expect(found('ipe')).toEqual([101]);
  expect(found('tres farmacia')).toEqual([102]);
  expect(found('102')).toEqual([102]);
  expect(found('11222333000102')).toEqual([102]);
  expect(found('0001-01')).toEqual([101]);
  expect(found('padaria')).toEqual([]);
  expect(findClientes(clientes, '102')).toMatchObject([{ motivo: 'somente pagamento antecipado.' }]);
  const clienteBloqueadoMotivo = { descricaoClienteBloqueadoMotivo: 'Título em atraso.' };
  const told = clientes.map((row) => ({
    ...row,
    usuarioCliente: { ...row.usuarioCliente, clienteBloqueadoMotivo },
  }));
  expect(findClientes(told, '102')).toMatchObject([{ motivo: 'Título em atraso.' }]);
  expect(findClientes(told, '101')).toMatchObject([{ motivo: null }]);
});

test('finds a customer by the company’s code, which stands before names that have its letters', () => {
  const { usuarioCliente } = ipe;
  const coded = {
    ...ipe,
    usuarioCliente: { ...usuarioCliente, pessoa: { ...usuarioCliente.pessoa, codigoErp: 'AB1' } },
  };
  const found = findClientes([cliente(103, 'Farmácia AB1'), coded], 'ab1');
  expect(found.map(({ id }) => id)).toEqual([101, 103]);
});
