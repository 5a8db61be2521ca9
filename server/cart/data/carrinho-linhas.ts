import { DETALHES } from '#contract/cart/linha.ts';
import {
  type GrupoChave,
  isSameGrupo,
  isSameLinha,
  type LinhaChave,
  type LinhaPedida,
  linhaPedidaOf,
} from '#domain/cart/linha.ts';
import { must } from '#lib/must.ts';
import { inBatches } from '#server/db/batches.ts';
import type { Scope } from '#server/db/scope.ts';
import { type CarrinhoRow, type GrupoRow, type LinhaRow, readGrupos } from './carrinho.ts';

/** The groups of natural keys; missing ones are inserted. */
export async function ensureGrupos(
  scope: Scope,
  carrinho: CarrinhoRow,
  chaves: readonly GrupoChave[],
): Promise<GrupoRow[]> {
  const stored = await readGrupos(scope, carrinho);
  const missing = chaves.filter((chave) => !stored.some((grupo) => isSameGrupo(grupo, chave)));
  if (missing.length === 0) return stored;
  await scope.db
    .insertInto('carrinhoGrupo')
    .values(
      missing.map(({ idPessoaFilial, idCondicao, idCarrinhoGrupoTipo }) => ({
        idCarrinho: carrinho.idCarrinho,
        idPessoaFilial,
        idCondicao,
        idCarrinhoGrupoTipo,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await readGrupos(scope, carrinho);
}

/**
 * Sets the payment of a group that was read through the scope; null: the user's preference applies, nothing is chosen.
 */
export async function putPagamento(
  scope: Scope,
  { idCarrinhoGrupo }: GrupoRow,
  { idPrazo, idFormaPagamento }: { idPrazo: number | null; idFormaPagamento: number | null },
): Promise<void> {
  await scope.db
    .updateTable('carrinhoGrupo')
    .set({ idPrazo, idFormaPagamento })
    .where('idCarrinhoGrupo', '=', idCarrinhoGrupo)
    .execute();
}

/** The stored group of a natural key that `ensureGrupos` has inserted. */
export const grupoRowOf = (grupos: readonly GrupoRow[], chave: GrupoChave): GrupoRow =>
  must(
    grupos.find((grupo) => isSameGrupo(grupo, chave)),
    'carrinhoGrupo',
  );

type LinhaDeGrupo = LinhaPedida & { idCarrinhoGrupo: number };

/**
 * Moves a cart's lines down by one from a line's place on, and returns that place; undefined when the line is missing.
 */
async function makeRoom(
  scope: Scope,
  { idCarrinho }: CarrinhoRow,
  antesDe: LinhaChave,
  before: readonly LinhaRow[],
): Promise<number | undefined> {
  const posicao = before.find((l) => isSameLinha(l, antesDe))?.posicao;
  if (posicao === undefined) return undefined;
  await scope.db
    .updateTable('carrinhoItem')
    .set((eb) => ({ posicao: eb('posicao', '+', 1) }))
    .where('idCarrinho', '=', idCarrinho)
    .where('posicao', '>=', posicao)
    .execute();
  return posicao;
}

/** Writes one line into a group: in its old place, or, when it is new, before the line `antesDe` or at the end. */
export async function putLinha(
  scope: Scope,
  carrinho: CarrinhoRow,
  { antesDe, ...linha }: LinhaDeGrupo & { antesDe?: LinhaChave | undefined },
  before: readonly LinhaRow[],
): Promise<void> {
  const isNew = !before.some((l) => isSameLinha(l, linha));
  const posicao = isNew && antesDe ? await makeRoom(scope, carrinho, antesDe, before) : undefined;
  await putLinhas(scope, carrinho, [linha], before, posicao);
}

/**
 * Writes lines into their groups in this order, each line once: new ones from `posicao` on, or at the end; others in
 * their old place.
 */
export async function putLinhas(
  scope: Scope,
  { idCarrinho }: CarrinhoRow,
  linhas: readonly LinhaDeGrupo[],
  before: readonly LinhaRow[],
  posicao = before.reduce((most, l) => Math.max(most, l.posicao), 0) + 1,
): Promise<void> {
  const rows = linhas.map((linha, at) => ({
    idCarrinho,
    ...linhaPedidaOf(linha),
    idCarrinhoGrupo: linha.idCarrinhoGrupo,
    posicao: posicao + at,
  }));
  await inBatches(rows, (batch) =>
    scope.db
      .insertInto('carrinhoItem')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['idCarrinho', 'idItem', 'idItemTipo', 'idCondicao']).doUpdateSet((eb) => ({
          quantidade: eb.ref('excluded.quantidade'),
          idCarrinhoGrupo: eb.ref('excluded.idCarrinhoGrupo'),
          ...Object.fromEntries(DETALHES.map((name) => [name, eb.ref(`excluded.${name}`)])),
        })),
      )
      .execute(),
  );
}

/** Removes one line. */
export const deleteLinha = (scope: Scope, carrinho: CarrinhoRow, linha: LinhaChave): Promise<void> =>
  deleteLinhas(scope, carrinho, [linha]);

/** Removes lines. */
export async function deleteLinhas(
  scope: Scope,
  { idCarrinho }: CarrinhoRow,
  linhas: readonly LinhaChave[],
): Promise<void> {
  await inBatches(linhas, (batch) =>
    scope.db
      .deleteFrom('carrinhoItem')
      .where('idCarrinho', '=', idCarrinho)
      .where((eb) =>
        eb(
          eb.refTuple('idItem', 'idItemTipo', 'idCondicao'),
          'in',
          batch.map((l) => eb.tuple(l.idItem, l.idItemTipo, l.idCondicao)),
        ),
      )
      .execute(),
  );
}

/** Moves whole groups with their lines and ids to another cart of the same user and customer. */
export async function moveGrupos(
  scope: Scope,
  from: CarrinhoRow,
  to: CarrinhoRow,
  idCarrinhoGrupos: readonly number[],
): Promise<void> {
  await scope.db
    .updateTable('carrinhoGrupo')
    .set({ idCarrinho: to.idCarrinho })
    .where('idCarrinho', '=', from.idCarrinho)
    .where('idCarrinhoGrupo', 'in', idCarrinhoGrupos)
    .execute();
}
