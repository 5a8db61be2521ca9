import { nomeInformado } from '#domain/catalogue/marca.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { ProdutoLink } from '#parts/buy/produto-link.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { PackageDrawing } from '#parts/package/package-drawing.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import * as css from './relacionados.css.ts';

const TITLE = 'Produtos relacionados';

/** Other products, each with a link to its details. */
export function Relacionados({
  heading: Heading,
  produtos,
  compra,
}: {
  heading: 'h2' | 'h3';
  produtos: readonly ProdutoResumo[];
  compra: Compra | null;
}) {
  if (produtos.length === 0) return null;
  return (
    <section className={css.section} aria-label={TITLE}>
      <Heading className={css.title}>{TITLE}</Heading>
      <ul className={css.list}>
        {produtos.map((produto) => (
          <li key={produto.idProduto} className={css.item}>
            <PackageDrawing {...produto} size={72} isDecorative />
            <p className={css.nome}>
              <ProdutoLink produto={produto} compra={compra} className={css.link}>
                {produto.nome} <span className={css.apresentacao}>{keepPack(produto.apresentacao)}</span>
              </ProdutoLink>
            </p>
            <p className={css.fabricante}>{nomeInformado(produto.fabricante)}</p>
            {produto.preco && compra && (
              <PrecoBlock preco={{ ...precoView(produto.preco, 1, compra.calcularSt), proxima: null }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
