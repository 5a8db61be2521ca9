import { opcoesFor } from '#domain/customer/cliente-compra.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';

/** The sentence for a customer without a chosen condition, term or method. */
export const SEM_PREFERENCIAS =
  'Não há preferências cadastradas para o cliente selecionado. Cadastre as preferências para continuar.';

/** The sentence for a customer without any way to pay. */
export const SEM_MEIO_PAGAMENTO =
  'Não há Meio de Pagamento disponível para o cliente. Entre em contato com a central de serviços ou o vendedor correspondente.';

/** The obstacle to buying for a customer: no choice was made, or there is no way to pay. */
export type Falta = 'preferencias' | 'meio-pagamento';

export const FALTA_TEXT: Readonly<Record<Falta, string>> = {
  preferencias: SEM_PREFERENCIAS,
  'meio-pagamento': SEM_MEIO_PAGAMENTO,
};

/** True when condition, term and method were chosen and the customer still has that condition. */
export function hasPreferencias(detalhe: ClienteDetalhe): boolean {
  const { condicao, prazo, formaPagamento } = detalhe.preferencia;
  return condicao !== null && prazo !== null && formaPagamento !== null && contextoOf(detalhe) !== undefined;
}

/** The missing part of the user's preference for a customer; null when complete. */
export function preferenciaFalta(detalhe: ClienteDetalhe): Falta | null {
  const { opcoes, dadosGerais } = detalhe;
  const bloqueado = dadosGerais.clienteBloqueadoMotivo !== null;
  if (opcoes.every(({ idCondicao }) => opcoesFor({ bloqueado, opcoes }, idCondicao).length === 0)) {
    return 'meio-pagamento';
  }
  return hasPreferencias(detalhe) ? null : 'preferencias';
}
