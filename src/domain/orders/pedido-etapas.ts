import type { PedidoEtapa } from '#contract/orders/pedido-lista.ts';
import {
  PEDIDO_A_PAGAR,
  PEDIDO_CANCELADO,
  PEDIDO_EM_ANALISE,
  PEDIDO_EM_SEPARACAO,
  PEDIDO_EM_TRANSPORTE,
  PEDIDO_ENTREGUE,
  PEDIDO_FATURADO,
  PEDIDO_LIBERADO,
  PEDIDO_RECUSADO,
} from '#contract/orders/situacao.ts';

/** How a stage stands: behind the order, the one it waits for, ahead of it, or the one where it ended badly. */
export type EtapaEstado = 'feita' | 'proxima' | 'futura' | 'recusada';

/** A stage on screen. `dataHora` is null if the time is unknown. */
export type EtapaNaTela = { nome: string; dataHora: string | null; estado: EtapaEstado };

/** After the making, each stage with the statuses that say it was reached. */
const ETAPAS: readonly { nome: string; situacoes: readonly number[] }[] = [
  { nome: 'Enviado', situacoes: [PEDIDO_EM_ANALISE, PEDIDO_A_PAGAR, PEDIDO_RECUSADO, PEDIDO_CANCELADO] },
  { nome: 'Confirmado', situacoes: [PEDIDO_LIBERADO] },
  { nome: 'Separado', situacoes: [PEDIDO_EM_SEPARACAO] },
  { nome: 'Faturado', situacoes: [PEDIDO_FATURADO, PEDIDO_EM_TRANSPORTE] },
  { nome: 'Entregue', situacoes: [PEDIDO_ENTREGUE] },
];

/** Statuses after which nothing more comes. */
const FIM: Readonly<Record<number, string>> = {
  [PEDIDO_RECUSADO]: 'Recusado',
  [PEDIDO_CANCELADO]: 'Cancelado',
};

const reaches = (situacoes: readonly number[], ditas: ReadonlyMap<number, string>): boolean =>
  situacoes.some((situacao) => ditas.has(situacao));

/** The separation has begun, and is not known to be over. */
const emCurso = (nome: string, isLast: boolean): string =>
  nome === 'Separado' && isLast ? 'Em separação' : nome;

/**
 * The stages of an order's life: made, sent, confirmed, separated, invoiced, delivered. The last that one of its
 * statuses reached, and all before it, are behind it; an order that was refused or cancelled ends with that. Where
 * the server tells no more than the status of now, only that stage has no time of its own.
 */
export function etapasOf(
  etapas: readonly PedidoEtapa[] | undefined,
  { idPedidoSituacao, dataHora }: { idPedidoSituacao: number; dataHora: string },
): EtapaNaTela[] {
  const ditas = new Map(etapas?.map((e) => [e.idPedidoSituacao, e.dataHora]));
  const alcancadas = new Map([[idPedidoSituacao, ''], ...ditas]);
  const ultima = Math.max(
    0,
    ETAPAS.findLastIndex(({ situacoes }) => reaches(situacoes, alcancadas)),
  );
  const fim = FIM[idPedidoSituacao];
  const ditaEm = (situacoes: readonly number[]): string | null =>
    situacoes.flatMap((situacao) => ditas.get(situacao) ?? [])[0] ?? null;
  const feitas = ETAPAS.slice(0, ultima + 1).map(({ nome, situacoes }, at) => ({
    nome: emCurso(nome, at === ultima),
    dataHora: ditaEm(situacoes.filter((situacao) => FIM[situacao] === undefined)),
    estado: 'feita' as const,
  }));
  const depois: EtapaNaTela[] =
    fim === undefined
      ? ETAPAS.slice(ultima + 1).map(({ nome }, at) => ({
          nome,
          dataHora: null,
          estado: at === 0 ? 'proxima' : 'futura',
        }))
      : [{ nome: fim, dataHora: ditas.get(idPedidoSituacao) ?? null, estado: 'recusada' }];
  return [{ nome: 'Feito', dataHora, estado: 'feita' }, ...feitas, ...depois];
}
