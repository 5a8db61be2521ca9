import type { ComboProduto } from '#contract/catalogue/combo.ts';
import { SINAL_GENERICO, SINAL_HOSPITALAR, SINAL_REFRIGERADO } from '#contract/catalogue/sinais.ts';
import { PackageDrawing } from '#parts/package/package-drawing.tsx';
import * as css from './combo-drawing.css.ts';

const has = (sinais: number, sinal: number): boolean => (sinais & sinal) !== 0;

/** The box of a product in a combo. */
export function MembroDrawing({ item, size }: { item: ComboProduto; size: number }) {
  return (
    <PackageDrawing
      nome={item.descricao}
      apresentacao={item.produtoDescricaoTamanhoEmbalagem}
      fabricante={item.produtoFabricante.descProdutoFabricante}
      tarja={item.tarja}
      generico={has(item.sinais, SINAL_GENERICO)}
      hospitalar={has(item.sinais, SINAL_HOSPITALAR)}
      refrigerado={has(item.sinais, SINAL_REFRIGERADO)}
      size={size}
      isDecorative
    />
  );
}

/** Size and position of a stack's boxes, from back to front, as shares of the picture's side. */
const STACKS: readonly (readonly (readonly [size: number, left: number, top: number])[])[] = [
  [],
  [[1, 0, 0]],
  [
    [0.66, 0.34, 0],
    [0.74, 0, 0.24],
  ],
  [
    [0.56, 0.44, 0],
    [0.56, 0, 0.04],
    [0.66, 0.16, 0.33],
  ],
];

/** Returns one box per product, at most three; two of a single product, because a stack has at least two. */
function stackOf(itens: readonly ComboProduto[]): ComboProduto[] {
  const each = [...new Map(itens.map((item) => [item.idProduto, item])).values()];
  const [only] = each;
  return each.length === 1 && only ? [only, only] : each.slice(0, 3).reverse();
}

/**
 * A combo as a stack of its members' boxes, the first in front; next to its name in text it is left out of what is
 * read.
 */
export function ComboDrawing({ itens, size }: { itens: readonly ComboProduto[]; size: number }) {
  const stack = stackOf(itens);
  const places = STACKS[stack.length] ?? [];
  return (
    <span className={css.stack} style={{ width: size, height: size }} aria-hidden="true">
      {stack.map((item, at) => {
        const [part = 1, left = 0, top = 0] = places[at] ?? [];
        return (
          <span
            // A single product occurs twice.
            key={`${item.idProduto} ${at}`}
            className={css.box}
            style={{ left: left * size, top: top * size }}
          >
            <MembroDrawing item={item} size={Math.round(part * size)} />
          </span>
        );
      })}
    </span>
  );
}
