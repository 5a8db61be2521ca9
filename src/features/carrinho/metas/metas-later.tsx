import { type ComponentType, createElement, useEffect, useState } from 'react';
import { temMetas } from '#domain/metas/alcance.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { useDevice } from '#parts/device/device.tsx';

type MetasProps = { naTela: CarrinhoNaTela };

/** The effect of the cart on the goals of a user who sells, once its code has come; without that code, nothing. */
export function MetasLater(props: MetasProps) {
  const vende = temMetas(useDevice().usuario.papel);
  const [Metas, setMetas] = useState<ComponentType<MetasProps>>();
  useEffect(() => {
    if (!vende) return;
    import('./metas-do-carrinho.tsx').then(
      (code) => setMetas(() => code.MetasDoCarrinho),
      () => undefined,
    );
  }, [vende]);
  return vende && Metas ? createElement(Metas, props) : null;
}
