import {
  ETAPA_CONFIRMADO,
  ETAPA_ENTREGUE,
  ETAPA_ENVIADO,
  ETAPA_FATURADO,
  ETAPA_FEITO,
  ETAPA_SEPARADO,
  type PedidoEtapa,
} from '#contract/pedido-etapa.ts';

/** How a stage stands: behind the order, the one it waits for, ahead of it, or never to come. */
export type EtapaEstado = 'feita' | 'proxima' | 'futura' | 'nunca';

/** A stage on screen. `dataHora` is null where nobody said when. */
export type EtapaNaTela = { id: number; nome: string; dataHora: string | null; estado: EtapaEstado };

const ETAPAS: readonly { id: number; nome: string }[] = [
  { id: ETAPA_FEITO, nome: 'Feito' },
  { id: ETAPA_ENVIADO, nome: 'Enviado' },
  { id: ETAPA_CONFIRMADO, nome: 'Confirmado' },
  { id: ETAPA_SEPARADO, nome: 'Separado' },
  { id: ETAPA_FATURADO, nome: 'Faturado' },
  { id: ETAPA_ENTREGUE, nome: 'Entregue' },
];

/** Statuses after which nothing more comes: refused, cancelled. */
const PARADOS: ReadonlySet<number> = new Set([1, 6]);

/** The last stage that an order in a status has certainly reached. */
const ALCANCADA: Readonly<Record<number, number>> = {
  3: ETAPA_CONFIRMADO,
  7: ETAPA_FATURADO,
  9: ETAPA_FATURADO,
  10: ETAPA_ENTREGUE,
  12: ETAPA_CONFIRMADO,
};

/**
 * The six stages of an order, of which the last reached one and all before it are behind it. Where the server names
 * no stages, its status says how far it came; the first has the order's own time then.
 */
export function etapasOf(
  etapas: readonly PedidoEtapa[] | undefined,
  { idPedidoSituacao, dataHora }: { idPedidoSituacao: number; dataHora: string },
): EtapaNaTela[] {
  const ditas = new Map(etapas?.map((e) => [e.idPedidoEtapa, e.dataHora]));
  const ultima = Math.max(ETAPA_ENVIADO, ALCANCADA[idPedidoSituacao] ?? 0, ...ditas.keys());
  const estadoOf = (id: number): EtapaEstado => {
    if (id <= ultima) return 'feita';
    if (PARADOS.has(idPedidoSituacao)) return 'nunca';
    return id === ultima + 1 ? 'proxima' : 'futura';
  };
  return ETAPAS.map(({ id, nome }) => ({
    id,
    nome,
    dataHora: ditas.get(id) ?? (id === ETAPA_FEITO ? dataHora : null),
    estado: estadoOf(id),
  }));
}
