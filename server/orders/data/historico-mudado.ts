import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { HISTORICO_MUDADO_MAXIMO } from '#contract/orders/historico-mudado.ts';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { isChangedSince, readCursor, readSince } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type Scope, scopeOf } from '#server/db/scope.ts';
import { listNotas } from '#server/invoices/data/notas-fiscais.ts';
import { listPedidos } from './pedidos-lista.ts';

/** `dataInicial` is a day of the business time zone, included. */
type Procura = {
  readonly idPessoaCliente: number;
  readonly dataInicial: string | undefined;
  readonly cursor: string | undefined;
};

export type HistoricoMudado = {
  readonly cursor: string;
  readonly pedidos: PedidoResumo[];
  readonly notas: NotaFiscal[];
};

const PAGE = { limit: HISTORICO_MUDADO_MAXIMO, offset: 0 };

/**
 * A customer's orders and invoices that changed since a cursor, with the cursor of the same moment. `'unknown'`: this
 * database never gave out that cursor, more changed than one response holds, or an order was withdrawn.
 */
export const readHistoricoMudado = (
  db: Database,
  idUsuario: number,
  procura: Procura,
): Promise<HistoricoMudado | 'unknown'> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      if (procura.cursor === undefined) return { cursor: await readCursor(trx), pedidos: [], notas: [] };
      const since = await readSince(trx, procura.cursor);
      if (since === undefined) return 'unknown';
      const scope = scopeOf(trx, idUsuario);
      if (await wasWithdrawn(scope, procura.idPessoaCliente, since)) return 'unknown';
      const pedidos = await pedidosSince(scope, procura, since);
      const notas = await notasSince(scope, procura, since);
      if (pedidos.totalRegistros > PAGE.limit || notas.totalRegistros > PAGE.limit) return 'unknown';
      return { cursor: await readCursor(trx), pedidos: pedidos.colecao, notas: notas.colecao };
    });

/** True when the company withdrew a past order of the customer since. */
async function wasWithdrawn(scope: Scope, idPessoaCliente: number, since: number): Promise<boolean> {
  const row = await scope
    .historicoRetirado()
    .select('idPrePedido')
    .where('idPessoaCliente', '=', idPessoaCliente)
    .where(isChangedSince('historicoRetirado.mudado', since))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const pedidosSince = (scope: Scope, { idPessoaCliente, dataInicial }: Procura, mudadoDesde: number) =>
  listPedidos(scope, {
    idPrePedido: undefined,
    idPessoaClientes: [idPessoaCliente],
    idPedidoSituacoes: undefined,
    idOrigemTipos: undefined,
    dataInicial,
    dataFinal: undefined,
    orcamento: undefined,
    mudadoDesde,
    comItens: true,
    ...PAGE,
  });

const notasSince = (scope: Scope, { idPessoaCliente, dataInicial }: Procura, mudadoDesde: number) =>
  listNotas(scope, {
    idPessoaDestinatario: idPessoaCliente,
    dataInicial,
    dataFinal: undefined,
    numDocumento: undefined,
    mudadoDesde,
    ordenacao: undefined,
    ...PAGE,
  });
