import { sql } from 'kysely';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { PEDIDO_ENTREGUE } from '#contract/orders/situacao.ts';
import type { devolucao, itemDaNotaDevolvivel } from '#contract/returns/devolucao.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import type { ApiClient } from './api.ts';

export type WireDevolucao = z.input<typeof devolucao>;
export type WireItemDaNota = z.input<typeof itemDaNotaDevolvivel>;

export const CLIENTE = 101;
const DAY = 86_400_000;

/** Adds the demonstration's orders and invoices, without its returns. */
export const seedNotas = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute((trx) => seedHistorico(trx, now, { devolucoes: false }));

/** An invoice of a customer with several lines. */
export async function findNota(db: Database, idPessoaCliente = CLIENTE) {
  const nota = await db
    .selectFrom('notaFiscal')
    .innerJoin('notaFiscalItem', 'notaFiscalItem.idTitulo', 'notaFiscal.idTitulo')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'notaFiscal.idPrePedido')
    .select(['notaFiscal.idTitulo', 'notaFiscal.idPrePedido', 'notaFiscal.idPessoaEmitente'])
    .select(['notaFiscal.numDocumento', 'notaFiscal.valorTotalNota'])
    .select((eb) => eb.fn.countAll().as('linhas'))
    .where('notaFiscal.idPessoaDestinatario', '=', idPessoaCliente)
    .where('prePedido.idCarrinhoGrupoTipo', '=', 1)
    .groupBy(['notaFiscal.idTitulo', 'notaFiscal.idPrePedido', 'notaFiscal.idPessoaEmitente'])
    .groupBy(['notaFiscal.numDocumento', 'notaFiscal.valorTotalNota'])
    .orderBy('linhas', 'desc')
    .orderBy('notaFiscal.idTitulo', 'desc')
    .limit(1)
    .executeTakeFirst();
  const found = must(nota, 'an invoice');
  return { ...found, idPrePedido: must(found.idPrePedido, 'its order') };
}

export type Nota = Awaited<ReturnType<typeof findNota>>;

/** Makes an invoice's goods delivered some days before `now`. */
export async function deliver(db: Database, nota: Nota, now: Date, days: number): Promise<void> {
  const em = new Date(now.getTime() - days * DAY);
  await db
    .updateTable('notaFiscal')
    .set({ dataDocumento: new Date(em.getTime() - DAY) })
    .where('idTitulo', '=', nota.idTitulo)
    .execute();
  await db
    .deleteFrom('pedidoEtapa')
    .where('idPrePedido', '=', nota.idPrePedido)
    .where('idPedidoSituacao', '=', PEDIDO_ENTREGUE)
    .execute();
  await db
    .insertInto('pedidoEtapa')
    .values({ idPrePedido: nota.idPrePedido, idPedidoSituacao: PEDIDO_ENTREGUE, em })
    .execute();
}

/** The body that makes a return; a draft unless `more` says otherwise. */
export const cadastro = (nota: Pick<Nota, 'idTitulo' | 'idPessoaEmitente'>, more: object = {}) => ({
  IdPessoaDestinatario: CLIENTE,
  IdPessoaFilial: nota.idPessoaEmitente,
  IdNotaFiscal: nota.idTitulo,
  DevolucaoTotal: false,
  IdMotivoDevolucao: null,
  UtilizaNotaFiscalCliente: true,
  NotaFiscalClienteEletronica: true,
  Observacoes: '',
  Desktop: false,
  ...more,
});

export const TOTAL = { DevolucaoTotal: true, IdMotivoDevolucao: 2 };

/** The body that sets a lot of a draft. */
export const itemParcial = (
  id: number,
  nota: Nota,
  { produto, tituloItemLote }: WireItemDaNota,
  QtdDevolvida: unknown,
  IdDevolucaoMotivo = 2,
) => ({
  IdDevolucaoEletronica: id,
  Produto: { IdProduto: produto.idProduto },
  Titulo: { IDTitulo: nota.idTitulo },
  TituloItemLote: { Lote: tituloItemLote.lote, DataVencimento: tituloItemLote.dataVencimento },
  DevolucaoMotivo: { IdDevolucaoMotivo },
  QtdDevolvida,
});

const read = async <T>(client: ApiClient, path: string): Promise<T> =>
  JSON.parse((await client.get(path)).text) as T;

export const lotesDe = (client: ApiClient, { idTitulo }: Nota) =>
  read<WireItemDaNota[]>(client, `/Devolucao/ConsultarItensNotaFiscal?idNotaFiscal=${idTitulo}`);

export const devolucaoDe = (client: ApiClient, id: number) =>
  read<WireDevolucao>(client, `/Devolucao?idDevolucaoEletronica=${id}`);

export const finalizar = (client: ApiClient, id: number, key?: string) =>
  client.post(
    `/Devolucao/FinalizarDevolucao?idDevolucaoEletronica=${id}`,
    undefined,
    key === undefined ? {} : { key },
  );

/** Makes a draft. */
export async function rascunho(client: ApiClient, nota: Nota): Promise<number> {
  const answer = await client.post('/Devolucao/Cadastrar', cadastro(nota));
  return Number(answer.text);
}

/** Checks that returns hold no more units of any lot than the invoice has. */
export async function expectUnitsWithinLots(db: Database): Promise<void> {
  const { rows } = await sql<{ idTitulo: number }>`
    with "devolvidas" as (
      select d."idTitulo", n."idItem", n."idItemTipo", i."lote", sum(i."quantidade") as "unidades"
      from "devolucao" d
      join "devolucaoItem" i on i."idDevolucaoEletronica" = d."idDevolucaoEletronica"
      left join "notaFiscalItem" n on n."idTitulo" = d."idTitulo" and n."nItem" = i."nItem"
      where d."idSituacao" in (2, 4, 6, 11, 13)
      group by 1, 2, 3, 4)
    select * from "devolvidas" d where "unidades" > coalesce((
      select sum(l."quantidade") from "notaFiscalItemLote" l
      join "notaFiscalItem" n on n."idTitulo" = l."idTitulo" and n."nItem" = l."nItem"
      where l."idTitulo" = d."idTitulo" and n."idItem" = d."idItem" and n."idItemTipo" = d."idItemTipo"
        and l."lote" = d."lote"), 0)`.execute(db);
  expect(rows).toEqual([]);
}
