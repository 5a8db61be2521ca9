import type { ClienteRow } from '#vault/mirror-rows.ts';

/** Why a customer is blocked, also one whose data are not on the device; null for who is not. */
export function bloqueioOf({
  detalhe,
  usuarioCliente,
}: Pick<ClienteRow, 'detalhe' | 'usuarioCliente'>): string | null {
  if (!usuarioCliente.bloqueado) return null;
  const motivo = usuarioCliente.clienteBloqueadoMotivo ?? detalhe?.dadosGerais.clienteBloqueadoMotivo;
  return motivo?.descricaoClienteBloqueadoMotivo ?? 'somente pagamento antecipado.';
}
