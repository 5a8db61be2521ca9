import { formatMoney } from '#lib/format-number.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type Conta, type Entrada, findDescobertos, readMovimentos } from './saldos.ts';

/**
 * Why entries cannot be written, by code. Their customer exists and does not change, and the balance covers what takes from it,
 * in the order of the lines. `whyWrong` tells what else is wrong with one, given the id of its customer.
 */
export async function checkConta<R extends Entrada>(
  trx: DatabaseTransaction,
  conta: Conta<R>,
  registros: readonly R[],
  whyWrong: (registro: R, idPessoa: number) => string | undefined,
): Promise<Map<string, string>> {
  const { clientes, atuais, saldos, movimentos } = await readMovimentos(trx, conta, registros);
  const whyRefused = (registro: R): string | undefined => {
    const { codigoErp, cliente } = registro;
    const idPessoa = clientes.get(cliente);
    if (idPessoa === undefined) return `O cliente ${cliente} não existe.`;
    const atual = atuais.get(codigoErp);
    if (atual !== undefined && atual.cliente !== cliente)
      return `O lançamento é do cliente ${atual.cliente}.`;
    return whyWrong(registro, idPessoa);
  };
  const motivos = new Map<string, string>();
  for (const registro of registros) {
    const motivo = whyRefused(registro);
    if (motivo !== undefined) motivos.set(registro.codigoErp, motivo);
  }
  const certos = movimentos.filter(({ chave }) => !motivos.has(chave));
  const clienteDe = new Map(registros.map(({ codigoErp, cliente }) => [codigoErp, cliente]));
  for (const [chave, saldo] of findDescobertos(saldos, certos))
    motivos.set(
      chave,
      `O saldo do cliente ${clienteDe.get(chave)} é ${formatMoney(saldo)} e não cobre este lançamento.`,
    );
  return motivos;
}
