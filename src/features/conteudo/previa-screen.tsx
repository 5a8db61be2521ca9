import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ItemVitrine } from '#contract/content/vitrine.ts';
import { formatCount } from '#lib/format-number.ts';
import { ProdutoCard } from '#parts/buy/produto-card.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { recusaWords, SEM_DETALHE } from '#parts/failure/falha.ts';
import { useTitulo } from '#parts/list/titulo.ts';
import { readPrevia } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePrevia } from './queries.ts';
import { useCompraAtual, useMirrored } from './use-vitrine-produtos.ts';
import { toResumo } from './view.ts';
import * as css from './vitrine.css.ts';

/** All of a showcase as a list, by the address of its preview. `notFound` stands where no showcase has it. */
export function PreviaScreen({ notFound }: { notFound: ReactNode }) {
  const [path] = useLocation();
  const url = readPrevia(path);
  return url === null ? notFound : <Previa key={url} url={url} notFound={notFound} />;
}

function Previa({ url, notFound }: { url: string; notFound: ReactNode }) {
  const previa = usePrevia(url);
  const compra = useCompraAtual();
  useTitulo(previa.kind === 'pronto' ? (previa.valor?.descricaoVitrine ?? null) : null);
  if (previa.kind === 'lendo') return <Skeleton height={480} radius={12} />;
  if (previa.kind === 'falhou') {
    return previa.recusa === null ? (
      <EmptyState
        isPage
        title="Esta lista precisa de sinal"
        text="Ela ainda não está neste aparelho. A busca mostra os produtos que estão."
      />
    ) : (
      <ErrorState
        isPage
        {...recusaWords(previa.recusa, SEM_DETALHE.consultar)}
        onRetry={previa.retry ?? undefined}
      />
    );
  }
  const vitrine = previa.valor;
  if (vitrine === null) return notFound;
  const itens = vitrine.itens ?? [];
  const count = `${formatCount(itens.length)} ${itens.length === 1 ? 'produto' : 'produtos'}`;
  return (
    <>
      <PageHeader title={vitrine.descricaoVitrine} count={count} />
      {itens.length === 0 ? (
        <EmptyState title="Nenhum item encontrado." text="Procure pelo nome ou pela substância na busca." />
      ) : (
        <ul className={css.grid}>
          {compra ? <Priced itens={itens} compra={compra} /> : <Plain itens={itens} />}
        </ul>
      )}
    </>
  );
}

function Priced({ itens, compra }: { itens: readonly ItemVitrine[]; compra: Compra }) {
  return useMirrored(itens, compra).map((produto) => (
    <li key={produto.idProduto}>
      <ProdutoCard produto={produto} compra={compra} />
    </li>
  ));
}

function Plain({ itens }: { itens: readonly ItemVitrine[] }) {
  return itens.map((item) => (
    <li key={item.ecommerceProduto.idEcommerceProduto}>
      <ProdutoCard produto={toResumo(item)} compra={null} />
    </li>
  ));
}
