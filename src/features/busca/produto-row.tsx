import { memo, useRef } from 'react';
import type { ItemCalculado } from '#domain/carrinho.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { foldText } from '#lib/fold-text.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { EstoqueSign } from '#parts/estoque-sign.tsx';
import { estoqueOf } from '#parts/estoque-view.ts';
import { PackageDrawing } from '#parts/package-drawing.tsx';
import { PrecoBlock } from '#parts/preco-block.tsx';
import { linhaTotal, precoView } from '#parts/preco-view.ts';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { AviseMe } from './avise-me.tsx';
import * as css from './produto-row.css.ts';
import { useWanted } from './use-wanted.ts';
import type { AvisoLido } from './view.ts';

/** How a row is laid out: a card on a phone, a row with touch room, or columns at a desk. */
export type RowLayout = 'card' | 'row' | 'table';

export type ProdutoRowProps = {
  produto: ProdutoResumo;
  /** The row's place in the list. */
  index: number;
  layout: RowLayout;
  isDense: boolean;
  isBare: boolean;
  /** The prices that the product carries are this customer's. */
  showsPreco: boolean;
  calcularSt: boolean;
  /** Null until the cart is known: there is no counter yet. */
  inCart: number | null;
  /** The cart's line of the product, when it has one. */
  item: ItemCalculado | undefined;
  /** The line has a change that the server has not confirmed. */
  isQueued: boolean;
  onQuantidade: (produto: ProdutoResumo, quantidade: number) => Promise<string | null>;
  /** How the customer's wish to be told of it stands. */
  aviso: AvisoLido | undefined;
  onAvise: (produto: ProdutoResumo) => Promise<string | null>;
  /** Enter or Escape in the counter: the keyboard goes back to the row. */
  onLeaveQuantidade: (row: number) => void;
};

/** The cells of one product, with its price for the customer and its counter. */
export const ProdutoRow = memo(function ProdutoRow(props: ProdutoRowProps) {
  const { produto, layout, showsPreco, calcularSt, inCart } = props;
  const [quantidade, setQuantidade] = useWanted(inCart ?? 0, (wanted) => props.onQuantidade(produto, wanted));
  // Enter on an empty counter means 'one of these'; a nought that was typed stays one.
  const isEdited = useRef(false);
  const preco = showsPreco ? produto.preco : null;
  const total = preco && quantidade > 0 ? linhaTotal(preco, quantidade, calcularSt, props.item) : null;
  const estoque = estoqueOf(produto, showsPreco);
  const canOrder = preco !== null && inCart !== null && (estoque !== 'falta' || quantidade > 0);
  const canWish = preco !== null && estoque === 'falta' && produto.comercializado && quantidade === 0;
  const isTable = layout === 'table';
  const stock = <EstoqueSign estoque={estoque} units={preco?.estoque ?? 0} />;
  const maker = (
    <p className={classNames(css.laboratorio, css.fabricante)} title={produto.fabricante}>
      {produto.fabricante}
    </p>
  );
  const ean = produto.codBarras !== '' && <span className={css.ean}>{produto.codBarras}</span>;
  return (
    <>
      <div role="gridcell" className={css.drawing}>
        <PackageDrawing
          nome={produto.nome}
          apresentacao={produto.apresentacao}
          fabricante={produto.fabricante}
          tarja={produto.tarja}
          generico={produto.generico}
          hospitalar={produto.hospitalar}
          refrigerado={produto.refrigerado}
          size={isTable ? 52 : 64}
          isDecorative
        />
      </div>
      <div role="gridcell" className={css.produto}>
        <p className={css.nome}>
          {produto.nome} <span className={css.apresentacao}>{produto.apresentacao}</span>
        </p>
        {foldText(produto.substancia) !== foldText(produto.nome) && (
          <p className={css.substancia} title={produto.substancia}>
            {produto.substancia}
          </p>
        )}
        {!isTable && maker}
        {!isTable && (
          <p className={css.meta}>
            {stock}
            {ean}
          </p>
        )}
      </div>
      {isTable && (
        <div role="gridcell" className={css.laboratorioCell}>
          {maker}
          {ean}
        </div>
      )}
      {isTable && <div role="gridcell">{stock}</div>}
      {!props.isBare && (
        <>
          <div role="gridcell" className={css.precoPlace}>
            {preco ? (
              <PrecoBlock
                preco={precoView(preco, quantidade, calcularSt)}
                align={layout === 'card' ? 'start' : 'end'}
              />
            ) : (
              showsPreco && <span className={css.semCondicao}>Sem condição para este cliente</span>
            )}
          </div>
          <div
            role="gridcell"
            className={css.quantidadePlace}
            onFocus={() => {
              isEdited.current = false;
            }}
            onInput={() => {
              isEdited.current = true;
            }}
          >
            {canOrder && (
              <QuantityStepper
                label={`${produto.nome} ${produto.apresentacao}`}
                value={quantidade}
                onChange={setQuantidade}
                onEnter={(settled, wasTyped) => {
                  // Enter on an untouched empty counter means 'one of these'; a typed 0 means none.
                  if (settled === 0 && !wasTyped) setQuantidade(1);
                  props.onLeaveQuantidade(props.index);
                }}
                allowsZero
                size={props.isDense ? 'dense' : 'touch'}
                isWide
              />
            )}
            {canWish && (
              <AviseMe
                produto={produto}
                aviso={props.aviso}
                isDense={props.isDense}
                onAvise={props.onAvise}
              />
            )}
            {total && <LinhaResumo {...total} isQueued={props.isQueued} />}
          </div>
        </>
      )}
    </>
  );
});

type LinhaResumoProps = { valorTotal: number; atendida: number; falta: number; isQueued: boolean };

/** What the line comes to, what of it cannot be served, and whether the server knows of it. */
function LinhaResumo({ valorTotal, atendida, falta, isQueued }: LinhaResumoProps) {
  return (
    <p className={css.resumo}>
      <strong className={css.valorTotal}>{formatMoney(valorTotal)}</strong>
      {isQueued && <span className={css.queued}>na fila</span>}
      {falta > 0 && (
        <span className={css.falta}>
          {atendida === 0 ? 'Sem estoque' : `Atende ${formatCount(atendida)}, falta ${formatCount(falta)}`}
        </span>
      )}
    </p>
  );
}
