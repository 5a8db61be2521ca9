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

/** The state of a stage: done, next, still ahead, or the one where the order ended badly. */
export type EtapaEstado = 'feita' | 'proxima' | 'futura' | 'recusada';

/** A stage on screen. `dataHora` is null if the time is unknown. */
export type EtapaNaTela = { nome: string; dataHora: string | null; estado: EtapaEstado };

/** The stages after 'Feito', each with the statuses that reach it. */
const ETAPAS: readonly { nome: string; situacoes: readonly number[] }[] = [
  { nome: 'Enviado', situacoes: [PEDIDO_EM_ANALISE, PEDIDO_A_PAGAR, PEDIDO_RECUSADO, PEDIDO_CANCELADO] },
  { nome: 'Confirmado', situacoes: [PEDIDO_LIBERADO] },
  { nome: 'Separado', situacoes: [PEDIDO_EM_SEPARACAO] },
  { nome: 'Faturado', situacoes: [PEDIDO_FATURADO, PEDIDO_EM_TRANSPORTE] },
  { nome: 'Entregue', situacoes: [PEDIDO_ENTREGUE] },
];

/** Statuses that end an order. */
const FIM: Readonly<Record<number, string>> = {
  [PEDIDO_RECUSADO]: 'Recusado',
  [PEDIDO_CANCELADO]: 'Cancelado',
};

const reaches = (situacoes: readonly number[], ditas: ReadonlyMap<number, string>): boolean =>
  situacoes.some((situacao) => ditas.has(situacao));

/** Shows the separation as in progress while no later stage is reached. */
const emCurso = (nome: string, isLast: boolean): string =>
  nome === 'Separado' && isLast ? 'Em separação' : nome;

/**
 * Returns the stages of an order's life: made, sent, confirmed, separated, invoiced, delivered. The last
 * stage that one of its statuses reached is done, and so are all before it; a refused or cancelled order ends
 * with that. If the server reports only the current status, only 'Feito' has a time.
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
