import { useState } from 'react';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import { useIsDense } from '#ui/use-is-dense.ts';
import { ComboBuy } from './combo-buy.tsx';
import { type ComboCardProps, ComboFace } from './combo-face.tsx';
import { useComboCompra } from './use-combo-compra.ts';

/** A combo card with buying controls. */
export function ComboCard(props: ComboCardProps) {
  const { combo, compra } = props;
  const isDense = useIsDense();
  const [quantidade, setQuantidade] = useState(1);
  const vendido = useComboCompra(combo, compra);
  return (
    <ComboFace
      {...props}
      isVisitor={false}
      vendido={vendido}
      stock={<EstoqueSign estoque={vendido?.estoque ?? null} units={vendido?.item.estoque ?? 0} />}
      price={vendido && <PrecoBlock preco={precoView(vendido.item, 1, compra?.calcularSt ?? false)} />}
    >
      <ComboBuy
        combo={combo}
        vendido={vendido}
        isVisitor={false}
        isDense={isDense}
        hasIcon={false}
        quantidade={quantidade}
        onQuantidade={setQuantidade}
      />
    </ComboFace>
  );
}
