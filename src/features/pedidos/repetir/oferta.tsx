import type { ProdutoResumo } from '#engine/read.ts';
import * as row from '#parts/buy/similar-row.css.ts';
import { SimilarRow } from '#parts/buy/similar-row.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { VerSimilares } from '#parts/buy/ver-similares.tsx';
import { useDevice } from '#parts/device/device.tsx';
import { quantidadeNoLugar } from '#parts/product/similares.ts';
import { useSimilares } from '#parts/product/use-similares.ts';
import * as css from './resultado.css.ts';

export type OfertaProps = {
  /** The product that is missing. */
  produto: ProdutoResumo;
  compra: Compra;
  /** The ordered packs of it. */
  quantidade: number;
};

/** The cheapest product in stock that replaces a missing one, to be bought at once; nothing without any. */
export function Oferta({ produto, compra, quantidade }: OfertaProps) {
  const { vault } = useDevice();
  const { contexto, calcularSt } = compra;
  const of = { user: String(vault.idUsuario), contexto, calcularSt };
  const similares = useSimilares(of, produto.idProduto);
  const [first, ...others] = similares;
  if (first === undefined) return null;
  return (
    <div className={css.offer}>
      <p className={css.offerTitle}>Similar com estoque:</p>
      <ul className={row.list}>
        <SimilarRow
          produto={first}
          noLugarDe={produto}
          compra={compra}
          quantidade={quantidadeNoLugar(first, produto, quantidade)}
        />
      </ul>
      {others.length > 0 && (
        <div>
          <VerSimilares produto={produto} compra={compra} />
        </div>
      )}
    </div>
  );
}
