import { oneByOne } from '#server/db/one-by-one.ts';

/** Orders that await payment are few: they are found by customer and by age without the others. */
export const esperaPagamento = oneByOne([
  `create index "prePedido_aguardando" on "prePedido" ("idPessoaCliente", "dataHora")
    where "idPedidoSituacao" = 11 and "idCarrinho" is not null`,
]);
