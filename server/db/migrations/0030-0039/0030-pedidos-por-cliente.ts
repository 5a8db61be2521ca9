import { oneByOne } from '#server/db/one-by-one.ts';

/** Lists of orders are read client by client; through this index a client without orders costs all orders. */
export const pedidosPorCliente = oneByOne([`drop index "prePedido_dataHora"`]);
