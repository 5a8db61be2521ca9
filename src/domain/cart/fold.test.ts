import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { foldCarrinho, type Mutacao, type Snapshot } from './fold.ts';
import type { GrupoChave, LinhaChave } from './linha.ts';

const linha = (idItem: number): LinhaChave => ({ idItem, idItemTipo: 1, idCondicao: 1 });
/** Items below 100 belong to branch 1, the others to branch 2. */
const grupo = (idItem: number): GrupoChave => ({
  idPessoaFilial: idItem < 100 ? 1 : 2,
  idCondicao: 1,
  idCarrinhoGrupoTipo: 1,
});
const set = (idItem: number, quantidade: number): Mutacao => ({
  tipo: 'linha',
  linha: linha(idItem),
  quantidade,
  grupo: grupo(idItem),
});
const pay = (idItem: number, idPagamento: string): Mutacao => ({
  tipo: 'pagamento',
  grupo: grupo(idItem),
  idPagamento,
});
const extras = (numeroPedidoCliente: string): Mutacao => ({
  tipo: 'extras',
  extras: { informar: true, numeroPedidoCliente, observacao: '' },
});
const envio = (...ids: number[]): Mutacao => ({ tipo: 'envio', linhas: ids.map(linha) });
const snapshot = (itens: Record<number, number>, revisao = 5, idCarrinhoSituacao = 2): Snapshot => ({
  idCarrinhoSituacao,
  revisao,
  itens: Object.entries(itens).map(([id, quantidade]) => ({
    ...linha(Number(id)),
    quantidade,
    idCarrinhoGrupo: grupo(Number(id)).idPessoaFilial,
  })),
  grupos: [1, 100].map((id) => ({
    ...grupo(id),
    idCarrinhoGrupo: grupo(id).idPessoaFilial,
    prazo: { idPrazo: 2, descPrazo: '28 dias' },
    formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
  })),
});
const fold = (itens: Record<number, number>, ...mutacoes: Mutacao[]) =>
  foldCarrinho(
    snapshot(itens),
    [],
    mutacoes.map((mutacao, seq) => ({ seq, mutacao })),
  );
const payments = (dobra: ReturnType<typeof foldCarrinho>) =>
  Object.fromEntries(dobra.pagamentos.map((p) => [p.idPessoaFilial, p.idPagamento]));
const quantities = (linhas: readonly { idItem: number; quantidade: number }[]) =>
  Object.fromEntries(linhas.map((l) => [l.idItem, l.quantidade]));

test("foldCarrinho applies unsent changes to the server's cart by seq, not by arrival", () => {
  const { linhas, estimadas } = foldCarrinho(
    snapshot({ 1: 10, 2: 20 }),
    [],
    [
      { seq: 9, mutacao: set(1, 12) },
      { seq: 3, mutacao: set(1, 99) },
      { seq: 4, mutacao: set(2, 0) },
      { seq: 5, mutacao: set(3, 7) },
    ],
  );
  expect(quantities(linhas)).toEqual({ 1: 12, 3: 7 });
  expect([...estimadas].sort()).toEqual(['1:1:1', '2:1:1', '3:1:1']);
});

test('a line put back returns to its place, or to the end if the line after it is gone', () => {
  const back = (idItem: number, quantidade: number, antesDe: number): Mutacao => ({
    tipo: 'linha',
    linha: linha(idItem),
    quantidade,
    grupo: grupo(idItem),
    antesDe: linha(antesDe),
  });
  const order = (...mutacoes: Mutacao[]) =>
    fold({ 1: 1, 2: 2, 3: 3 }, ...mutacoes).linhas.map((l) => [l.idItem, l.quantidade]);
  expect(order(set(2, 0), back(2, 7, 3), set(3, 4))).toEqual([
    [1, 1],
    [2, 7],
    [3, 4],
  ]);
  // Several at once: the last of them is put back first.
  expect(order(set(1, 0), set(2, 0), back(2, 2, 3), back(1, 1, 2)).map(([id]) => id)).toEqual([1, 2, 3]);
  expect(order(set(2, 0), set(3, 0), back(2, 2, 3)).map(([id]) => id)).toEqual([1, 2]);
  expect(order(back(3, 9, 1)).map(([id]) => id)).toEqual([1, 2, 3]);
});

test('a receipt applies until the server’s cart has its revision', () => {
  const recibos = [{ revisao: 6, mutacao: set(1, 11) }];
  expect(quantities(foldCarrinho(snapshot({ 1: 10 }, 5), recibos, []).linhas)).toEqual({ 1: 11 });
  expect(quantities(foldCarrinho(snapshot({ 1: 10 }, 6), recibos, []).linhas)).toEqual({ 1: 10 });
});

test('a submission removes its lines, and later changes belong to the next cart', () => {
  const { linhas, envios, estimadas } = foldCarrinho(
    snapshot({ 1: 10, 2: 20 }),
    [],
    [
      { seq: 1, mutacao: set(2, 21) },
      { seq: 2, mutacao: { tipo: 'nada' } },
      { seq: 3, mutacao: envio(1, 2) },
      { seq: 4, mutacao: set(1, 5) },
    ],
  );
  expect(envios.map((e) => quantities(e.linhas))).toEqual([{ 1: 10, 2: 21 }]);
  expect(quantities(linhas)).toEqual({ 1: 5 });
  expect([...estimadas]).toEqual(['1:1:1']);
});

test('groups outside a submission stay in the cart', () => {
  const { linhas } = foldCarrinho(snapshot({ 1: 10, 2: 20 }), [], [{ seq: 1, mutacao: envio(1) }]);
  expect(quantities(linhas)).toEqual({ 2: 20 });
});

test('a finished cart folds to an empty cart', () => {
  expect(foldCarrinho(snapshot({ 1: 10 }, 5, 6), [], []).linhas).toEqual([]);
});

test('a queued payment belongs to its group: the last one wins, and the other group keeps its own', () => {
  const dobra = fold({ 1: 10, 100: 5 }, pay(1, '1_1'), pay(1, '3_6'));
  expect(payments(dobra)).toEqual({ 1: '3_6', 2: '2_1' });
  expect([...dobra.pagamentosPendentes]).toEqual(['1:1:1']);
});

test('a payment for a group without lines changes nothing', () => {
  const dobra = fold({ 1: 10 }, pay(100, '1_1'), set(100, 4));
  expect(payments(dobra)).toEqual({ 1: '2_1' });
  expect(dobra.pagamentosPendentes.size).toBe(0);
});

test('a group loses its payment with its last line', () => {
  const dobra = fold({ 1: 10, 2: 3 }, pay(1, '3_6'), set(1, 0));
  expect(payments(dobra)).toEqual({ 1: '3_6' });
  const emptied = fold({ 1: 10, 2: 3 }, pay(1, '3_6'), set(1, 0), set(2, 0), set(2, 4));
  expect(payments(emptied)).toEqual({});
  expect(emptied.pagamentosPendentes.size).toBe(0);
});

test('a submission of one group leaves the other group its lines, payment and extra data', () => {
  const dobra = fold({ 1: 10, 100: 5 }, pay(100, '3_6'), extras('PED-1'), envio(1), set(2, 7));
  expect(quantities(dobra.linhas)).toEqual({ 2: 7, 100: 5 });
  expect(payments(dobra)).toEqual({ 2: '3_6' });
  expect(dobra.extras.numeroPedidoCliente).toBe('PED-1');
  expect(dobra.extrasPendentes).toBe(true);
});

test('a submission of the whole cart takes its payments and extra data along', () => {
  const dobra = fold({ 1: 10, 100: 5 }, pay(100, '3_6'), extras('PED-1'), envio(1, 100), set(100, 7));
  expect(payments(dobra)).toEqual({});
  expect(dobra.extras).toEqual({ informar: false, numeroPedidoCliente: '', observacao: '' });
  expect([dobra.extrasPendentes, dobra.pagamentosPendentes.size]).toEqual([false, 0]);
});

test('foldCarrinho accepts any changes, and a repeated change has no further effect', () => {
  const item = fc.constantFrom(1, 2, 100, 101);
  const mutacao = fc.oneof(
    fc.record({ id: item, q: fc.integer({ min: 0, max: 5 }) }).map((r) => set(r.id, r.q)),
    fc.constant<Mutacao>({ tipo: 'nada' }),
    fc.uniqueArray(item).map((ids) => envio(...ids)),
    fc.record({ id: item, as: fc.constantFrom('1_1', '3_6') }).map((r) => pay(r.id, r.as)),
    fc.constantFrom('A', 'B').map(extras),
  );
  fc.assert(
    fc.property(fc.array(mutacao, { maxLength: 12 }), (all) => {
      const pendentes = all.map((m, seq) => ({ seq, mutacao: m }));
      const once = foldCarrinho(snapshot({ 1: 1 }), [], pendentes);
      const groups = new Set(once.linhas.map((l) => grupo(l.idItem).idPessoaFilial));
      // Only groups in the cart have a payment, and every line has a quantity.
      expect(once.pagamentos.every((p) => groups.has(p.idPessoaFilial))).toBe(true);
      expect(once.linhas.every((l) => l.quantidade > 0)).toBe(true);
      const last = pendentes.at(-1);
      if (!last || last.mutacao.tipo === 'envio') return;
      const twice = foldCarrinho(snapshot({ 1: 1 }), [], [...pendentes, { ...last, seq: last.seq + 1 }]);
      expect(twice).toEqual(once);
    }),
  );
});

test('a line belongs to the branch that delivers it from now on', () => {
  const moved: Mutacao = { ...set(1, 4), grupo: grupo(100) } as Mutacao;
  const dobra = fold({ 1: 10, 2: 3 }, pay(1, '3_6'), moved, set(3, 1));
  expect(dobra.grupoDe.get('1:1:1')).toEqual(grupo(100));
  expect(quantities(dobra.linhas)).toEqual({ 1: 4, 2: 3, 3: 1 });
  // A branch loses its payment with its last line, even if that line only moved.
  const emptied = fold({ 1: 10 }, pay(1, '3_6'), moved, { ...set(1, 5) });
  expect(payments(emptied)).toEqual({});
});

test('foldCarrinho takes the extra data from the server’s cart', () => {
  const of = (over: Partial<Snapshot>) => foldCarrinho({ ...snapshot({ 1: 1 }), ...over }, [], []).extras;
  expect(of({})).toEqual({ informar: false, numeroPedidoCliente: '', observacao: '' });
  const told = { informarDadosExtrasPedido: true, numeroPedidoCliente: 'PED-9', observacao: 'À tarde' };
  expect(of(told)).toEqual({ informar: true, numeroPedidoCliente: 'PED-9', observacao: 'À tarde' });
});

test('without a server’s cart only receipts and queued changes count', () => {
  const recibos = [{ revisao: 1, mutacao: set(1, 2) }];
  const dobra = foldCarrinho(null, recibos, [{ seq: 1, mutacao: set(2, 3) }]);
  expect(quantities(dobra.linhas)).toEqual({ 1: 2, 2: 3 });
  expect(foldCarrinho(null, [], [])).toMatchObject({ linhas: [], pagamentos: [], extrasPendentes: false });
});

test('a group whose term the server does not name has no payment', () => {
  const [first, second] = snapshot({}).grupos;
  const grupos = [{ ...must(first, 'group'), prazo: null }, must(second, 'group')];
  const dobra = foldCarrinho({ ...snapshot({ 1: 1, 100: 1 }), grupos }, [], []);
  expect(payments(dobra)).toEqual({ 2: '2_1' });
  expect(dobra.pagamentos).toHaveLength(1);
});

test('a line whose group the server did not name has no group', () => {
  const [item] = snapshot({ 1: 1 }).itens;
  const itens = [{ ...must(item, 'line'), idCarrinhoGrupo: 77 }];
  const dobra = foldCarrinho({ ...snapshot({}), itens }, [], []);
  expect([dobra.grupoDe.size, dobra.pagamentos, quantities(dobra.linhas)]).toEqual([0, [], { 1: 1 }]);
});

test('receipts apply in the order of their revisions', () => {
  const recibos = [
    { revisao: 8, mutacao: set(1, 8) },
    { revisao: 6, mutacao: set(1, 6) },
    { revisao: 7, mutacao: set(1, 7) },
  ];
  expect(quantities(foldCarrinho(snapshot({ 1: 1 }, 5), recibos, []).linhas)).toEqual({ 1: 8 });
});

test('a submission lists only its own lines, and the others stay unconfirmed', () => {
  const dobra = fold({ 1: 10, 2: 20, 3: 30 }, set(1, 11), set(3, 31), envio(1, 2, 9));
  expect(dobra.envios.map((e) => quantities(e.linhas))).toEqual([{ 1: 11, 2: 20 }]);
  expect([...dobra.estimadas]).toEqual(['3:1:1']);
});

test('a line changed several times in the queue ends at its last quantity', () => {
  const dobra = fold(
    { 1: 10 },
    set(2, 1),
    set(1, 12),
    set(2, 0),
    set(2, 5),
    extras('A'),
    set(2, 6),
    set(1, 13),
  );
  expect(dobra.linhas.map((l) => [l.idItem, l.quantidade])).toEqual([
    [1, 13],
    [2, 6],
  ]);
  expect(dobra.extrasPendentes).toBe(true);
});

test('extra data are empty until a line opens a cart, and stay when that cart is emptied', () => {
  const of = (...mutacoes: Mutacao[]) => {
    const rows = mutacoes.map((mutacao, seq) => ({ seq, mutacao }));
    const { extras: found, extrasPendentes, aberto } = foldCarrinho(null, [], rows);
    return [found.numeroPedidoCliente, extrasPendentes, aberto];
  };
  const none = ['', false, false];
  expect([of(extras('A')), of(extras('A'), set(1, 0)), of(set(1, 0), extras('A'))]).toEqual([
    none,
    none,
    none,
  ]);
  expect(of(extras('A'), set(1, 2))).toEqual(['A', true, true]);
  expect(of(set(1, 2), extras('A'), set(1, 0))).toEqual(['A', true, true]);
  expect(of(set(1, 2), envio(1), extras('A'))).toEqual(none);
  const told = foldCarrinho(null, [{ revisao: 1, mutacao: set(1, 2) }], [{ seq: 1, mutacao: extras('A') }]);
  expect([told.aberto, told.extras.numeroPedidoCliente]).toEqual([true, 'A']);
  expect(fold({}, extras('A')).aberto).toBe(true);
});

test('queued extra data end with a cart submitted whole, not with a cart emptied by hand', () => {
  expect(fold({ 1: 10 }, extras('A'), set(1, 0)).extrasPendentes).toBe(true);
  expect(fold({ 1: 10 }, set(1, 0)).extrasPendentes).toBe(false);
  expect(fold({ 1: 10 }, extras('A'), envio(1)).extrasPendentes).toBe(false);
});

test('a line whose group the server did not name takes the group of its next change', () => {
  const [item] = snapshot({ 1: 1 }).itens;
  const itens = [{ ...must(item, 'line'), idCarrinhoGrupo: 77 }];
  const dobra = foldCarrinho({ ...snapshot({}), itens }, [], [{ seq: 1, mutacao: set(1, 4) }]);
  expect([quantities(dobra.linhas), dobra.grupoDe.get('1:1:1')]).toEqual([{ 1: 4 }, grupo(1)]);
});
