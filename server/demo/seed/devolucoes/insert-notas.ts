import { sql } from 'kysely';
import { CASHBACK_EM_ANALISE } from '#contract/customers/meu-cashback.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { listClientes } from '#server/customers/data/clientes.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { scopeOf } from '#server/db/scope.ts';
import { USUARIOS } from '#server/demo/seed/clientes.ts';
import { insertPedidos, PRIMEIRO_NUMERO } from '#server/demo/seed/pedidos-passados.ts';
import { insertFaturas, type Numeros, PRIMEIROS } from '#server/demo/seed/seed-faturas.ts';
import { splitLinha } from './lotes.ts';
import type { NotaPedida } from './notas.ts';
import { pedidosDasNotas } from './pedidos-das-notas.ts';

/** The first ids that this server gives. */
const DO_SERVIDOR = { pedido: 100_001, titulo: 700_001 };

/** An invoice with its id and its branch. */
export type NotaEmitida = NotaPedida & { readonly idTitulo: number; readonly idPessoaFilial: number };

/** Writes invoices of the past with their orders and instalments, numbered after those there are. */
export async function insertNotas(
  trx: DatabaseTransaction,
  now: Date,
  todas: readonly NotaPedida[],
): Promise<NotaEmitida[]> {
  const scope = scopeOf(trx, must(USUARIOS[0], 'user').idUsuario);
  const daClientela = [];
  for (const cliente of await listClientes(scope)) {
    const notas = todas.filter(({ idPessoaCliente }) => idPessoaCliente === cliente.idPessoa);
    if (notas.length > 0) daClientela.push(...(await pedidosDasNotas(scope, cliente, notas, now)));
  }
  const primeiro = await nextPedido(trx);
  const pedidos = daClientela
    .toSorted((a, b) => a.dataHora.getTime() - b.dataHora.getTime())
    .map((pedido, index) => ({ ...pedido, idPrePedido: primeiro + index }));
  if (pedidos.length === 0) return [];
  const hoje = businessDayOf(now);
  await insertPedidos(trx, pedidos);
  const faturas = await insertFaturas(trx, pedidos, { hoje }, await nextNumeros(trx));
  const emitidas = faturas.map(({ idTitulo, idPrePedido }) => {
    const { nota, grupo } = must(
      pedidos.find((pedido) => pedido.idPrePedido === idPrePedido),
      'the order',
    );
    return { ...nota, idTitulo, idPessoaFilial: grupo.idPessoaFilial };
  });
  for (const { idTitulo, lotes } of emitidas)
    if (lotes !== undefined) await splitLinha(trx, idTitulo, lotes, hoje);
  for (const { idTitulo, idPessoaCliente, cashback } of emitidas)
    if (cashback) await insertGanhos(trx, { idTitulo, idPessoaCliente, em: now });
  return emitidas;
}

/** Cashback of 1 % of each line of an invoice, in analysis. */
const insertGanhos = (
  trx: DatabaseTransaction,
  { idTitulo, idPessoaCliente, em }: { idTitulo: number; idPessoaCliente: number; em: Date },
) =>
  sql`insert into "cashbackLancamento"
    ("idPessoaCliente", "idTitulo", "posicao", "idProduto", "descProduto", "situacao", "valor", "dataHora")
    select ${idPessoaCliente}::int, "idTitulo", "nItem" - 1, "idItem", "descricao", ${CASHBACK_EM_ANALISE}::int,
      ceil("valorTotal" / 100.0)::bigint, ${em.toISOString()}::timestamptz
    from "notaFiscalItem" where "idTitulo" = ${idTitulo}::int order by "nItem"`.execute(trx);

async function nextPedido(trx: DatabaseTransaction): Promise<number> {
  const { last } = await trx
    .selectFrom('prePedido')
    .select((eb) => eb.fn.max('idPrePedido').as('last'))
    .where('idPrePedido', '<', DO_SERVIDOR.pedido)
    .executeTakeFirstOrThrow();
  return last === null ? PRIMEIRO_NUMERO : last + 1;
}

/** An older demonstration has invoices of its own, whose numbers follow those of the first start. */
async function nextNumeros(trx: DatabaseTransaction): Promise<Numeros> {
  const notas = await trx
    .selectFrom('notaFiscal')
    .select((eb) => [
      eb.fn.max('idTitulo').filterWhere('idTitulo', '<', DO_SERVIDOR.titulo).as('titulo'),
      eb.fn.max('numDocumento').as('documento'),
    ])
    .executeTakeFirstOrThrow();
  const after = (last: number | null, first: number) => Math.max(first, (last ?? 0) + 1);
  return {
    titulo: after(notas.titulo, PRIMEIROS.titulo),
    documento: after(notas.documento, PRIMEIROS.documento),
  };
}
