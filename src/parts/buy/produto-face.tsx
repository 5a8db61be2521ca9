import type { ReactNode } from 'react';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { ItemPicture, PHOTO } from '#parts/product/item-picture.tsx';
import { Selos } from '#parts/product/selos.tsx';
import { classNames } from '#ui/class-names.ts';
import * as css from './produto-card.css.ts';
import { ProdutoLink } from './produto-link.tsx';
import type { Compra } from './use-compra.ts';

export type ProdutoCardProps = {
  /** Its price is null unless it is the current customer's. */
  produto: ProdutoResumo;
  /** Null for a visitor, and where buying is impossible. */
  compra: Compra | null;
  imagem?: string | null;
  /** Its index in a list with arrow-key navigation. */
  item?: number;
};

export type ProdutoFaceProps = ProdutoCardProps & {
  isVisitor: boolean;
  inCart?: number;
  isGone?: boolean;
  /** Its stock, where known. */
  stock?: ReactNode;
  /** Its price with the control that buys it or asks to log in. */
  children: ReactNode;
};

/** A product as a card of 430 px, or 350 px for a visitor, that leads to the details. Independent of buying. */
export function ProdutoFace(props: ProdutoFaceProps) {
  const { produto, compra, imagem, item, isVisitor, inCart = 0, isGone = false, stock, children } = props;
  const { nome, apresentacao } = produto;
  const label = descricaoProduto(nome, apresentacao);
  const drawing = { ...produto, size: PHOTO, isDecorative: true };
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
          <ProdutoLink produto={produto} compra={compra} className={css.link} item={item}>
            {nome} <span className={css.apresentacao}>{keepPack(apresentacao)}</span>
          </ProdutoLink>
        </h3>
        <p className={css.fabricante} title={nomeInformado(produto.fabricante)}>
          {nomeInformado(produto.fabricante)}
        </p>
        {stock}
      </div>
      {children}
    </article>
  );
}
