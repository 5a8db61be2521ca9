import { useState } from 'react';
import { descricaoProduto } from '#domain/price/produto.ts';
import { useMay } from '#parts/device/use-may.ts';
import { CashbackBanner } from '#parts/product/cashback-banner.tsx';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { MargemText } from '#parts/product/margem-text.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { useIsDense } from '#ui/use-is-dense.ts';
import { AviseQuandoChegar, Comprar } from './buy-control.tsx';
import { semPrecoText } from './compra-texts.ts';
import * as css from './produto-card.css.ts';
import { type ProdutoCardProps, ProdutoFace } from './produto-face.tsx';
import { VerSimilares } from './ver-similares.tsx';

/** A product as a card that buys, with the current customer's price. */
export function ProdutoCompravel(props: ProdutoCardProps) {
  const { produto, compra } = props;
  const isDense = useIsDense();
  const [quantidade, setQuantidade] = useState(1);
  const { preco } = produto;
  const label = descricaoProduto(produto.nome, produto.apresentacao);
  const inCart = compra?.celulaOfProduto(produto.idProduto).inCart ?? 0;
  const estoque = estoqueOf(produto, compra !== null);
  const isGone = estoque === 'falta';
  const size = isDense ? 'sm' : 'md';
  const mayAct = useMay('act');
  const canBuy = mayAct && compra !== null && preco !== null && !isGone;
  const priced = inCart + (isGone ? 0 : quantidade);
  const stock = isGone ? (
    <p className={css.indisponivel}>Produto Indisponível</p>
  ) : (
    <EstoqueSign estoque={estoque} units={preco?.estoque ?? 0} isForaDeLinha={!produto.comercializado} />
  );
  return (
    <ProdutoFace {...props} isVisitor={false} inCart={inCart} isGone={isGone} stock={stock}>
      <div className={css.price}>
        {preco && compra ? (
          <>
            <PrecoBlock preco={precoView(preco, priced, compra.calcularSt)} />
            <MargemText pmc={produto.pmc} preco={preco} quantidade={priced} />
          </>
        ) : (
          compra && <span className={css.none}>{semPrecoText(compra, produto)}</span>
        )}
      </div>
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
        {compra && isGone && <VerSimilares produto={produto} compra={compra} />}
        {compra && preco && isGone && (
          <AviseQuandoChegar
            label={label}
            size={size}
            aviso={compra.avisoOf(produto.idProduto, 1)}
            onAvise={() => compra.avisar(produto)}
          />
        )}
      </div>
    </ProdutoFace>
  );
}
