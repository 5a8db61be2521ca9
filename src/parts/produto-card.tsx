import { memo, useState } from 'react';
import { descricaoProduto } from '#domain/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount } from '#lib/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { useIsDense } from '#ui/use-is-dense.ts';
import { AviseQuandoChegar, Comprar, VerPreco } from './buy-control.tsx';
import { CashbackBanner } from './cashback-banner.tsx';
import { semPrecoText } from './compra-texts.ts';
import { useOptionalDevice } from './device.tsx';
import { EstoqueSign } from './estoque-sign.tsx';
import { estoqueOf } from './estoque-view.ts';
import { ItemPicture } from './item-picture.tsx';
import { PrecoBlock } from './preco-block.tsx';
import { precoView } from './preco-view.ts';
import * as css from './produto-card.css.ts';
import { ProdutoLink } from './produto-link.tsx';
import { Selos } from './selos.tsx';
import type { Compra } from './use-compra.ts';

const PICTURE = 132;

export type ProdutoCardProps = {
  /** Its price is null where it is none of this customer's. */
  produto: ProdutoResumo;
  /** Null for a visitor, and where nothing can be bought. */
  compra: Compra | null;
  imagem?: string | null;
  /** Its place in a list that arrows lead through. */
  item?: number;
};

/** A product as a card of 430 px, or 350 px for a visitor: it leads to the details, and buys. */
export const ProdutoCard = memo(function ProdutoCard(props: ProdutoCardProps) {
  const { produto, compra, imagem, item } = props;
  const isVisitor = useOptionalDevice() === null;
  const isDense = useIsDense();
  const [quantidade, setQuantidade] = useState(1);
  const { nome, apresentacao, preco } = produto;
  const label = descricaoProduto(nome, apresentacao);
  const inCart = compra?.celulaOfProduto(produto.idProduto).inCart ?? 0;
  const estoque = isVisitor ? null : estoqueOf(produto, compra !== null);
  const isGone = estoque === 'falta';
  const size = isDense ? 'sm' : 'md';
  const canBuy = compra !== null && preco !== null && !isGone;
  const drawing = { ...produto, size: PICTURE, isDecorative: true };
  return (
    <article className={css.card} data-visitor={isVisitor || undefined} aria-label={label}>
      <div className={css.top}>
        <Selos selos={produto.selos} max={2} isOneLine />
        {inCart > 0 && <span className={css.inCart}>{`${formatCount(inCart)} no carrinho`}</span>}
      </div>
      <div className={classNames(css.picture, isGone && css.dim)}>
        <ItemPicture {...drawing} imagem={imagem} isInCard />
      </div>
      <div className={css.words}>
        <h3 className={css.nome} title={label}>
          <ProdutoLink idProduto={produto.idProduto} compra={compra} className={css.link} item={item}>
            {nome} <span className={css.apresentacao}>{apresentacao}</span>
          </ProdutoLink>
        </h3>
        <p className={css.fabricante} title={produto.fabricante}>
          {produto.fabricante}
        </p>
        {isGone ? (
          <p className={css.indisponivel}>Produto Indisponível</p>
        ) : (
          <EstoqueSign estoque={estoque} units={preco?.estoque ?? 0} />
        )}
      </div>
      {!isVisitor && (
        <div className={css.price}>
          {preco && compra ? (
            <PrecoBlock preco={precoView(preco, inCart + (isGone ? 0 : quantidade), compra.calcularSt)} />
          ) : (
            compra && <span className={css.none}>{semPrecoText(compra.temPrecos)}</span>
          )}
        </div>
      )}
      {preco && compra && (
        <div className={css.over}>
          <CashbackBanner cashback={produto.cashback} quantidade={inCart + quantidade} />
        </div>
      )}
      <div
        className={classNames(css.buy, css.over)}
        data-counted={canBuy || undefined}
        data-dense={isDense || undefined}
      >
        {isVisitor && <VerPreco label={label} size={size} />}
        {canBuy && (
          <>
            <QuantityStepper
              label={label}
              value={quantidade}
              onChange={setQuantidade}
              onEnter={(settled, typed) => {
                if (typed === 'corrected') return;
                void compra.comprar(produto, settled).then((added) => added && setQuantidade(1));
              }}
              size={isDense ? 'dense' : 'touch'}
              isWide
            />
            <Comprar
              label={label}
              size={size}
              hasIcon={false}
              onComprar={async () => {
                if (await compra.comprar(produto, quantidade)) setQuantidade(1);
              }}
            />
          </>
        )}
        {compra && preco && isGone && (
          <AviseQuandoChegar
            label={label}
            size={size}
            aviso={compra.avisoOf(produto.idProduto, 1)}
            onAvise={() => compra.avisar(produto)}
          />
        )}
      </div>
    </article>
  );
});
