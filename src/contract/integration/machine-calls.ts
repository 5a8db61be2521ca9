import type { AnyCall } from '#contract/wire/call.ts';
import { carregar, consultarCarga, consultarCargas, consultarRecusadas, desfazerCarga } from './carga.ts';
import { consultarEventos, consultarPedidosDaEmpresa, receberPedido } from './evento.ts';

/** The calls of the company's own system, which the app never makes. */
export const machineCalls: readonly AnyCall[] = [
  carregar,
  consultarCargas,
  consultarCarga,
  consultarRecusadas,
  desfazerCarga,
  consultarEventos,
  consultarPedidosDaEmpresa,
  receberPedido,
];
