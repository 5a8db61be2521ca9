import { type ReactNode, useEffect } from 'react';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { AviseQuandoChegar } from '#parts/buy/buy-control.tsx';
import { semPrecoText } from '#parts/buy/compra-texts.ts';
import { ProdutoLink } from '#parts/buy/produto-link.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { useMay } from '#parts/device/use-may.ts';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { ItemPicture } from '#parts/product/item-picture.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import * as css from './leitor.css.ts';
import type { Leva } from './use-leva.ts';

export type ReadProductProps = {
  produto: ProdutoResumo;
  leva: Leva;
  /** Of the read box: code, lot, validity. */
  codes: string;
  /** Takes the code out of the list. */
  onDrop: () => void;
};

/** A read product: name, price, stock, and the counter whose units are added to the cart's. */
export function ReadProduct({ produto, leva, codes, onDrop }: ReadProductProps) {
  const { compra } = leva;
  const label = descricaoProduto(produto.nome, produto.apresentacao);
  useEffect(() => announce(label), [label]);
  const inCart = compra?.celulaOfProduto(produto.idProduto).inCart ?? 0;
  const estoque = estoqueOf(produto, compra !== null);
  const { preco } = produto;
  const isOpen = leva.abertos.some(([{ idProduto }]) => idProduto === produto.idProduto);
  const units = isOpen ? inCart + leva.quantidadeOf(produto.idProduto) : inCart;
  const buying = compra && (
    <div className={css.buying}>
      {preco ? (
        <PrecoBlock preco={precoView(preco, units, compra.calcularSt)} />
      ) : (
        <span className={css.detail}>{semPrecoText(compra, produto)}</span>
      )}
      {preco && <Adding {...{ produto, label, compra, leva, onDrop }} isGone={estoque === 'falta'} />}
      {inCart > 0 && <span className={css.inCart}>{`${formatCount(inCart)} no carrinho`}</span>}
    </div>
  );
  return (
    <Row picture={<ItemPicture {...produto} size={56} isDecorative />} buying={buying}>
      <p className={css.name}>
        <ProdutoLink produto={produto} compra={compra} className={css.link}>
          {produto.nome} <span className={css.pack}>{keepPack(produto.apresentacao)}</span>
        </ProdutoLink>
      </p>
      <p className={css.detail}>{[nomeInformado(produto.fabricante), codes].filter(Boolean).join(' · ')}</p>
      <EstoqueSign estoque={estoque} units={preco?.estoque ?? 0} isForaDeLinha={!produto.comercializado} />
    </Row>
  );
}

type AddingProps = Omit<ReadProductProps, 'codes'> & { label: string; compra: Compra; isGone: boolean };

function Adding({ produto, label, compra, leva, onDrop, isGone }: AddingProps) {
  const quantidade = leva.quantidadeOf(produto.idProduto);
  if (!useMay('act')) return null;
  if (isGone)
    return (
      <AviseQuandoChegar
        label={label}
        size="md"
        isWide={false}
        aviso={compra.avisoOf(produto.idProduto, 1)}
        onAvise={() => compra.avisar(produto)}
      />
    );
  return (
    <div className={css.adding}>
      <QuantityStepper
        label={label}
        value={quantidade}
        onChange={(next) => leva.setQuantidade(produto.idProduto, next)}
        onDelete={onDrop}
        onEnter={(settled, typed) => {
          if (typed !== 'corrected') leva.add([[produto, settled]]);
        }}
      />
      <Button
        variant="quiet"
        isPending={leva.isPending}
        aria-label={`Pôr só este no carrinho: ${label}`}
        onPress={() => leva.add([[produto, quantidade]])}
      >
        Pôr só este
      </Button>
    </div>
  );
}

type RowProps = { picture?: ReactNode; buying?: ReactNode; children: ReactNode };

/** A place in the list, with the product's picture or without one. */
export function Row({ picture = null, buying = null, children }: RowProps) {
  return (
    <li className={css.row}>
      {picture}
      <div className={css.words} data-wide={picture === null || undefined}>
        {children}
      </div>
      {buying}
    </li>
  );
}
