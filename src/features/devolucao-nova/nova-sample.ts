import type { ItemDaNotaDevolvivel, NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { notaComItensSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { putListasDeDevolucao, putNotasComItens } from '#mirror/devolucoes.ts';
import type { Vault } from '#vault/vault.ts';

export const CLIENTE = 101;
export const TITULO = 31;

const LISTAS = {
  motivos: [
    { idDevolucaoMotivo: 1, descDevolucaoMotivo: 'Avaria no transporte' },
    { idDevolucaoMotivo: 2, descDevolucaoMotivo: 'Erro de pedido' },
  ],
  situacoes: [],
  emitentes: [{ idPessoa: 2, nome: 'CD Sul' }],
};

/** For tests: an invoice of yesterday, in term. */
export const notaDeOntem = (over: Partial<NotaDevolvivel> = {}): Partial<NotaDevolvivel> => {
  const hoje = businessDayOf(new Date());
  return {
    dataDocumento: toBusinessInstant(new Date(Date.now() - 86_400_000)),
    prazoAte: addDays(hoje, 6),
    ...over,
  };
};

/** For tests: a device without a signal that has the reasons and these lines of one invoice. */
export async function putNota(
  vault: Vault,
  itens: readonly ItemDaNotaDevolvivel[],
  over: Partial<NotaDevolvivel> = {},
): Promise<void> {
  const at = Date.now();
  await putListasDeDevolucao(vault, { at, valor: LISTAS });
  const nota = notaComItensSample(TITULO, itens, notaDeOntem(over));
  await putNotasComItens(vault, CLIENTE, { at, valor: [nota] });
  await vault.checkpoints.bulkPut([
    { name: `devolucoes:${CLIENTE}`, at },
    { name: 'connection', state: 'no-signal', at },
  ]);
}
