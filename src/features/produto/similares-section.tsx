import type { ProdutoResumo } from '#engine/read.ts';
import * as css from '#parts/buy/similar-row.css.ts';
import { SimilarRow } from '#parts/buy/similar-row.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { none, section, title } from './relacionados.css.ts';

const TITLE = 'Similares com estoque';

/** The products in stock that replace one out of stock, each bought from here; nothing before they were read. */
export function Similares({
  heading: Heading,
  noLugarDe,
  produtos,
  compra,
}: {
  heading: 'h2' | 'h3';
  noLugarDe: ProdutoResumo;
  produtos: readonly ProdutoResumo[] | null;
  compra: Compra;
}) {
  if (produtos === null) return null;
  return (
    <section className={section} aria-label={TITLE}>
      <Heading className={title}>{TITLE}</Heading>
      {produtos.length === 0 ? (
        <p className={none}>Nenhum similar com estoque.</p>
      ) : (
        <ul className={css.list}>
          {produtos.map((produto) => (
            <SimilarRow key={produto.idProduto} produto={produto} noLugarDe={noLugarDe} compra={compra} />
          ))}
        </ul>
      )}
    </section>
  );
}
