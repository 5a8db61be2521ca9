import { proxy, ref } from 'valtio';
import type { ProdutoResumo } from '#engine/read.ts';

/** The product whose details are open over the screen; `idCondicao` null means the customer's own sale condition. */
export type ProdutoAberto = {
  idProduto: number;
  idCondicao: number | null;
  /** The product as the list shows it, under the same condition: drawn until the device has read it. */
  visto?: ProdutoResumo | undefined;
};

/** The product is stored without a proxy: no component observes its members. */
type Aberto = Omit<ProdutoAberto, 'visto'> & { visto?: ReturnType<typeof ref<ProdutoResumo>> };

export const produtoAberto = proxy<{ atual: Aberto | null }>({ atual: null });

/** Opens 'Detalhes do Produto' from anywhere. Replaces an open product. */
export function openProduto({ visto, ...produto }: ProdutoAberto): void {
  produtoAberto.atual = { ...produto, ...(visto && { visto: ref(visto) }) };
}

export function closeProduto(): void {
  produtoAberto.atual = null;
}
