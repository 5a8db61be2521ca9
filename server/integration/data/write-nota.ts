import { sql } from 'kysely';
import type { NotaRegistro } from '#contract/integration/nota.ts';
import { must } from '#lib/must.ts';
import { insertCashback, isDoPortal } from '#server/customers/data/cashback.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { ensureItensDaEmpresa } from '#server/invoices/data/itens-do-xml.ts';
import { losesLines } from './check-notas.ts';
import { tomaCredito } from './credit/credit-of-orders.ts';
import { type NotaDoXml, notaDoXml } from './nota-do-xml.ts';
import type { NotaGuardada } from './stored-notas.ts';

/** The ids of branches and customers by their tax numbers. */
export type Partes = {
  readonly emitentes: ReadonlyMap<string, number>;
  readonly destinatarios: ReadonlyMap<string, number>;
};

/** Writes an invoice from its XML. One whose lines are in use and would change stays as it is. */
export async function putNota(
  trx: DatabaseTransaction,
  registro: NotaRegistro,
  { emitentes, destinatarios }: Partes,
  guardada: NotaGuardada | undefined,
): Promise<void> {
  const { chave, xml, pedido } = registro;
  const lida = notaDoXml(registro);
  if (!lida.ok) return;
  if (guardada !== undefined && losesLines(guardada, lida.value)) return;
  const idPrePedido = pedido === null ? null : Number(pedido);
  const { cnpjEmitente, cpfCnpjDestinatario, linhas: _, ...nota } = lida.value;
  const row = {
    ...nota,
    idPrePedido,
    chaveAcesso: chave,
    idPessoaEmitente: must(emitentes.get(cnpjEmitente), 'branch'),
    idPessoaDestinatario: must(destinatarios.get(cpfCnpjDestinatario), 'customer'),
  };
  const { idTitulo } =
    guardada === undefined
      ? await trx.insertInto('notaFiscal').values(row).returning('idTitulo').executeTakeFirstOrThrow()
      : guardada;
  if (guardada !== undefined) {
    await trx
      .updateTable('notaFiscal')
      .set({ ...row, mudado: -1 })
      .where('idTitulo', '=', idTitulo)
      .execute();
  }
  await putXml(trx, idTitulo, xml, guardada?.emUso === true);
  if (idPrePedido === (guardada?.idPrePedido ?? null)) return;
  if (idPrePedido === null) await leavePedido(trx, idTitulo);
  else await joinPedido(trx, idPrePedido, { ...lida.value, idTitulo });
}

async function putXml(
  trx: DatabaseTransaction,
  idTitulo: number,
  xml: string,
  keepsLines: boolean,
): Promise<void> {
  await trx
    .insertInto('notaFiscalXml')
    .values({ idTitulo, xml })
    .onConflict((conflict) => conflict.column('idTitulo').doUpdateSet({ xml }))
    .execute();
  if (keepsLines) return;
  await trx.deleteFrom('notaFiscalItem').where('idTitulo', '=', idTitulo).execute();
  await ensureItensDaEmpresa(trx, idTitulo);
}

/**
 * Makes an invoice one of an order. The first one brings the cashback of the order's lines. It takes over the credit that
 * the order holds, unless its instalments have come already.
 */
async function joinPedido(
  trx: DatabaseTransaction,
  idPrePedido: number,
  { idTitulo, dataDocumento, valorTotalNota }: NotaDoXml & { idTitulo: number },
): Promise<void> {
  const { rows } = await sql<{ idPessoaCliente: number; toma: boolean; cashback: number; isFirst: boolean }>`
    select p."idPessoaCliente", p."valorCashbackAplicado" as "cashback",
      ${tomaCredito} and not exists (select from "contaReceber" c where c."idTitulo" = ${idTitulo}
        or c."id" in (select l."idConta" from "contaReceberNota" l where l."idTitulo" = ${idTitulo})
        or (c."idPrePedido" = p."idPrePedido" and c."idTitulo" is null)) as "toma",
      not exists (select from "notaFiscal" n where n."idPrePedido" = p."idPrePedido" and n."idTitulo" <> ${idTitulo}) as "isFirst"
    from "prePedido" p join "formaPagamento" f on f."idFormaPagamento" = p."idFormaPagamento"
    where p."idPrePedido" = ${idPrePedido}`.execute(trx);
  const { idPessoaCliente, toma, cashback, isFirst } = must(rows[0], 'order');
  const creditoTomado = toma ? Math.max(0, valorTotalNota - (isFirst ? Number(cashback) : 0)) : 0;
  await trx.updateTable('notaFiscal').set({ creditoTomado }).where('idTitulo', '=', idTitulo).execute();
  if (isFirst) {
    await insertCashback(trx, { idPrePedido, idPessoaCliente, idTitulo, em: dataDocumento });
    await moveAdiantadas(trx, idPrePedido, { de: null, para: idTitulo });
  }
}

/** Undoes `joinPedido`; also for an invoice that is removed. */
export async function leavePedido(trx: DatabaseTransaction, idTitulo: number): Promise<void> {
  await trx
    .deleteFrom('cashbackLancamento')
    .where('idTitulo', '=', idTitulo)
    .where(isDoPortal)
    .where('liberadoEm', 'is', null)
    .execute();
  await trx.updateTable('notaFiscal').set({ creditoTomado: 0 }).where('idTitulo', '=', idTitulo).execute();
  await moveAdiantadas(trx, undefined, { de: idTitulo, para: null });
}

/** Moves the instalments that were settled before the invoice, made here, to it or back. */
async function moveAdiantadas(
  trx: DatabaseTransaction,
  idPrePedido: number | undefined,
  { de, para }: { de: number | null; para: number | null },
): Promise<void> {
  await sql`update "contaReceber" c set "idTitulo" = ${para}::integer
    from "formaPagamento" f
    where f."idFormaPagamento" = c."idFormaPagamento" and f."pagamentoAntecipado" and c."dataLiquidacao" is not null
      and c."idTitulo" is not distinct from ${de}::integer
      and c."idPrePedido" = coalesce(${idPrePedido ?? null}::integer, c."idPrePedido")
      and not exists (select from "codigoErp" e where e."recurso" = 'titulos' and e."id" = c."id")`.execute(
    trx,
  );
}
