import { useMemo } from 'react';
import type { Comprado } from '#domain/orders/comprados.ts';
import { ProdutoCard } from '#parts/buy/produto-card.tsx';
import { useCompra } from '#parts/buy/use-compra.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useMay } from '#parts/device/use-may.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { useComprados } from '#parts/product/use-comprados.ts';
import { useProdutos } from '#parts/product/use-produtos.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import * as css from './busca-saidas.css.ts';

const LIDOS = 20;
const MOSTRADOS = 8;

/** Those that were bought most often, the newest first among equals. */
const usuais = (comprados: ReadonlyMap<number, Comprado> | undefined): number[] =>
  [...(comprados?.values() ?? [])]
    .toSorted((a, b) => b.compras.length - a.compras.length || (a.compras[0].dia < b.compras[0].dia ? 1 : -1))
    .slice(0, LIDOS)
    .map(({ idProduto }) => idProduto);

/** The products in stock that the customer buys most often, to buy from here; nothing without any. */
export function CostumaComprar() {
  const contexto = contextoForPrecos(useClienteAtual());
  const compra = useCompra(contexto);
  const title = useMay('visit') ? 'Este cliente costuma comprar' : 'Você costuma comprar';
  const comprados = useComprados();
  const ids = useMemo(() => usuais(comprados), [comprados]);
  const produtos = useProdutos(ids, contexto?.idContexto);
  const shown = ids
    .flatMap((id) => produtos.get(id) ?? [])
    .filter(({ preco }) => (preco?.estoque ?? 0) > 0)
    .slice(0, MOSTRADOS);
  if (shown.length === 0) return null;
  return (
    <section className={css.usuais} aria-labelledby="costuma-comprar">
      <h2 id="costuma-comprar" className={css.titulo}>
        {title}
      </h2>
      <ScrollRegion role="group" aria-label={title} className={css.cards}>
        {shown.map((produto) => (
          <ProdutoCard key={produto.idProduto} produto={produto} compra={compra} />
        ))}
      </ScrollRegion>
    </section>
  );
}
