import { useCallback } from 'react';
import type { GrupoChave } from '#domain/cart/linha.ts';
import { foldBase, readCarrinhoBase } from '#outbox/carrinho/read-carrinho.ts';
import { dispatchEnvio } from '#outbox/envio/dispatch-envio.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { Vault } from '#vault/vault.ts';
import { useCarrinho } from './carrinho-na-tela.ts';

export type Finalizado = { ok: true; key: string; codigoLocal: string } | { ok: false; texto: string };

/** True when no group from the screen is left to finalise. */
async function isGone(vault: Vault, idPessoaCliente: number): Promise<boolean> {
  return foldBase(await readCarrinhoBase(vault, idPessoaCliente)).linhas.length === 0;
}

/**
 * Queues the order of the chosen groups of the cart on screen, with this cashback (cents). On ok it is saved on the
 * device and is sent automatically. The other groups stay in the cart.
 */
export function useFinalizar(): (
  chosen: readonly GrupoChave[],
  cashbackAplicado?: number,
) => Promise<Finalizado> {
  const { vault, env } = useDevice();
  const carrinho = useCarrinho();
  return useCallback(
    async (chosen, cashbackAplicado = 0) => {
      if (!carrinho) return { ok: false, texto: 'Os dados deste cliente ainda não estão neste aparelho.' };
      const { cliente } = carrinho;
      const saved = await dispatchEnvio(
        vault,
        {
          idPessoaCliente: cliente.idPessoa,
          nomeCliente: cliente.usuarioCliente.pessoa.nome,
          ...toEnvio(carrinho.carrinho, chosen),
          cashbackAplicado,
        },
        env,
      );
      if (saved.ok) return { ok: true, ...saved.value };
      const { error } = saved;
      if (error.kind === 'vazio') return { ok: false, texto: 'Seu carrinho está vazio.' };
      if (error.kind === 'mudou') {
        return {
          ok: false,
          texto: (await isGone(vault, cliente.idPessoa))
            ? 'Este carrinho já foi finalizado ou esvaziado em outra janela. Veja os pedidos na tela inicial.'
            : 'O carrinho mudou enquanto era finalizado. Confira e finalize de novo.',
        };
      }
      return { ok: false, texto: storageMessage(error) };
    },
    [vault, env, carrinho],
  );
}
