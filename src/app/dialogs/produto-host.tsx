import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { closeProduto, produtoAberto } from '#parts/dialogs/produto-aberto.ts';
import { ListaAnaliseContext } from '#parts/list/lista-analise.ts';

const ProdutoDialog = lazyDialog(
  async () => (await import('#features/produto/produto-dialog.tsx')).ProdutoDialog,
);

/** The details of a product over the screen; they close when the user navigates. */
export function ProdutoHost() {
  const { atual } = useSnapshot(produtoAberto);
  const [path] = useLocation();
  useEffect(() => closeProduto, [path]);
  if (!atual) return null;
  return (
    <ListaAnaliseContext value="Modal do Produto">
      <ProdutoDialog {...atual} onClose={closeProduto} />
    </ListaAnaliseContext>
  );
}
