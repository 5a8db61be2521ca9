import {
  consultarEventos,
  consultarPedidosDaEmpresa,
  EVENTOS_POR_PAGINA,
  EVENTOS_POR_PAGINA_MAXIMO,
  receberPedido,
  TIPOS_DE_PEDIDO,
  type TipoEvento,
} from '#contract/integration/evento.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { type Answer, answerRecusa, answerReply } from '#server/http/answer.ts';
import { recusa } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { type MachineContext, machineRoute } from './machine-route.ts';

const DESCONHECIDO = recusa(
  'cursor-desconhecido',
  'Este cursor não é deste banco de dados. Peça sem cursor e pule os eventos cujo id já conhece.',
);
const outroNumero = (numeroErp: string): Answer =>
  answerRecusa(recusa('pedido-ja-recebido', `Este pedido já foi recebido com o número ${numeroErp}.`));
const DO_HISTORICO =
  'Este número é de um pedido do histórico, que é de outro cliente ou tem nota, título ou lançamento.';

const escopo = () => 'eventos' as const;

/** The events after the cursor, in the bytes in which they are kept. */
async function answerEventos(
  {
    query,
    deps,
    token,
    now,
  }: Pick<MachineContext<typeof consultarEventos>, 'query' | 'deps' | 'token' | 'now'>,
  tipos?: readonly TipoEvento[],
): Promise<Answer> {
  const { cursor, limite = EVENTOS_POR_PAGINA } = query;
  const pagina = await deps.queries.eventos.readEventos({
    cursor,
    limite: Math.min(limite, EVENTOS_POR_PAGINA_MAXIMO),
    ...(tipos === undefined ? {} : { tipos }),
  });
  if (pagina === 'unknown') return answerRecusa(DESCONHECIDO);
  if (cursor !== undefined) {
    const { idToken } = token;
    await deps.queries.eventos.noteLeitura({ idToken, soPedidos: tipos !== undefined, cursor }, now);
  }
  const { eventos, cursor: next } = pagina;
  return { status: 200, corpo: `{"eventos":[${eventos.join(',')}],"cursor":${JSON.stringify(next)}}` };
}

/** Events by pull, and the acknowledgement of orders. */
export const eventosRoutes: readonly Route[] = [
  machineRoute(consultarEventos, escopo, (context) => answerEventos(context)),

  machineRoute(consultarPedidosDaEmpresa, escopo, (context) => answerEventos(context, TIPOS_DE_PEDIDO)),

  machineRoute(receberPedido, escopo, async ({ params, body, deps, now }) => {
    const recebido = { idPrePedido: params.idPrePedido, numeroErp: body.numeroErp, recebidoEm: now };
    const kept = await deps.queries.eventos.receberPedido(recebido);
    if (kept === undefined) return answerRecusa(recusa('nao-encontrado', 'Este pedido não existe.'));
    if (kept === 'passado') return answerRecusa(recusa('pedido-ja-recebido', DO_HISTORICO));
    if (kept.numeroErp !== body.numeroErp) return outroNumero(kept.numeroErp);
    return answerReply(receberPedido, { ...kept, recebidoEm: toBusinessInstant(kept.recebidoEm) });
  }),
];
