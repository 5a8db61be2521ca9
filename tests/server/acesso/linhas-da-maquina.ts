import type { ApiAnswer } from '#tests/support/api.ts';
import { CHEIO } from '#tests/support/erp-order.ts';
import type { Machine } from '#tests/support/machine.ts';

/** The data that requests of the matrix name: a finished load of `produtos`. Orders are those of `insertErpOrders`. */
export type Alvo = { readonly idCarga: number };

/** A request of each call of the company's own system, made by any client. */
export const LINHAS_DA_MAQUINA: Readonly<
  Record<string, (client: Pick<Machine, 'get' | 'post' | 'send'>, alvo: Alvo) => Promise<ApiAnswer>>
> = {
  carregar: (client) =>
    client.send('PUT', '/integracao/produtos?simular=true', '', {
      headers: { 'content-type': 'application/x-ndjson' },
    }),
  consultarCargas: (client) => client.get('/integracao/cargas'),
  consultarCarga: (client, { idCarga }) => client.get(`/integracao/cargas/${idCarga}`),
  consultarRecusadas: (client, { idCarga }) => client.get(`/integracao/cargas/${idCarga}/recusadas`),
  desfazerCarga: (client, { idCarga }) => client.post(`/integracao/cargas/${idCarga}/desfazer`),
  consultarEventos: (client) => client.get('/integracao/eventos'),
  consultarPedidosDaEmpresa: (client) => client.get('/integracao/pedidos'),
  receberPedido: (client) => client.post(`/integracao/pedidos/${CHEIO}/recebido`, { numeroErp: 'PV-1' }),
};
