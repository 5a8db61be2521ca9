import { memo } from 'react';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import type { Comprado } from '#domain/orders/comprados.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { foldText } from '#lib/fold-text.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { AviseQuandoChegar } from '#parts/buy/buy-control.tsx';
import { ProdutoLink } from '#parts/buy/produto-link.tsx';
import type { Celula, Compra } from '#parts/buy/use-compra.ts';
import { useWanted } from '#parts/buy/use-wanted.ts';
import { VerSimilares } from '#parts/buy/ver-similares.tsx';
import { CashbackBanner } from '#parts/product/cashback-banner.tsx';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { ItemPicture } from '#parts/product/item-picture.tsx';
import { MargemText } from '#parts/product/margem-text.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { linhaTotal, precoView } from '#parts/product/preco-view.ts';
import { Selos } from '#parts/product/selos.tsx';
import { UltimaCompra } from '#parts/product/ultima-compra.tsx';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { LinhaResumo } from './linha-resumo.tsx';
import * as css from './produto-row.css.ts';

/** A row's layout: a card on a phone, a row with touch room, or columns at a desk. */
export type RowLayout = 'card' | 'row' | 'table';

export type ProdutoRowProps = Celula & {
  /** Its price is null where it is not this customer's. */
  produto: ProdutoResumo;
  compra: Compra | null;
  /** The customer's purchases of it; undefined without any. */
  comprado: Comprado | undefined;
  /** The row's place in the list. */
  index: number;
  layout: RowLayout;
  isDense: boolean;
  isBare: boolean;
  /** True when prices are there, and are this customer's. */
  showsPreco: boolean;
  /** True for a marked row; `onMark` marks it, and is null where rows cannot be marked. */
  isMarked: boolean;
  onMark: ((produto: ProdutoResumo) => void) | null;
  /** Enter in the counter: the keyboard goes back to the row, or by touch to the next search. */
  onLeaveQuantidade: (row: number) => void;
};

/** The cells of one product, with its price for the customer and its counter. */
export const ProdutoRow = memo(function ProdutoRow(props: ProdutoRowProps) {
  const { produto, compra, layout, showsPreco } = props;
  const preco = showsPreco ? produto.preco : null;
  const isTable = layout === 'table';
  const label = descricaoProduto(produto.nome, produto.apresentacao);
  const stock = (
    <EstoqueSign
      estoque={estoqueOf(produto, showsPreco)}
      units={preco?.estoque ?? 0}
      isForaDeLinha={!produto.comercializado}
    />
  );
  const maker = (
    <p className={classNames(css.laboratorio, css.fabricante)} title={nomeInformado(produto.fabricante)}>
      {nomeInformado(produto.fabricante)}
    </p>
  );
  const codigos = (
    <>
      <span className={css.codigo}>{`Cód. ${produto.codigo}`}</span>
      {produto.codBarras !== '' && <span className={css.ean}>{`EAN ${produto.codBarras}`}</span>}
    </>
  );
  return (
    <>
      <div role="gridcell" className={css.drawing}>
        {props.onMark && (
          <input
            type="checkbox"
            className={css.mark}
            tabIndex={-1}
            checked={props.isMarked}
            aria-label={`Marcar ${label}`}
            onChange={() => props.onMark?.(produto)}
          />
        )}
        <ItemPicture {...produto} size={isTable ? 52 : 64} isDecorative />
      </div>
      <div role="gridcell" className={css.produto}>
        <p className={css.nome}>
          <ProdutoLink produto={produto} compra={compra} className={css.link} isSkipped>
            {produto.nome} <span className={css.apresentacao}>{keepPack(produto.apresentacao)}</span>
          </ProdutoLink>
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
            {codigos}
          </p>
        )}
        {props.comprado && <UltimaCompra comprado={props.comprado} />}
        {(produto.selos.length > 0 || (preco && produto.cashback)) && (
          <div className={css.extras}>
            <Selos selos={produto.selos} max={layout === 'card' ? 2 : 3} />
            {preco && <CashbackBanner cashback={produto.cashback} quantidade={props.inCart ?? 0} />}
          </div>
        )}
      </div>
      {isTable && (
        <div role="gridcell" className={css.laboratorioCell}>
          {maker}
          <p className={css.meta}>{codigos}</p>
        </div>
      )}
      {isTable && <div role="gridcell">{stock}</div>}
      {!props.isBare && <Compras {...props} label={label} />}
    </>
  );
});

/** Price and counter, which shows a quantity before the cart has it. */
function Compras({ label, ...props }: ProdutoRowProps & { label: string }) {
  const { produto, compra, layout, showsPreco, inCart } = props;
  const calcularSt = compra?.calcularSt ?? false;
  const save = async (wanted: number) => compra?.setQuantidade(produto, wanted) ?? null;
  const [quantidade, setQuantidade] = useWanted(inCart ?? 0, save);
  const preco = showsPreco ? produto.preco : null;
  const total = preco && quantidade > 0 ? linhaTotal(preco, quantidade, calcularSt, props.item) : null;
  const isGone = estoqueOf(produto, showsPreco) === 'falta';
  const isReturned = produto.devolucao?.todosItensDevolvidos ?? false;
  const canOrder = preco !== null && inCart !== null && !isReturned && (!isGone || quantidade > 0);
  const canWish = preco !== null && isGone && produto.comercializado && quantidade === 0 && !isReturned;
  const aviso = compra?.avisoOf(produto.idProduto, 1);
  return (
    <>
      <div role="gridcell" className={css.precoPlace}>
        {preco ? (
          <>
            <PrecoBlock
              preco={precoView(preco, quantidade, calcularSt)}
              align={layout === 'card' ? 'start' : 'end'}
            />
            {layout !== 'card' && <MargemText pmc={produto.pmc} preco={preco} quantidade={quantidade} />}
          </>
        ) : (
          showsPreco && <span className={css.semCondicao}>Sem condição para este cliente</span>
        )}
      </div>
      <div role="gridcell" className={css.quantidadePlace}>
        {canOrder && (
          <QuantityStepper
            label={label}
            value={quantidade}
            onChange={setQuantidade}
            onEnter={(settled, typed) => {
              // Enter on an untouched empty counter means one; a typed 0 means zero.
              if (settled === 0 && typed === 'untouched') setQuantidade(1);
              props.onLeaveQuantidade(props.index);
            }}
            allowsZero
            size={props.isDense ? 'dense' : 'touch'}
            isWide
          />
        )}
        {isGone && compra && (
          <div className={css.avise}>
            <VerSimilares produto={produto} compra={compra} />
          </div>
        )}
        {canWish && compra && (
          <div className={css.avise}>
            <AviseQuandoChegar
              label={label}
              size={props.isDense ? 'sm' : 'md'}
              aviso={aviso}
              onAvise={() => compra.avisar(produto)}
            />
            {aviso === 'fila' && <span className={css.queued}>na fila</span>}
          </div>
        )}
        {total && <LinhaResumo {...total} isQueued={props.isQueued} />}
      </div>
    </>
  );
}
