import { oneByOne } from '#server/db/one-by-one.ts';

/**
 * A destination of order files can be stopped. It also gets files of cancelled orders, whose content is kept as JSON: a repeat
 * has the same bytes.
 */
export const destinosDeArquivos = oneByOne([
  `alter table "exportacao" add column "ativo" boolean not null default true`,
  `alter table "exportacaoArquivo" add column "tipo" text not null default 'pedidos'
    check ("tipo" in ('pedidos', 'cancelamentos'))`,
  `alter table "exportacaoPedido" add column "cancelamento" jsonb, add column "arquivoCancelamento" bigint`,
  `create index "exportacaoPedido_cancelamento" on "exportacaoPedido" ("idExportacao", "arquivoCancelamento")
    where "arquivoCancelamento" is not null`,
  `create index "prePedido_cancelado" on "prePedido" ("idPrePedido") where "idPedidoSituacao" = 6`,
]);
