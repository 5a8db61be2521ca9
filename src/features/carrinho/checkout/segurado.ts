import { toEnvio } from '#outbox/envio/to-envio.ts';
import { heldBackBy } from '#outbox/held.ts';
import { laneOf, type ParkedRow } from '#vault/outbox-rows.ts';
import type { NaMesa } from './na-mesa.ts';

/** Finds the first refused change that would hold an order of the chosen groups; null without one. */
export function seguradoPor({ naTela, escolha }: Pick<NaMesa, 'naTela' | 'escolha'>): ParkedRow | null {
  const intent = {
    tipo: 'envio' as const,
    codigoLocal: '',
    ...toEnvio(naTela.carrinho, escolha.vao.grupos),
  };
  const row = { seq: Number.MAX_SAFE_INTEGER, lane: laneOf(naTela.cliente.idPessoa), intent };
  return heldBackBy(naTela.base, row) ?? null;
}
