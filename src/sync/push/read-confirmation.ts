import type { Carrinho } from '#contract/cart/carrinho.ts';
import { manterCarrinhoCompra } from '#contract/cart/carrinho-calls.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { registrarCodigosDoCliente } from '#contract/cart/codigo-do-cliente.ts';
import { confirmarCarrinho } from '#contract/cart/confirmar-carrinho.ts';
import { registrarIntencaoCompra } from '#contract/cart/intencao-compra.ts';
import { manterVisita } from '#contract/visits/visita.ts';
import { type GrupoChave, isSameGrupo } from '#domain/cart/linha.ts';
import { readAnswer } from '#net/request.ts';
import type { Answer } from '#net/send.ts';
import { type Confirmation, DONE } from '#outbox/envio/confirmation.ts';
import { idCarrinhoOf, revisaoVistaOf } from '#outbox/freeze.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import { isOrcamento } from '#vault/orcamento-intents.ts';
import type { EnvioIntent, OutboxRow } from '#vault/outbox-rows.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { readContato } from './read-contato.ts';
import { readDevolucao } from './read-devolucao.ts';
import { readOrcamento } from './read-orcamento.ts';

/** True if the response names each submitted group exactly once, and no other group. */
function tellsGrupos({ grupos }: EnvioIntent, told: readonly GrupoChave[]): boolean {
  return told.length === grupos.length && grupos.every((g) => told.some((t) => isSameGrupo(t, g)));
}

/** True if a cart is the row's customer's and, if the request names a cart, that one. */
function isAskedCart({ idPessoaCliente, frozen }: OutboxRow, carrinho: Carrinho): boolean {
  const asked = frozen ? idCarrinhoOf(frozen) : undefined;
  return (
    carrinho.idPessoaCliente === idPessoaCliente && (asked ?? carrinho.idCarrinho) === carrinho.idCarrinho
  );
}

/** The same after a submission: the rest of the cart may be in a new open one. Both have a later revision. */
function isSubmittedCart(row: OutboxRow, carrinho: Carrinho): boolean {
  const seen = row.frozen ? revisaoVistaOf(row.frozen) : undefined;
  const isRest =
    carrinho.idPessoaCliente === row.idPessoaCliente && carrinho.idCarrinhoSituacao === CARRINHO_ABERTO;
  return (isAskedCart(row, carrinho) || isRest) && (seen === undefined || carrinho.revisao > seen);
}

function readEnvio(row: OutboxRow, intent: EnvioIntent, answer: Answer): Confirmation | undefined {
  const reply = readAnswer(confirmarCarrinho, answer);
  if (!reply.ok) return undefined;
  const { carrinho, pedidos, recusados = [], codigoLocal } = reply.value;
  const isOwn =
    (codigoLocal ?? intent.codigoLocal) === intent.codigoLocal &&
    isSubmittedCart(row, carrinho) &&
    tellsGrupos(intent, [...pedidos, ...recusados]);
  return isOwn ? { carrinho, pedidos, recusados } : undefined;
}

/** Every queued change of a cart except a submission has the same form of response. */
function readMudado(row: OutboxRow, answer: Answer): Confirmation | undefined {
  const reply = readAnswer(manterCarrinhoCompra, answer);
  if (!reply.ok || !isAskedCart(row, reply.value.carrinho)) return undefined;
  return { pedidos: [], ...reply.value };
}

/**
 * Reads the effect that a response confirms. Returns undefined for an invalid response and for one of another
 * customer, cart or order.
 */
export function readConfirmation(row: OutboxRow, answer: Answer): Confirmation | undefined {
  const { intent } = row;
  if (intent.tipo === 'envio') return readEnvio(row, intent, answer);
  if (isDevolucao(intent)) return answer.kind === 'answer' ? readDevolucao(intent, answer) : undefined;
  if (isContato(intent)) return readContato(intent, answer);
  if (isOrcamento(intent)) return readOrcamento(intent, answer);
  if (intent.tipo === 'codigos') return readAnswer(registrarCodigosDoCliente, answer).ok ? DONE : undefined;
  if (isVisita(intent)) return readAnswer(manterVisita, answer).ok ? DONE : undefined;
  if (intent.tipo !== 'intencao') return readMudado(row, answer);
  return readAnswer(registrarIntencaoCompra, answer).ok ? DONE : undefined;
}
