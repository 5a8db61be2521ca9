import { useLiveQuery } from 'dexie-react-hooks';
import type { NotaComItens } from '#contract/returns/devolucao.ts';
import { type ListasDeDevolucao, readListasDeDevolucao, readNotasComItens } from '#mirror/devolucoes.ts';
import type { DocumentoLido } from '#mirror/documentos.ts';
import { type DevolucaoAqui, foldDevolucoes } from '#outbox/devolucoes/fold-devolucoes.ts';
import { readDevolucoesBase } from '#outbox/devolucoes/read-devolucoes.ts';
import { useDevice } from '#parts/device/device.tsx';

/** A customer's returns on this device; `at` is null before they were brought. */
export type Devolucoes = { readonly devolucoes: readonly DevolucaoAqui[]; readonly at: number | null };

/** A customer's returns with this device's changes applied; undefined while they are read. */
export function useDevolucoes(idPessoaCliente: number): Devolucoes | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const base = await readDevolucoesBase(vault, idPessoaCliente);
    return { devolucoes: foldDevolucoes(base), at: base.at };
  }, [vault, idPessoaCliente]);
}

/** The server's reasons, situations and issuers; null before they were brought, undefined while they are read. */
export function useListasDeDevolucao(): ListasDeDevolucao | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => (await readListasDeDevolucao(vault))?.valor ?? null, [vault]);
}

/** A customer's invoices of 60 days with their lots; null before they were brought, undefined while they are read. */
export function useNotasComItens(
  idPessoaCliente: number,
): DocumentoLido<readonly NotaComItens[]> | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(
    async () => (await readNotasComItens(vault, idPessoaCliente)) ?? null,
    [vault, idPessoaCliente],
  );
}
