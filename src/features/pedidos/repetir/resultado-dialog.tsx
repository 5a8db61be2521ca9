import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { useCompra } from '#parts/buy/use-compra.ts';
import * as conferencia from '#parts/cart/conferencia.css.ts';
import { porGravidade, resumoDesde } from '#parts/cart/mudancas.ts';
import { useClienteNaTela } from '#parts/cart/use-cliente-na-tela.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { useProdutos } from '#parts/product/use-produtos.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { LinhaDoResultado } from './linha-do-resultado.tsx';
import { parcialText, SO_UMA_VEZ } from './palavras.ts';
import * as css from './resultado.css.ts';
import type { LinhaRepetida } from './resultado.ts';

export type Resultado = {
  linhas: readonly LinhaRepetida[];
  /** It was the answer to an earlier try. */
  isDeAntes: boolean;
};

export type ResultadoDialogProps = Resultado & { onClose: () => void };

/** The result of an order that is not the same today: the gravest changes first, each quantity to be changed at once. */
export function ResultadoDialog({ linhas, isDeAntes, onClose }: ResultadoDialogProps) {
  const contexto = contextoForPrecos(useClienteNaTela(), linhas[0]?.idCondicao ?? null);
  const compra = useCompra(contexto);
  const ids = linhas.filter((linha) => linha.idItemTipo === ITEM_PRODUTO).map(({ idItem }) => idItem);
  const produtos = useProdutos(ids, contexto?.idContexto);
  const resumo = [parcialText(linhas), isDeAntes && SO_UMA_VEZ, resumoDesde('o pedido', linhas)];
  const isNada = linhas.every(({ incluido }) => !incluido);
  return (
    <Dialog
      title="Repetir Pedido"
      subtitle={<p className={css.summary}>{resumo.filter(Boolean).join(' ')}</p>}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Fechar</Button>
          {!isNada && (
            <LinkTo href={routes.carrinho} variant="primary" onClick={onClose}>
              Ver o carrinho
            </LinkTo>
          )}
        </>
      }
    >
      <ScrollRegion role="region" aria-label="Itens do pedido" className={conferencia.lines}>
        <ul>
          {porGravidade(linhas).map((linha) => (
            <LinhaDoResultado
              key={linha.key}
              linha={linha}
              produto={linha.idItemTipo === ITEM_PRODUTO ? produtos.get(linha.idItem) : undefined}
              compra={compra}
            />
          ))}
        </ul>
      </ScrollRegion>
    </Dialog>
  );
}
