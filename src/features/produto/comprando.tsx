import { useEffect, useRef } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { AviseQuandoChegar, Comprar } from '#parts/buy/buy-control.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { VerPreco } from '#parts/buy/ver-preco.tsx';
import { useMay } from '#parts/device/use-may.ts';
import { linhaTotal } from '#parts/product/preco-view.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import * as css from './produto.css.ts';

export type ComprandoProps = {
  produto: ProdutoResumo;
  label: string;
  compra: Compra | null;
  isVisitor: boolean;
  isGone: boolean;
  inCart: number;
  quantidade: number;
  onQuantidade: (quantidade: number) => void;
  onAdded: () => void;
};

/** Counter and button of the detail: the chosen quantity is added to the cart's. */
export function Comprando(props: ComprandoProps) {
  const { produto, label, compra, isGone, inCart, quantidade } = props;
  const counter = useRef<HTMLDivElement>(null);
  const { preco } = produto;
  const mayAct = useMay('act');
  const canBuy = mayAct && compra !== null && preco !== null && !isGone;
  useEffect(() => {
    // With a keyboard at hand the next key is the quantity; on touch the number pad would come up unasked.
    if (matchMedia('(pointer: fine)').matches) counter.current?.querySelector('input')?.focus();
  }, [canBuy]);
  const buy = async () => {
    if (await compra?.comprar(produto, quantidade)) props.onAdded();
  };
  const aviso = compra?.avisoOf(produto.idProduto, 1);
  const total = canBuy ? linhaTotal(preco, inCart + quantidade, compra.calcularSt, undefined) : null;
  return (
    <div className={css.buy}>
      {props.isVisitor && <VerPreco label={label} size="lg" />}
      {canBuy && (
        <>
          <div ref={counter} className={css.counter}>
            <QuantityStepper
              label={label}
              value={quantidade}
              onChange={props.onQuantidade}
              onEnter={(_, typed) => {
                if (typed === 'corrected') return;
                void buy().catch((error: unknown) => console.error('the item could not be added', error));
              }}
              isWide
            />
          </div>
          <div className={css.buyButton}>
            <Comprar label={label} size="md" onComprar={buy} />
          </div>
        </>
      )}
      {compra && preco && isGone && produto.comercializado && (
        <>
          <AviseQuandoChegar
            label={label}
            size="md"
            isWide={false}
            aviso={aviso}
            onAvise={() => compra.avisar(produto)}
          />
          {aviso === 'fila' && <span className={css.queued}>na fila</span>}
        </>
      )}
      {total && (
        <p className={css.sum}>
          {inCart > 0 &&
            `${formatCount(inCart)} no carrinho; com estas ${formatCount(inCart + quantidade)}: `}
          {inCart === 0 && 'Total: '}
          <strong>{formatMoney(total.valorTotal)}</strong>
          {total.falta > 0 && (
            <span className={css.missing}>
              {` atende ${formatCount(total.atendida)}, falta ${formatCount(total.falta)}`}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
