import { millisecondsInSecond } from 'date-fns/constants';
import { type RawBuilder, sql } from 'kysely';
import { PEDIDO_CANCELADO, PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema/schema.ts';
import { toTexto } from '#server/events/data/read-events.ts';

/** A destination of orders as files. */
export type Exportacao = {
  readonly idExportacao: number;
  readonly layout: string;
  readonly cursor: string | null;
  readonly ativo: boolean;
};

/** A file that was decided: its number, and the moment that stands in it. */
export type Arquivo = { readonly arquivo: number; readonly decididoEm: Date };

/** A decided file, of orders or of orders that were cancelled since. */
type Aberto = Arquivo & { readonly tipo: 'pedidos' | 'cancelamentos' };

const COLUNAS = ['idExportacao', 'layout', 'cursor', 'ativo'] as const;

/** An order by the event that it is written from, and the event's data where these were filled with later codes. */
export type PedidoDoEvento = {
  readonly idPrePedido: number;
  readonly referencia: string;
  readonly corpo: string | null;
};

/** True for an order of a destination that is in no file, but neither ended since nor settled by the operator. */
export const isForaDeArquivo = sql<boolean>`("exportacaoPedido"."arquivo" is null
  and "exportacaoPedido"."dispensadoEm" is null
  and not exists (select from "prePedido" o where o."idPrePedido" = "exportacaoPedido"."idPrePedido"
    and o."idPedidoSituacao" in (${sql.lit(PEDIDO_CANCELADO)}, ${sql.lit(PEDIDO_RECUSADO)})))`;

/** The destination of a name, made at its first use. */
export async function openExportacao(db: Database, nome: string, layout: string): Promise<Exportacao> {
  await db
    .insertInto('exportacao')
    .values({ nome, layout, cursor: null })
    .onConflict((conflict) => conflict.column('nome').doNothing())
    .execute();
  return await db.selectFrom('exportacao').select(COLUNAS).where('nome', '=', nome).executeTakeFirstOrThrow();
}

/** Holds a destination until the transaction ends; undefined when another process moved its cursor meanwhile. */
export async function holdExportacao(
  trx: DatabaseTransaction,
  { idExportacao, cursor }: Exportacao,
): Promise<Exportacao | undefined> {
  return await trx
    .selectFrom('exportacao')
    .select(COLUNAS)
    .where('idExportacao', '=', idExportacao)
    .where(sql<boolean>`"cursor" is not distinct from ${cursor}`)
    .forUpdate()
    .executeTakeFirst();
}

const selectAberto = (db: Database, idExportacao: number) =>
  db
    .selectFrom('exportacaoArquivo')
    .select(['arquivo', 'tipo', 'decididoEm'])
    .where('idExportacao', '=', idExportacao)
    .where('escritoEm', 'is', null);

/** The file that is decided and not written yet. */
export const readAberto = (db: Database, idExportacao: number): Promise<Aberto | undefined> =>
  selectAberto(db, idExportacao).executeTakeFirst();

/** The same, held until the transaction ends: another process waits, and then finds it written. */
export const holdAberto = (trx: DatabaseTransaction, idExportacao: number): Promise<Aberto | undefined> =>
  selectAberto(trx, idExportacao).forUpdate().executeTakeFirst();

/** The events that some orders of a destination are written from, as texts in their order. */
async function readTextos(db: Database, idExportacao: number, which: RawBuilder<boolean>): Promise<string[]> {
  const rows = await db
    .selectFrom('exportacaoPedido')
    .innerJoin('evento', 'evento.referencia', 'exportacaoPedido.referencia')
    .select(['evento.referencia', 'tipo', 'evento.chave', 'criadoEm'])
    .select((eb) => eb.fn.coalesce('exportacaoPedido.corpo', 'evento.corpo').as('corpo'))
    .where('idExportacao', '=', idExportacao)
    .where(which)
    .orderBy('evento.idEvento')
    .execute();
  return rows.map(toTexto);
}

export const readTextosDoArquivo = (db: Database, idExportacao: number, { arquivo }: Arquivo) =>
  readTextos(db, idExportacao, sql<boolean>`"arquivo" = ${arquivo}`);

/** The orders that no file could hold yet. */
export const readTextosComFalha = (db: Database, idExportacao: number) =>
  readTextos(db, idExportacao, isForaDeArquivo);

/** Which of these orders are in no file of a destination. */
export async function findNovos(
  db: Database,
  idExportacao: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('exportacaoPedido')
    .select('idPrePedido')
    .where('idExportacao', '=', idExportacao)
    .where('idPrePedido', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ idPrePedido }) => idPrePedido));
  return new Set(ids.filter((id) => !known.has(id)));
}

type Decisao = {
  readonly cursor: string;
  readonly pedidos: readonly PedidoDoEvento[];
  readonly falhas: readonly (PedidoDoEvento & { readonly falha: string })[];
  readonly now: Date;
};

const BEGIN = Date.UTC(2024, 0, 1);

/** Opens the next file of a destination. Numbers grow with time, so that a restored database repeats none. */
export async function insertArquivo(
  trx: DatabaseTransaction,
  idExportacao: number,
  tipo: Aberto['tipo'],
  decididoEm: Date,
): Promise<number> {
  const last = await trx
    .selectFrom('exportacaoArquivo')
    .select((eb) => eb.fn.max('arquivo').as('arquivo'))
    .where('idExportacao', '=', idExportacao)
    .executeTakeFirst();
  const arquivo = Math.max(
    Number(last?.arquivo ?? 0) + 1,
    Math.floor((decididoEm.getTime() - BEGIN) / millisecondsInSecond),
  );
  await trx.insertInto('exportacaoArquivo').values({ idExportacao, arquivo, tipo, decididoEm }).execute();
  return arquivo;
}

/** Decides the next file of orders, if there are orders for it, and moves the cursor. */
export async function decideArquivo(
  trx: DatabaseTransaction,
  { idExportacao }: Exportacao,
  { cursor, pedidos, falhas, now }: Decisao,
): Promise<void> {
  const putPedidos = async (
    rows: readonly (PedidoDoEvento & { falha: string | null })[],
    arquivo?: number,
  ) => {
    if (rows.length === 0) return;
    await trx
      .insertInto('exportacaoPedido')
      .values(rows.map((row) => ({ ...row, idExportacao, arquivo: arquivo ?? null })))
      .onConflict((conflict) =>
        conflict
          .columns(['idExportacao', 'idPrePedido'])
          .doUpdateSet((eb) => ({
            arquivo: eb.ref('excluded.arquivo'),
            falha: eb.ref('excluded.falha'),
            corpo: eb.ref('excluded.corpo'),
          }))
          .where('exportacaoPedido.arquivo', 'is', null),
      )
      .execute();
  };
  await putPedidos(falhas);
  if (pedidos.length > 0) {
    const arquivo = await insertArquivo(trx, idExportacao, 'pedidos', now);
    await putPedidos(
      pedidos.map((pedido) => ({ ...pedido, falha: null })),
      arquivo,
    );
  }
  await trx.updateTable('exportacao').set({ cursor }).where('idExportacao', '=', idExportacao).execute();
}

/** Stores that a file is in its folder. */
export async function endArquivo(
  db: Database,
  idExportacao: number,
  { arquivo }: Arquivo,
  escritoEm: Date,
): Promise<void> {
  await db
    .updateTable('exportacaoArquivo')
    .set({ escritoEm })
    .where('idExportacao', '=', idExportacao)
    .where('arquivo', '=', arquivo)
    .execute();
}
