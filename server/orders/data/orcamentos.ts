import type { SituacaoOrcamento } from '#contract/orders/orcamento.ts';
import type { PedidoFeito } from '#contract/orders/pedido.ts';
import type { Scope } from '#server/db/scope.ts';
import { CANCELADO, PROCESSADO } from '#server/db/situacoes.ts';

/** A quotation as a mark needs it. */
export type OrcamentoRow = { readonly idPrePedido: number; readonly validoAte: string | null };

/** Which quotations of a customer: one by its number, or the user's own of a local code. */
export type OrcamentoRef = {
  readonly idPessoaCliente: number;
  readonly idPrePedido?: number | undefined;
  readonly codigoLocal?: string | undefined;
};

/** Holds the named quotations until the transaction ends; none without a name. */
export async function lockOrcamentos(scope: Scope, ref: OrcamentoRef): Promise<OrcamentoRow[]> {
  const { idPessoaCliente, idPrePedido, codigoLocal } = ref;
  if (idPrePedido === undefined && codigoLocal === undefined) return [];
  let query = scope
    .prePedidos()
    .select(['prePedido.idPrePedido', 'prePedido.validoAte'])
    .where('prePedido.idPessoaCliente', '=', idPessoaCliente)
    .where('prePedido.orcamento', '=', true);
  query =
    idPrePedido === undefined
      ? query
          .where('prePedido.codigoLocal', '=', codigoLocal ?? '')
          .where('prePedido.idUsuario', '=', scope.idUsuario)
      : query.where('prePedido.idPrePedido', '=', idPrePedido);
  return await query.orderBy('prePedido.idPrePedido').forUpdate().execute();
}

/** How long a quotation whose time was dropped is found again, in milliseconds. */
const SEM_HORA_MS = 30 * 86_400_000;

/**
 * Returns the quotations that one request of the user made; empty if it made none. The time of a clock that was ahead was
 * dropped: such quotations are found by the server's time of the 30 days before `feitoEm`.
 */
export async function readFeitos(
  scope: Scope,
  {
    idPessoaCliente,
    codigoLocal,
    feitoEm,
  }: { idPessoaCliente: number; codigoLocal: string; feitoEm: Date | null },
): Promise<PedidoFeito[]> {
  return await scope
    .prePedidos()
    .select([
      'prePedido.idPrePedido',
      'prePedido.idPessoaFilial',
      'prePedido.idCondicao',
      'prePedido.idCarrinhoGrupoTipo',
      'prePedido.idPrePedidoSituacao',
      'prePedido.total',
    ])
    .where('prePedido.idPessoaCliente', '=', idPessoaCliente)
    .where('prePedido.idUsuario', '=', scope.idUsuario)
    .where('prePedido.codigoLocal', '=', codigoLocal)
    .where('prePedido.orcamento', '=', true)
    .where((eb) =>
      feitoEm === null
        ? eb('prePedido.feitoEm', 'is', null)
        : eb.or([
            eb('prePedido.feitoEm', '=', feitoEm),
            eb.and([
              eb('prePedido.feitoEm', 'is', null),
              eb('prePedido.dataHora', '<', feitoEm),
              eb('prePedido.dataHora', '>', new Date(feitoEm.getTime() - SEM_HORA_MS)),
            ]),
          ]),
    )
    .orderBy('prePedido.idPrePedido')
    .execute();
}

/** Marks quotations that `lockOrcamentos` holds. */
export async function putSituacaoOrcamento(
  scope: Scope,
  rows: readonly OrcamentoRow[],
  situacao: SituacaoOrcamento,
  em: Date,
): Promise<void> {
  const { idPrePedidoSituacao, idPedidoSituacao } = situacao === 'excluido' ? CANCELADO : PROCESSADO;
  const isCarrinho = situacao === 'transformado' || situacao === 'desfeito';
  await scope.db
    .updateTable('prePedido')
    .set(
      isCarrinho
        ? { transformadoEm: situacao === 'desfeito' ? null : em }
        : { idPrePedidoSituacao, idPedidoSituacao },
    )
    .where(
      'idPrePedido',
      'in',
      rows.map(({ idPrePedido }) => idPrePedido),
    )
    .execute();
}
