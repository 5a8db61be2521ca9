import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useOptionalDevice } from '#parts/device.tsx';
import { ListaAnaliseContext } from '#parts/lista-analise.ts';
import { closeProduto, produtoAberto } from '#parts/produto-aberto.ts';
import { lazyDialog } from './lazy-part.tsx';

const ProdutoDialog = lazyDialog(
  async () => (await import('#features/produto/produto-dialog.tsx')).ProdutoDialog,
);

/** The details of a product over the screen; they go when the person goes elsewhere. */
export function ProdutoHost() {
  const { atual } = useSnapshot(produtoAberto);
  const [path] = useLocation();
  const device = useOptionalDevice();
  useEffect(() => closeProduto, [path, device]);
  if (!atual || !device) return null;
  return (
    <ListaAnaliseContext value="Modal do Produto">
      <ProdutoDialog {...atual} onClose={closeProduto} />
    </ListaAnaliseContext>
  );
}
