import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { idTexto } from '#contract/wire/wire.ts';

/** One message of the bar over the page, and whether it is shown. */
const aviso = z.object({ exibir: z.boolean(), mensagem: z.string() });

/**
 * The bar over the page. `pedidoMinimo` and `limiteDisponivel` are only for who is logged in; the device puts the
 * amounts of the customer being served behind them, so that they are never another's.
 */
export const topo = z.object({
  televendas: aviso,
  transporte: aviso,
  segundaViaBoleto: aviso,
  parcelamentoCartao: aviso,
  pedidoMinimo: aviso,
  limiteDisponivel: aviso,
});

export type Topo = z.output<typeof topo>;

/** The flags and messages of the bar over the page. `idUsuario` can only be the user's own; a visitor gives none. */
export const consultarTopo = defineCall({
  name: 'consultarTopo',
  method: 'GET',
  path: '/topo',
  summary: 'Flags and messages of the bar over the page',
  documented: true,
  access: 'visitor',
  query: z.object({ idUsuario: z.optional(idTexto) }),
  body: undefined,
  reply: topo,
  errors: ['requisicao-invalida', 'outro-usuario'],
});
