import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import type { NotaFiscalRow } from '#vault/historico-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { putLista } from './put-lista.ts';

/** The rows of a customer's invoices of the last 90 days; other customers' are left out. */
export function toNotaRows(
  idPessoaCliente: number,
  notas: readonly NotaFiscal[],
  at: number,
): NotaFiscalRow[] {
  const since = historicoDesde(at);
  return notas
    .filter(
      ({ titulo, dataDocumento }) =>
        titulo.pessoaDestinatario.idPessoa === idPessoaCliente && dataDocumento.slice(0, 10) >= since,
    )
    .map((nota) => ({ idTitulo: nota.titulo.idTitulo, idPessoaCliente, nota, at }));
}

/** Replaces a customer's invoices of the last 90 days. */
export async function putNotas(
  vault: Vault,
  idPessoaCliente: number,
  notas: readonly NotaFiscal[],
  at: number,
): Promise<void> {
  const rows = toNotaRows(idPessoaCliente, notas, at);
  await putLista(vault, vault.notasFiscais, { lista: 'notas', idPessoaCliente, at }, rows);
}
