import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldCarrinho, type Mutacao, type Snapshot } from './fold.ts';
import type { LinhaChave } from './linha.ts';

const linha = (idItem: number): LinhaChave => ({ idItem, idItemTipo: 1, idCondicao: 1 });
const set = (idItem: number, quantidade: number): Mutacao => ({
  tipo: 'linha',
  linha: linha(idItem),
  quantidade,
});
const envio = (...ids: number[]): Mutacao => ({ tipo: 'envio', linhas: ids.map(linha) });
const snapshot = (itens: Record<number, number>, revisao = 5, idCarrinhoSituacao = 2): Snapshot => ({
  idCarrinhoSituacao,
  revisao,
  itens: Object.entries(itens).map(([id, quantidade]) => ({ ...linha(Number(id)), quantidade })),
});
const quantities = (linhas: readonly { idItem: number; quantidade: number }[]) =>
  Object.fromEntries(linhas.map((l) => [l.idItem, l.quantidade]));

test('lays what waits over what the server said, by seq and not by arrival', () => {
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

test('a receipt counts until a cart of its revision came', () => {
  const recibos = [{ revisao: 6, mutacao: set(1, 11) }];
  expect(quantities(foldCarrinho(snapshot({ 1: 10 }, 5), recibos, []).linhas)).toEqual({ 1: 11 });
  expect(quantities(foldCarrinho(snapshot({ 1: 10 }, 6), recibos, []).linhas)).toEqual({ 1: 10 });
});

test('a submission takes its lines along; what comes after is the next cart', () => {
  const { linhas, envios, estimadas } = foldCarrinho(
    snapshot({ 1: 10, 2: 20 }),
    [],
    [
      { seq: 1, mutacao: set(2, 21) },
      { seq: 2, mutacao: { tipo: 'etapa' } },
      { seq: 3, mutacao: envio(1, 2) },
      { seq: 4, mutacao: set(1, 5) },
    ],
  );
  expect(envios.map((e) => quantities(e.linhas))).toEqual([{ 1: 10, 2: 21 }]);
  expect(quantities(linhas)).toEqual({ 1: 5 });
  expect([...estimadas]).toEqual(['1:1:1']);
});

test('groups that are not submitted stay in the cart', () => {
  const { linhas } = foldCarrinho(snapshot({ 1: 10, 2: 20 }), [], [{ seq: 1, mutacao: envio(1) }]);
  expect(quantities(linhas)).toEqual({ 2: 20 });
});

test('a finished cart is an empty one', () => {
  expect(foldCarrinho(snapshot({ 1: 10 }, 5, 6), [], []).linhas).toEqual([]);
});

test('is total, and applying the same waiting change twice changes nothing more', () => {
  const mutacao = fc.oneof(
    fc
      .record({ id: fc.integer({ min: 1, max: 4 }), q: fc.integer({ min: 0, max: 5 }) })
      .map((r) => set(r.id, r.q)),
    fc.constant<Mutacao>({ tipo: 'etapa' }),
    fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((ids) => envio(...ids)),
  );
  fc.assert(
    fc.property(fc.array(mutacao, { maxLength: 12 }), (all) => {
      const pendentes = all.map((m, seq) => ({ seq, mutacao: m }));
      const once = foldCarrinho(snapshot({ 1: 1 }), [], pendentes);
      const lines = all.every((m) => m.tipo === 'linha');
      const last = pendentes.at(-1);
      if (!lines || !last) return once.linhas.every((l) => l.quantidade > 0);
      const twice = foldCarrinho(snapshot({ 1: 1 }), [], [...pendentes, { ...last, seq: last.seq + 1 }]);
      return JSON.stringify(once.linhas) === JSON.stringify(twice.linhas);
    }),
  );
});
