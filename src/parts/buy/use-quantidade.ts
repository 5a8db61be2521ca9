import { useCallback } from 'react';
import { may, SEM_PERMISSAO } from '#domain/access/papel.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { isSameLinha, type LinhaChave, type LinhaDetalhe } from '#domain/cart/linha.ts';
import { dispatchLinha, type LinhaWait } from '#outbox/carrinho/dispatch-linha.ts';
import { destacarCarrinho } from '#parts/cart/carrinho-destaque.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { contarAdicao } from '#parts/device/analise.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { notePlace } from '#parts/device/localizacao.ts';
import { storageMessage } from '#parts/device/storage-message.ts';
import { useListaAnalise } from '#parts/list/lista-analise.ts';

/**
 * A line's new quantity, with the item as shown on screen. 0 removes the line; a removed line returns before the line
 * `antesDe`.
 */
export type QuantidadeWish = {
  linha: LinhaChave;
  item: ItemVendavel;
  quantidade: number;
  /** The texts that the user wrote; absent ones stay. */
  detalhe?: LinhaDetalhe | undefined;
  antesDe?: LinhaChave | undefined;
  wait?: LinhaWait;
};

/**
 * Sets a line's quantity in the current customer's cart. Returns null when it is saved on the device, else the sentence
 * to show.
 */
export function useSetQuantidade(): (wish: QuantidadeWish) => Promise<string | null> {
  const device = useOptionalDevice();
  const carrinho = useCarrinho();
  const lista = useListaAnalise();
  return useCallback(
    async ({ linha, item, quantidade, detalhe, antesDe, wait }) => {
      if (!device || !carrinho) return 'Os dados deste cliente ainda não estão neste aparelho.';
      if (!may(device.usuario.papel, 'act')) return SEM_PERMISSAO;
      const { cliente, revisao } = carrinho;
      const quantidadeAntes = carrinho.linhas.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;
      const saved = await dispatchLinha(
        device.vault,
        {
          idPessoaCliente: cliente.idPessoa,
          nomeCliente: cliente.usuarioCliente.pessoa.nome,
          linha,
          quantidade,
          detalhe,
          quantidadeAntes,
          revisao,
          antesDe,
          wait,
          visto: { ...linha, quantidade, item },
        },
        device.env,
      );
      if (saved.ok) notePlace();
      if (saved.ok && quantidade > quantidadeAntes) {
        destacarCarrinho();
        contarAdicao(lista, [{ linha, item, quantidade: quantidade - quantidadeAntes }]);
      }
      if (saved.ok) return null;
      return saved.error.kind === 'quantidade'
        ? 'A quantidade deve ser um número inteiro de 1 a 99.999.'
        : storageMessage(saved.error);
    },
    [device, carrinho, lista],
  );
}
