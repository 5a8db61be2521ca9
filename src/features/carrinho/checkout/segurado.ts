import { isHeldBy } from '#outbox/held.ts';
import { toEnvio } from '#outbox/to-envio.ts';
import { laneOf } from '#vault/outbox-rows.ts';
import type { NaMesa } from './na-mesa.ts';

/** Returns whether an order of the chosen groups would wait for a person's decision on a change made before it. */
export function isSegurado({ naTela, escolha }: Pick<NaMesa, 'naTela' | 'escolha'>): boolean {
  const idPessoaCliente = naTela.cliente.idPessoa;
  const envio = {
    tipo: 'envio' as const,
    codigoLocal: '',
    ...toEnvio(naTela.carrinho, escolha.vao.grupos),
  };
  const row = { seq: Number.MAX_SAFE_INTEGER, lane: laneOf(idPessoaCliente), intent: envio };
  return naTela.base.parked.some((parked) => isHeldBy(parked, row));
}
