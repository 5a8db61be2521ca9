import type { ClienteRow } from '#vault/mirror-rows.ts';

/** Why a customer is blocked, also one without data on the device; null for others. */
export function bloqueioOf({
  detalhe,
  usuarioCliente,
}: Pick<ClienteRow, 'detalhe' | 'usuarioCliente'>): string | null {
  if (!usuarioCliente.bloqueado) return null;
  const motivo = usuarioCliente.clienteBloqueadoMotivo ?? detalhe?.dadosGerais.clienteBloqueadoMotivo;
  return motivo?.descricaoClienteBloqueadoMotivo ?? 'somente pagamento antecipado.';
}
