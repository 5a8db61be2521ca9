import { DETALHES } from '#contract/cart/linha.ts';
import type { GrupoChave, LinhaPedida } from '#domain/cart/linha.ts';
import { must } from '#lib/must.ts';
import type { Scope } from '#server/db/scope.ts';

/** The extra data of the order, as a cart keeps it: both texts are '' unless they are to be given. */
export type DadosExtras = {
  informarDadosExtrasPedido: boolean;
  numeroPedidoCliente: string;
  observacao: string;
};

/** A cart's own row. */
export type CarrinhoRow = DadosExtras & {
  idCarrinho: number;
  idPessoaCliente: number;
  idCarrinhoSituacao: number;
  revisao: number;
  etapa: number;
  politicaAceite: boolean;
};

/** A stored group: its natural key and its ids. */
export type GrupoRow = GrupoChave & {
  idCarrinhoGrupo: number;
  idCarrinhoGrupoSituacao: number;
  idPrazo: number | null;
  idFormaPagamento: number | null;
};

/** A stored line; `posicao` keeps the order in which lines were added. */
export type LinhaRow = LinhaPedida & { idCarrinhoGrupo: number; posicao: number };

const FINALIZADO = 6;

const COLUMNS = [
  'carrinho.idCarrinho',
  'carrinho.idPessoaCliente',
  'carrinho.idCarrinhoSituacao',
  'carrinho.revisao',
  'carrinho.etapa',
  'carrinho.politicaAceite',
  'carrinho.informarDadosExtrasPedido',
  'carrinho.numeroPedidoCliente',
  'carrinho.observacao',
] as const;

/** The user's unfinished cart for a customer. */
export const readUnfinished = (scope: Scope, idPessoaCliente: number): Promise<CarrinhoRow | undefined> =>
  scope
    .carrinhos()
    .select(COLUMNS)
    .where('carrinho.idPessoaCliente', '=', idPessoaCliente)
    .where('carrinho.idCarrinhoSituacao', '<>', FINALIZADO)
    .executeTakeFirst();

/** The user's cart with this id. */
export const readCarrinho = (scope: Scope, idCarrinho: number): Promise<CarrinhoRow | undefined> =>
  scope.carrinhos().select(COLUMNS).where('carrinho.idCarrinho', '=', idCarrinho).executeTakeFirst();

/** The user's cart with this id, held until the transaction ends: two writers take turns. */
export const lockCarrinho = (scope: Scope, idCarrinho: number): Promise<CarrinhoRow | undefined> =>
  scope
    .carrinhos()
    .select(COLUMNS)
    .where('carrinho.idCarrinho', '=', idCarrinho)
    .forUpdate()
    .executeTakeFirst();

/** True for a cart of the user whose customer is no longer linked to them. */
export async function isOfUnlinkedCliente(scope: Scope, idCarrinho: number): Promise<boolean> {
  const of = (query: ReturnType<Scope['carrinhos']>) =>
    query.select('carrinho.idCarrinho').where('carrinho.idCarrinho', '=', idCarrinho).executeTakeFirst();
  return (
    (await of(scope.carrinhosOfAnyCliente())) !== undefined && (await of(scope.carrinhos())) === undefined
  );
}

const lockUnfinished = (scope: Scope, idPessoaCliente: number): Promise<CarrinhoRow | undefined> =>
  scope
    .carrinhos()
    .select(COLUMNS)
    .where('carrinho.idPessoaCliente', '=', idPessoaCliente)
    .where('carrinho.idCarrinhoSituacao', '<>', FINALIZADO)
    .forUpdate()
    .executeTakeFirst();

/**
 * The unfinished cart for a linked customer, held until the transaction ends; a new one is opened if there is none,
 * with the revision that the last cart reached.
 */
export async function lockOrOpen(scope: Scope, idPessoaCliente: number, now: Date): Promise<CarrinhoRow> {
  // Read first: an insert uses up an id of the sequence even if it then does nothing.
  const open = await lockUnfinished(scope, idPessoaCliente);
  if (open !== undefined) return open;
  const last = await scope
    .carrinhos()
    .select((eb) => eb.fn.coalesce(eb.fn.max('carrinho.revisao'), eb.lit(0)).as('revisao'))
    .where('carrinho.idPessoaCliente', '=', idPessoaCliente)
    .executeTakeFirstOrThrow();
  await scope.db
    .insertInto('carrinho')
    .values({ idUsuario: scope.idUsuario, idPessoaCliente, revisao: last.revisao, criadoEm: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return must(await lockUnfinished(scope, idPessoaCliente), 'carrinho');
}

/** A cart's lines in the order in which they were added. */
export const readLinhas = (scope: Scope, { idCarrinho }: CarrinhoRow): Promise<LinhaRow[]> =>
  scope
    .carrinhoItens()
    .select(['idItem', 'idItemTipo', 'idCondicao', 'quantidade', 'idCarrinhoGrupo', 'posicao', ...DETALHES])
    .where('idCarrinho', '=', idCarrinho)
    .orderBy('posicao')
    .orderBy('idItem')
    .execute();

/** A cart's groups, including those without lines: an id stays with its natural key. */
export const readGrupos = (scope: Scope, { idCarrinho }: CarrinhoRow): Promise<GrupoRow[]> =>
  scope
    .carrinhoGrupos()
    .select([
      'idCarrinhoGrupo',
      'idPessoaFilial',
      'idCondicao',
      'idCarrinhoGrupoTipo',
      'idCarrinhoGrupoSituacao',
      'idPrazo',
      'idFormaPagamento',
    ])
    .where('idCarrinho', '=', idCarrinho)
    .execute();

/** The user's cart that holds a group; undefined when the group is not theirs. */
export const readCarrinhoOfGrupo = (
  scope: Scope,
  idCarrinhoGrupo: number,
): Promise<CarrinhoRow | undefined> =>
  scope
    .carrinhos()
    .innerJoin('carrinhoGrupo', 'carrinhoGrupo.idCarrinho', 'carrinho.idCarrinho')
    .select(COLUMNS)
    .where('carrinhoGrupo.idCarrinhoGrupo', '=', idCarrinhoGrupo)
    .executeTakeFirst();

/** Writes changes to a cart's own row and raises its revision; returns the new row. */
export async function putCarrinho(
  scope: Scope,
  carrinho: CarrinhoRow,
  change: Partial<Omit<CarrinhoRow, 'idCarrinho' | 'idPessoaCliente' | 'revisao'>>,
): Promise<CarrinhoRow> {
  const next = { ...carrinho, ...change, revisao: carrinho.revisao + 1 };
  const { idCarrinho: _, idPessoaCliente: __, ...columns } = next;
  await scope.db.updateTable('carrinho').set(columns).where('idCarrinho', '=', carrinho.idCarrinho).execute();
  return next;
}
