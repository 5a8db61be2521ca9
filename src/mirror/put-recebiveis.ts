import { type Recebivel, SITUACAO_LIQUIDADA } from '#contract/payment/extrato-cliente.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { putLista } from './put-lista.ts';

/** Keeps what a customer owes, however old, and of what is settled the instalments that were due in 90 days. */
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
