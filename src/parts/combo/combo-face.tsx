import type { ReactNode } from 'react';
import type { Combo } from '#contract/catalogue/combo.ts';
import { formatCount } from '#lib/format-number.ts';
import * as css from '#parts/buy/produto-card.css.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { Selos } from '#parts/product/selos.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ComboDrawing } from './combo-drawing.tsx';
import { ComboLink } from './combo-link.tsx';
import { conteudoText, limiteText } from './combo-words.ts';
import type { ComboCompra } from './use-combo-compra.ts';

const PICTURE = 132;

export type ComboCardProps = {
  combo: Combo;
  /** Null for a visitor, and where buying is impossible. */
  compra: Compra | null;
  /** Its index in a list with arrow-key navigation. */
  item?: number;
};

export type ComboFaceProps = ComboCardProps & {
  isVisitor: boolean;
  /** The buying functions; null where buying is impossible. */
  vendido: ComboCompra | null;
  /** Its stock, where known. */
  stock?: ReactNode;
  /** Its price, where the user can buy it. */
  price?: ReactNode;
  /** The buying controls, or the sign-in button. */
  children: ReactNode;
};

/** A combo card as high as a product's, which links to the details. It contains no buying logic. */
export function ComboFace({
  combo,
  compra,
  item,
  isVisitor,
  vendido,
  stock,
  price,
  children,
}: ComboFaceProps) {
  const { descricao, promocaoCombo, selos } = combo;
  const inCart = vendido?.celula.inCart ?? 0;
  const isGone = vendido?.estoque === 'falta';
  const limite = limiteText(promocaoCombo);
  return (
    <article className={css.card} data-visitor={isVisitor || undefined} aria-label={descricao}>
      <div className={css.top}>
        {selos.length > 0 ? (
          <Selos selos={selos} max={2} isOneLine />
        ) : (
          <Badge tone="brand">{promocaoCombo.rotulo ?? 'Combo'}</Badge>
        )}
        {inCart > 0 && <span className={css.inCart}>{`${formatCount(inCart)} no carrinho`}</span>}
      </div>
      <div className={classNames(css.picture, isGone && css.dim)}>
        <ComboDrawing itens={combo.itens} size={PICTURE} />
      </div>
      <div className={css.words}>
        <h3 className={css.nome} title={descricao}>
          <ComboLink id={combo.idItem} isOver={compra !== null} className={css.link} item={item}>
            {descricao}
          </ComboLink>
        </h3>
        <p className={css.fabricante}>{conteudoText(combo)}</p>
        {limite !== null && <p className={css.fabricante}>{limite}</p>}
        {isGone ? <p className={css.indisponivel}>Combo Indisponível</p> : stock}
      </div>
      {price && <div className={css.price}>{price}</div>}
      <div className={css.over}>{children}</div>
    </article>
  );
}
