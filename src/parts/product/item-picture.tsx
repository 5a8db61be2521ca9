import { useRef, useState } from 'react';
import { useNear } from '#parts/device/use-near.ts';
import { PackageDrawing, type PackageDrawingProps } from '#parts/package/package-drawing.tsx';
import * as css from './item-picture.css.ts';

/** The size of photos in cards and lists, in CSS pixels. A card with less room shrinks it. */
export const PHOTO = 180;

/** How long a picture must be near the screen before its photo is loaded: in lists of cards, and elsewhere. */
const CARD_WAIT_MS = 400;
const WAIT_MS = 250;

export type ItemPictureProps = PackageDrawingProps & {
  /** The photo's address; null without one: the box is drawn. */
  imagem?: string | null | undefined;
  isInCard?: boolean;
};

/** A product's photo if there is one, else its drawn box, which is also shown until the photo has loaded. */
export function ItemPicture({ imagem, isInCard = false, ...drawing }: ItemPictureProps) {
  return imagem ? (
    <Photo imagem={imagem} waitMs={isInCard ? CARD_WAIT_MS : WAIT_MS} drawing={drawing} />
  ) : (
    <PackageDrawing {...drawing} />
  );
}

type PhotoProps = { imagem: string; waitMs: number; drawing: PackageDrawingProps };

function Photo({ imagem, waitMs, drawing }: PhotoProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place, waitMs);
  const [isBroken, setBroken] = useState(false);
  const { nome, apresentacao, size, isDecorative } = drawing;
  const edge = Math.min(PHOTO, size);
  return (
    <span ref={place} className={css.place} style={{ width: size, height: size }}>
      {isNear && !isBroken ? (
        <img
          src={imagem}
          alt={isDecorative ? '' : `Embalagem de ${nome} ${apresentacao}`}
          width={edge}
          height={edge}
          loading="lazy"
          decoding="async"
          className={css.picture}
          onError={() => setBroken(true)}
        />
      ) : (
        <PackageDrawing {...drawing} />
      )}
    </span>
  );
}
