import { confirmarCarrinho, manterCarrinhoCompra } from '#contract/carrinho-calls.ts';
import { registrarIntencaoCompra } from '#contract/intencao-compra.ts';
import { type GrupoChave, isSameGrupo } from '#domain/linha.ts';
import { readAnswer } from '#net/request.ts';
import type { Answer } from '#net/send.ts';
import type { Confirmation } from '#outbox/confirmation.ts';
import type { EnvioIntent, OutboxRow } from '#vault/outbox-rows.ts';

/** Returns whether the reply names each submitted group exactly once, and no other group. */
function tellsGrupos({ grupos }: EnvioIntent, told: readonly GrupoChave[]): boolean {
  return told.length === grupos.length && grupos.every((g) => told.some((t) => isSameGrupo(t, g)));
}

function readEnvio(row: OutboxRow, intent: EnvioIntent, answer: Answer): Confirmation | undefined {
  const reply = readAnswer(confirmarCarrinho, answer);
  if (!reply.ok) return undefined;
  const { carrinho, pedidos, recusados = [], codigoLocal } = reply.value;
  const isOwn =
    (codigoLocal ?? intent.codigoLocal) === intent.codigoLocal &&
    carrinho.idPessoaCliente === row.idPessoaCliente &&
    tellsGrupos(intent, [...pedidos, ...recusados]);
  return isOwn ? { carrinho, pedidos, recusados } : undefined;
}

/** Every queued change but a submission and a wish answers the same form. */
function readMudado({ idPessoaCliente }: OutboxRow, answer: Answer): Confirmation | undefined {
  const reply = readAnswer(manterCarrinhoCompra, answer);
  if (!reply.ok || reply.value.carrinho.idPessoaCliente !== idPessoaCliente) return undefined;
  return { pedidos: [], ...reply.value };
}

/** Reads the effect that a reply confirms. Returns undefined for an invalid reply and for one of another customer or order. */
export function readConfirmation(row: OutboxRow, answer: Answer): Confirmation | undefined {
  const { intent } = row;
  if (intent.tipo === 'envio') return readEnvio(row, intent, answer);
  if (intent.tipo !== 'intencao') return readMudado(row, answer);
  return readAnswer(registrarIntencaoCompra, answer).ok ? { carrinho: null, pedidos: [] } : undefined;
}
