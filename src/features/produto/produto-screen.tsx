import { useState } from 'react';
import { useSearch } from 'wouter';
import { toProdutoResumo } from '#mirror/to-produto-resumo.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { LinkTo } from '#parts/html/link-to.tsx';
import { readPro, routes } from '#routes.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ItemState } from './item-state.tsx';
import * as css from './produto.css.ts';
import { ProdutoDetalhes } from './produto-detalhes.tsx';
import { type ItemProblem, useItemIndividual, useRelacionadosVisitante } from './queries.ts';
import { useProdutoDoAparelho } from './use-produto-aparelho.ts';

type Address = { id: number | null; con: number | null };

const NAO_ENCONTRADO: ItemProblem = { kind: 'nao-encontrado', text: '' };

/** A product's own page, for everybody: a visitor's comes from the server, without prices. */
export function ProdutoScreen() {
  const { id, con } = readPro(useSearch());
  const isVisitor = useOptionalDevice() === null;
  return (
    <div className={css.screen} key={`${id}:${con}`}>
      {isVisitor ? <Visitante id={id} con={con} /> : <Aparelho id={id} con={con} />}
    </div>
  );
}

const toBusca = <LinkTo href={routes.busca}>Buscar produtos</LinkTo>;

function Loading() {
  return (
    <div className={css.detail} role="status" aria-label="Carregando">
      <Skeleton height={240} />
      <Skeleton width="60%" height={24} />
      <Skeleton width="40%" />
    </div>
  );
}

function Visitante({ id }: Address) {
  const { item, problem, isRetrying, retry } = useItemIndividual(id, null, false);
  const relacionados = useRelacionadosVisitante(id);
  const produto = item && toProdutoResumo(item);
  if (id === null || produto === null) {
    return <ItemState isPage problem={NAO_ENCONTRADO} isRetrying={false} onRetry={retry} action={toBusca} />;
  }
  if (problem)
    return <ItemState isPage problem={problem} isRetrying={isRetrying} onRetry={retry} action={toBusca} />;
  if (!produto) return <Loading />;
  return (
    <ProdutoDetalhes
      produto={produto}
      item={item}
      compra={null}
      isVisitor
      quantidade={1}
      onQuantidade={() => undefined}
      relacionados={relacionados}
      onAdded={() => undefined}
    />
  );
}

function Aparelho({ id, con }: Address) {
  const read = useProdutoDoAparelho(id, con);
  const [quantidade, setQuantidade] = useState(1);
  const { produto } = read;
  const problem = id === null ? NAO_ENCONTRADO : read.problem;
  if (!produto) {
    return problem ? (
      <ItemState
        isPage
        problem={problem}
        isRetrying={read.isRetrying}
        onRetry={read.retry}
        action={toBusca}
      />
    ) : (
      <Loading />
    );
  }
  return (
    <ProdutoDetalhes
      {...read}
      produto={produto}
      isVisitor={false}
      quantidade={quantidade}
      onQuantidade={setQuantidade}
      onAdded={() => {
        setQuantidade(1);
        showToast({ text: 'Adicionado ao carrinho.', tone: 'positive' });
      }}
    />
  );
}
