import { useState } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { PackageDrawing } from '#parts/package/package-drawing.tsx';
import { ItemPicture } from '#parts/product/item-picture.tsx';
import * as css from './galeria.css.ts';

export type GaleriaProps = {
  produto: ProdutoResumo;
  /** Addresses of photos; none where the box is drawn. */
  imagens: readonly string[];
  /** In CSS pixels. */
  size: number;
};

/** The views of a drawn box: whole, and without its neighbours. */
const VISTAS = [
  { id: 'caixa', nome: 'Embalagem' },
  { id: 'perto', nome: 'De perto' },
] as const;

/** A product's pictures: its photos, else views of its drawn box. One is large; several are small below it. */
export function Galeria({ produto, imagens, size }: GaleriaProps) {
  const [at, setAt] = useState(0);
  const views = imagens.length > 0 ? imagens.map((_, i) => `Foto ${i + 1}`) : VISTAS.map(({ nome }) => nome);
  const shown = Math.min(at, views.length - 1);
  const picture = (index: number, edge: number, isDecorative: boolean) =>
    imagens.length > 0 ? (
      <ItemPicture {...produto} imagem={imagens[index] ?? null} size={edge} isDecorative={isDecorative} />
    ) : (
      <span className={index === 1 ? css.near : css.whole} style={{ width: edge, height: edge }}>
        <PackageDrawing {...produto} size={edge} isDecorative={isDecorative} />
      </span>
    );
  return (
    <section className={css.galeria} aria-label="Imagens do produto">
      <div className={css.stage}>{picture(shown, size, false)}</div>
      {views.length > 1 && (
        <ul className={css.thumbs}>
          {views.map((name, index) => (
            <li key={name} className={css.thumb} data-shown={index === shown || undefined}>
              {picture(index, 48, true)}
              {/* Over the picture, not around it: the letters on a drawn box are no part of its name. */}
              <button
                type="button"
                className={css.choose}
                aria-label={name}
                aria-pressed={index === shown}
                onClick={() => setAt(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
