import type { ProdutoResumo } from '#engine/read.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import { openProduto } from '#parts/dialogs/produto-aberto.ts';
import { Button } from '#ui/button.tsx';
import type { Compra } from './use-compra.ts';

/** Opens a product out of stock, whose details begin with similar ones; nothing for one without a substance. */
export function VerSimilares({ produto, compra }: { produto: ProdutoResumo; compra: Compra }) {
  const { idProduto, nome, apresentacao, substancia } = produto;
  if (substancia === '') return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`Ver similares de ${descricaoProduto(nome, apresentacao)}`}
      onPress={() => openProduto({ idProduto, idCondicao: compra.contexto.idCondicao })}
    >
      Ver similares
    </Button>
  );
}
