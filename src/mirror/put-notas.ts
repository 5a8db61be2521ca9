import type { NotaFiscal } from '#contract/nota-fiscal.ts';
import type { Vault } from '#vault/vault.ts';
import { historicoDesde } from './historico.ts';
import { putLista } from './put-lista.ts';

/** Keeps a customer's invoices of the last 90 days, and of the given ones only his. */
export async function putNotas(
  vault: Vault,
  idPessoaCliente: number,
  notas: readonly NotaFiscal[],
  at: number,
): Promise<void> {
  const since = historicoDesde(at);
  const rows = notas
    .filter(
      ({ titulo, dataDocumento }) =>
        titulo.pessoaDestinatario.idPessoa === idPessoaCliente && dataDocumento.slice(0, 10) >= since,
    )
    .map((nota) => ({ idTitulo: nota.titulo.idTitulo, idPessoaCliente, nota, at }));
  await putLista(vault, vault.notasFiscais, { lista: 'notas', idPessoaCliente, at }, rows);
}
