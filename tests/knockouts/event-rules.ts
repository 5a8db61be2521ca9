import type { Knockout } from './knockout.ts';

const EVENTS = 'tests/server/eventos.test.ts';
const FORGOTTEN = 'tests/server/eventos-esquecidos.test.ts';
const DELIVERIES = 'tests/server/entregas.test.ts';

const FILES = 'tests/server/pedidos-em-arquivos.test.ts';
const ANSWERS = 'tests/server/respostas-em-arquivos.test.ts';

/** The rules by which the company's own system hears of each order once, and in order. */
export const eventRules: readonly Knockout[] = [
  {
    rule: 'an order is written together with its event',
    file: 'server/orders/confirmar-carrinho.ts',
    find: "await insertEventosDePedidos(user.db, 'pedido.feito', pedidos, now);",
    put: '',
    tests: [EVENTS],
  },
  {
    rule: 'an event is written in its own transaction, with its deliveries',
    file: 'server/events/data/insert-event.ts',
    find: `now: Date,
): Promise<void> {
`,
    put: `now: Date,
): Promise<void> {
  await sql\`commit\`.execute(trx);
`,
    tests: [EVENTS],
  },
  {
    rule: 'a cursor of events passes no transaction that has not ended',
    file: 'server/events/data/read-events.ts',
    find: 'and "mudado" < pg_snapshot_xmin(pg_current_snapshot())::text::bigint',
    put: '',
    tests: [EVENTS],
  },
  {
    rule: 'a cursor of events from another database is refused',
    file: 'server/events/data/read-events.ts',
    find: "if (!isKnown) return 'unknown';",
    put: '',
    tests: [EVENTS],
  },
  {
    rule: 'events of a restored database are read from its own transactions',
    file: 'server/db/feed-cursor.ts',
    find: 'await sql`update "evento" set "mudado" = pg_current_xact_id()::text::bigint`.execute(trx);',
    put: '',
    tests: [EVENTS],
  },
  {
    rule: 'events of one key are delivered in their order',
    file: 'server/events/data/deliveries.ts',
    find: `and a."situacao" = 'pendente' and a."idEvento" < e."idEvento")`,
    put: `and a."idEvento" < 0)`,
    tests: [DELIVERIES],
  },
  {
    rule: 'an event is delivered by one of all processes',
    file: 'server/events/data/deliveries.ts',
    find: '"proximaEm" = ${until}',
    put: '"ultimoErro" = ${until}',
    tests: [DELIVERIES],
  },
  {
    rule: 'a receiver’s redirection is not followed',
    file: 'server/events/send.ts',
    find: "redirect: 'manual',",
    put: '',
    tests: [DELIVERIES],
  },
  {
    rule: 'an order keeps the first number of the company',
    file: 'server/integration/eventos.ts',
    find: 'if (kept.numeroErp !== body.numeroErp) return',
    put: "if (kept.numeroErp === '') return",
    tests: [EVENTS],
  },
  {
    rule: 'an old event stays until its receivers took it',
    file: 'server/events/data/taken-events.ts',
    find: `and d."situacao" <> 'entregue'`,
    put: `and d."situacao" = 'morta'`,
    tests: [FORGOTTEN],
  },
  {
    rule: 'an old event stays until the cursors of tokens passed it',
    file: 'server/events/data/taken-events.ts',
    find: '(e."mudado", e."idEvento") > (l."mudado", l."idEvento")',
    put: '(e."mudado", e."idEvento") < (l."mudado", l."idEvento")',
    tests: [FORGOTTEN],
  },
  {
    rule: 'an order that awaits its payment is in no file',
    file: 'server/order-files/export-orders.ts',
    find: '[PEDIDO_A_PAGAR, PEDIDO_CANCELADO, PEDIDO_RECUSADO];',
    put: '[PEDIDO_CANCELADO, PEDIDO_RECUSADO];',
    tests: [FILES],
  },
  {
    rule: 'an order is in one file of a destination',
    file: 'server/order-files/export-orders.ts',
    find: '(novos.has(id) ? [candidato] : [])',
    put: '[candidato]',
    tests: [FILES],
  },
  {
    rule: 'a file of orders has the moment of its decision, so that a repeat has the same bytes',
    file: 'server/order-files/order-files.ts',
    find: 'toBusinessInstant(decididoEm)',
    put: 'toBusinessInstant(new Date())',
    tests: [FILES],
  },
  {
    rule: 'an order that ended keeps its reason when a partial answer comes',
    file: 'server/order-files/data/answered-orders.ts',
    find: "    .where('idPedidoSituacao', 'not in', FINS_DO_PEDIDO)\n",
    put: '',
    tests: [ANSWERS],
  },
  {
    rule: 'an order that the operator settled comes in no file',
    file: 'server/order-files/data/exports.ts',
    find: '  and "exportacaoPedido"."dispensadoEm" is null\n',
    put: '',
    tests: [FILES],
  },
  {
    rule: 'a file with later codes has the same bytes after a death',
    file: 'server/order-files/data/exports.ts',
    find: "eb.fn.coalesce('exportacaoPedido.corpo', 'evento.corpo')",
    put: "eb.fn.coalesce('evento.corpo', 'exportacaoPedido.corpo')",
    tests: [FILES],
  },
  {
    rule: 'only an order that was in a file comes as cancelled',
    file: 'server/order-files/data/cancelled-orders.ts',
    find: "    .where('arquivo', 'is not', null)\n",
    put: '',
    tests: [FILES],
  },
  {
    rule: 'an answer in a file keeps the first number of the company',
    file: 'server/order-files/take-answers.ts',
    find: 'if (kept?.numeroErp !== numeroErp) return',
    put: 'if (kept === undefined) return',
    tests: [ANSWERS],
  },
  {
    rule: 'an answer in a file counts for its own customer only',
    file: 'server/order-files/take-answers.ts',
    find: 'cpfCnpj !== undefined && digits',
    put: "cpfCnpj === '' && digits",
    tests: [ANSWERS],
  },
];
