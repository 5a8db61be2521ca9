import type { Devolucao, DevolucaoMotivo, NotaComItens } from '#contract/returns/devolucao.ts';
import type { Vault } from '#vault/vault.ts';
import { type DocumentoLido, defineDocumento, putDocumento, readDocumento } from './documentos.ts';
import { putLista } from './put-lista.ts';

/**
 * Stores a customer's returns with their lines, in place of the previous ones. `feitas`: keys of this device's changes
 * that were confirmed before the returns were asked for; no clock tells that.
 */
export const putDevolucoes = (
  vault: Vault,
  idPessoaCliente: number,
  devolucoes: readonly Devolucao[],
  { at, feitas }: { at: number; feitas: string[] },
): Promise<void> =>
  putLista(
    vault,
    vault.devolucoes,
    { lista: 'devolucoes', idPessoaCliente, at, feitas },
    devolucoes.map((devolucao) => ({
      id: devolucao.idDevolucaoEletronica,
      idPessoaCliente,
      devolucao,
      at,
    })),
  );

/** The server's lists that every return uses: reasons, situations, issuers of invoices. */
export type ListasDeDevolucao = {
  readonly motivos: readonly DevolucaoMotivo[];
  readonly situacoes: readonly { readonly idSituacao: number; readonly descSituacao: string }[];
  readonly emitentes: readonly { readonly idPessoa: number; readonly nome: string }[];
};

const LISTAS = defineDocumento<ListasDeDevolucao>('devolucaoListas', 1);
const NOTAS = defineDocumento<readonly NotaComItens[]>('itensNotas', 1);

const SEM_LISTAS: ListasDeDevolucao = { motivos: [], situacoes: [], emitentes: [] };

/** Stores the lists that were brought; the others stay as they are. Stores nothing before the first of them. */
export async function putListasDeDevolucao(
  vault: Vault,
  { at, valor }: DocumentoLido<Partial<ListasDeDevolucao>>,
): Promise<void> {
  if (Object.keys(valor).length === 0) return;
  const kept = await readListasDeDevolucao(vault);
  const read = { at, valor: { ...(kept?.valor ?? SEM_LISTAS), ...valor } };
  await putDocumento(vault, LISTAS, { idPessoaCliente: 0 }, read);
}

/** The stored lists; undefined before they were brought. */
export const readListasDeDevolucao = (vault: Vault): Promise<DocumentoLido<ListasDeDevolucao> | undefined> =>
  readDocumento(vault, LISTAS, { idPessoaCliente: 0 });

/** Stores a customer's invoices of the last 60 days with the lots of their lines. */
export const putNotasComItens = (
  vault: Vault,
  idPessoaCliente: number,
  read: DocumentoLido<readonly NotaComItens[]>,
): Promise<void> => putDocumento(vault, NOTAS, { idPessoaCliente }, read);

/** A customer's stored invoices with their lots; undefined before they were brought. */
export const readNotasComItens = (
  vault: Vault,
  idPessoaCliente: number,
): Promise<DocumentoLido<readonly NotaComItens[]> | undefined> =>
  readDocumento(vault, NOTAS, { idPessoaCliente });
