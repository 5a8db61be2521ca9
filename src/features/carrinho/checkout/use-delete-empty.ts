import { useRef } from 'react';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { type Chaves, createChaves } from '#features/carrinho/continuar/chaves.ts';
import { deleteCarrinho } from '#features/carrinho/queries.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { Vault } from '#vault/vault.ts';
import { waitUntil } from './esperar-fila.ts';

const LONGEST_MS = 15_000;

/** The open cart that is empty here and on the server, without unsent changes; null otherwise. */
async function findEmpty(vault: Vault, idPessoaCliente: number): Promise<number | null> {
  const base = await readCarrinhoBase(vault, idPessoaCliente);
  const kept = base.snapshot?.carrinho;
  if (kept?.idCarrinhoSituacao !== CARRINHO_ABERTO || kept.itens.length > 0 || base.rows.length > 0)
    return null;
  return foldBase(base).linhas.length === 0 ? kept.idCarrinho : null;
}

/**
 * Deletes a customer's cart once it is empty on the server too, in the background: the calling screen closes with its
 * last line. A cart that is filled again meanwhile, or whose deletion is refused, stays; an empty one does no harm.
 */
export function useDeleteEmpty(): (idPessoaCliente: number) => void {
  const device = useDevice();
  const chaves = useRef<Chaves | null>(null);
  const deleteEmpty = async (idPessoaCliente: number) => {
    const { vault, env } = device;
    await waitUntil(async () => (await findEmpty(vault, idPessoaCliente)) !== null, LONGEST_MS);
    const idCarrinho = await findEmpty(vault, idPessoaCliente);
    if (idCarrinho === null) return;
    chaves.current ??= createChaves(env.uuid);
    await deleteCarrinho(device, { idPessoaCliente, idCarrinho }, chaves.current);
  };
  return (idPessoaCliente) =>
    void deleteEmpty(idPessoaCliente).catch((error: unknown) =>
      console.error('an empty cart was not deleted', error),
    );
}
