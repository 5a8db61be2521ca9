import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { GrupoChave } from '#domain/cart/linha.ts';
import type { CarrinhoRow } from '#server/cart/data/carrinho.ts';
import type { Scope } from '#server/db/scope.ts';
import { REABERTO, type SituacaoPedido } from '#server/db/situacoes.ts';
import { alignContaAntecipada } from './conta-antecipada.ts';
import { putEtapa } from './etapas.ts';

/** An order of a cart that stands, with its group and the progress of its payment. Amounts in cents. */
export type PrePedidoRow = GrupoChave &
  SituacaoPedido & {
    idPrePedido: number;
    idCarrinhoGrupo: number;
    descricaoFilial: string;
    idPrazo: number;
    descPrazo: string;
    idFormaPagamento: number;
    descFormaPagamento: string;
    pagamentoAntecipado: boolean;
    subtotal: number;
    descontos: number;
    stTotal: number;
    total: number;
    valorCashbackAplicado: number;
    pagoComSaldo: number;
  };

/** The orders of a user's cart that were not cancelled, ordered by branch, condition and type. */
export const readPrePedidos = (
  scope: Scope,
  { idCarrinho }: Pick<CarrinhoRow, 'idCarrinho'>,
): Promise<PrePedidoRow[]> =>
  scope
    .prePedidosOfCarrinhos()
    .innerJoin('carrinhoGrupo', (join) =>
      join
        .onRef('carrinhoGrupo.idCarrinho', '=', 'prePedido.idCarrinho')
        .onRef('carrinhoGrupo.idPessoaFilial', '=', 'prePedido.idPessoaFilial')
        .onRef('carrinhoGrupo.idCondicao', '=', 'prePedido.idCondicao')
        .onRef('carrinhoGrupo.idCarrinhoGrupoTipo', '=', 'prePedido.idCarrinhoGrupoTipo'),
    )
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'prePedido.idPessoaFilial')
    .innerJoin('prazo', 'prazo.idPrazo', 'prePedido.idPrazo')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prePedido.idFormaPagamento')
    .select([
      'prePedido.idPrePedido',
      'prePedido.idPessoaFilial',
      'prePedido.idCondicao',
      'prePedido.idCarrinhoGrupoTipo',
      'prePedido.idPrePedidoSituacao',
      'prePedido.idPedidoSituacao',
      'prePedido.subtotal',
      'prePedido.descontos',
      'prePedido.stTotal',
      'prePedido.total',
      'prePedido.valorCashbackAplicado',
      'prePedido.pagoComSaldo',
      'carrinhoGrupo.idCarrinhoGrupo',
      'carrinhoGrupo.idCarrinhoGrupoSituacao',
      'filial.nomeFantasia as descricaoFilial',
      'prazo.idPrazo',
      'prazo.descricao as descPrazo',
      'formaPagamento.idFormaPagamento',
      'formaPagamento.descricao as descFormaPagamento',
      'formaPagamento.pagamentoAntecipado',
    ])
    .where('prePedido.idCarrinho', '=', idCarrinho)
    .where('prePedido.idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .orderBy('prePedido.idPessoaFilial')
    .orderBy('prePedido.idCondicao')
    .orderBy('prePedido.idCarrinhoGrupoTipo')
    .execute();

type Pedido = Pick<PrePedidoRow, 'idPrePedido' | 'idCarrinhoGrupo'>;

/** Sets an order's situation, status, instalment and group from `now` on; read through the scope before. */
export async function putSituacao(
  scope: Pick<Scope, 'db'>,
  { idPrePedido, idCarrinhoGrupo }: Pedido,
  { idCarrinhoGrupoSituacao, idPrePedidoSituacao, idPedidoSituacao }: SituacaoPedido,
  now: Date,
): Promise<void> {
  await putEtapa(scope.db, idPrePedido, { idPedidoSituacao, em: now });
  await scope.db
    .updateTable('prePedido')
    .set({ idPrePedidoSituacao, idPedidoSituacao })
    .where('idPrePedido', '=', idPrePedido)
    .execute();
  await scope.db
    .updateTable('carrinhoGrupo')
    .set({ idCarrinhoGrupoSituacao })
    .where('idCarrinhoGrupo', '=', idCarrinhoGrupo)
    .execute();
  await alignContaAntecipada(scope.db, idPrePedido);
}

/** Changes an order's payment method and cashback. */
export async function putFormaDoPedido(
  scope: Scope,
  { idPrePedido, idCarrinhoGrupo }: Pedido,
  como: { idPrazo: number; idFormaPagamento: number; valorCashbackAplicado: number },
): Promise<void> {
  const { valorCashbackAplicado: _, ...pagamento } = como;
  await scope.db.updateTable('prePedido').set(como).where('idPrePedido', '=', idPrePedido).execute();
  await scope.db
    .updateTable('carrinhoGrupo')
    .set(pagamento)
    .where('idCarrinhoGrupo', '=', idCarrinhoGrupo)
    .execute();
}

/** Stores why an order was cancelled. */
export async function putMotivo(
  scope: Scope,
  { idPrePedido }: Pick<Pedido, 'idPrePedido'>,
  mensagemOcorrencia: string,
): Promise<void> {
  await scope.db
    .updateTable('prePedido')
    .set({ mensagemOcorrencia })
    .where('idPrePedido', '=', idPrePedido)
    .execute();
}

/** Opens all groups of a reopened cart. */
export async function reopenGrupos(scope: Scope, { idCarrinho }: CarrinhoRow): Promise<void> {
  const { idCarrinhoGrupoSituacao } = REABERTO;
  await scope.db
    .updateTable('carrinhoGrupo')
    .set({ idCarrinhoGrupoSituacao })
    .where('idCarrinho', '=', idCarrinho)
    .execute();
}
