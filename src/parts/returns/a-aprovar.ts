import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import type { AAprovar } from '#domain/returns/regras.ts';
import { readNotasComItens } from '#mirror/devolucoes.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { Vault } from '#vault/vault.ts';

type Digitada = Pick<
  DevolucaoAqui,
  'idTitulo' | 'foraPrazo' | 'idDevolucaoVendaTipo' | 'notaEletronica' | 'itens'
>;

/**
 * The facts of a draft that decide whether it needs approval. Controlled products are known only of the invoices that this
 * device keeps; the server decides.
 */
export async function aAprovarDe(
  vault: Vault,
  idPessoaCliente: number,
  { idTitulo, foraPrazo, idDevolucaoVendaTipo, notaEletronica, itens }: Digitada,
): Promise<AAprovar> {
  const notas = (await readNotasComItens(vault, idPessoaCliente))?.valor ?? [];
  const daNota = notas.find((nota) => nota.idTitulo === idTitulo)?.itens ?? [];
  const isHere = (idProduto: number): boolean => itens.some((item) => item.idProduto === idProduto);
  return {
    foraPrazo,
    isManual: idDevolucaoVendaTipo === DEVOLUCAO_TOTAL && !notaEletronica,
    temControlado: daNota.some(({ controlado, produto }) => controlado && isHere(produto.idProduto)),
    motivos: itens.map(({ idDevolucaoMotivo }) => idDevolucaoMotivo),
  };
}
