import { type Recebivel, SITUACAO_LIQUIDADA } from '#contract/payment/extrato-cliente.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { putLista } from './put-lista.ts';

/** Stores a customer's open instalments of any age, and settled ones that were due within 90 days. */
export async function putRecebiveis(
  vault: Vault,
  idPessoaCliente: number,
  recebiveis: readonly Recebivel[],
  at: number,
): Promise<void> {
  const since = historicoDesde(at);
  const rows = recebiveis
    .filter((r) => r.idSituacao !== SITUACAO_LIQUIDADA || r.dataVencimento >= since)
    .map((recebivel) => ({ id: recebivel.id, idPessoaCliente, recebivel, at }));
  await putLista(vault, vault.recebiveis, { lista: 'recebiveis', idPessoaCliente, at }, rows);
}
