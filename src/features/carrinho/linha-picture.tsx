import { memo } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { PackageDrawing } from '#parts/package/package-drawing.tsx';
import { splitDescricao } from './view.ts';

type LinhaPictureProps = {
  descricao: string;
  marca: string;
  produto: ProdutoResumo | undefined;
  size: number;
};

/** The box of a line's product. Memoised: two hundred boxes must not be drawn again because one quantity changed. */
export const LinhaPicture = memo(function LinhaPicture({
  descricao,
  marca,
  produto,
  size,
}: LinhaPictureProps) {
  const named = produto ?? {
    ...splitDescricao(descricao),
    fabricante: marca,
    tarja: 0,
    generico: false,
    hospitalar: false,
    refrigerado: false,
  };
  const { nome, apresentacao, fabricante, tarja, generico, hospitalar, refrigerado } = named;
  return (
    <PackageDrawing
      {...{ nome, apresentacao, fabricante, tarja, generico, hospitalar, refrigerado }}
      size={size}
      isDecorative
    />
  );
});
