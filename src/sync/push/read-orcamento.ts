import { guardarOrcamento, marcarOrcamento } from '#contract/orders/orcamento.ts';
import { readAnswer } from '#net/request.ts';
import type { Answer } from '#net/send.ts';
import { type Confirmation, DONE } from '#outbox/envio/confirmation.ts';
import type { AnyOrcamentoIntent } from '#vault/orcamento-intents.ts';
import type { Intent } from '#vault/outbox-rows.ts';

/** The effect that a response to a quotation, or to a mark on one, confirms; undefined for one about another. */
export function readOrcamento(intent: AnyOrcamentoIntent, answer: Answer): Confirmation | undefined {
  if (intent.tipo === 'orcamento') {
    const reply = readAnswer(guardarOrcamento, answer);
    if (!reply.ok || reply.value.codigoLocal !== intent.codigoLocal) return undefined;
    const pedidos = reply.value.orcamentos.map(
      ({ idPessoaFilial, idCondicao, idCarrinhoGrupoTipo, idPrePedido, total }) => ({
        idPessoaFilial,
        idCondicao,
        idCarrinhoGrupoTipo,
        idPrePedido,
        total,
      }),
    );
    return pedidos.length === 0 ? undefined : { carrinho: null, pedidos };
  }
  const reply = readAnswer(marcarOrcamento, answer);
  if (!reply.ok || reply.value.situacao !== intent.situacao) return undefined;
  const { orcamentos, codigoLocal } = reply.value;
  const isOwn =
    intent.idPrePedido === null
      ? codigoLocal === intent.codigoLocal
      : orcamentos.length === 1 && orcamentos[0] === intent.idPrePedido;
  return isOwn ? DONE : undefined;
}

/** A mark on a quotation that is not there, such as one whose keeping the user discarded, leaves nothing to do. */
export const orcamentoDoneElsewhere = (intent: Intent, codigo: string): Confirmation | undefined =>
  intent.tipo === 'orcamento-situacao' && codigo === 'nao-encontrado' ? DONE : undefined;
