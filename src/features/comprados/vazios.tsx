import { useVinda } from '#parts/device/use-vinda.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { buscaHref, routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './comprados.css.ts';

/** The search of the whole catalogue is the way on from a text that no bought product has. */
export function NenhumAchado({ texto }: { texto: string }) {
  return (
    <EmptyState
      title={`Nenhum comprado com "${texto}"`}
      text="Este cliente não comprou nada com esse texto nos últimos 90 dias."
      action={<LinkTo href={buscaHref(texto)}>Buscar em todos os produtos</LinkTo>}
    />
  );
}

/** No stored order has a product: none was made, or the orders are not here yet. */
export function SemCompras({ idPessoaCliente }: { idPessoaCliente: number }) {
  const vinda = useVinda(`pedidos:${idPessoaCliente}`);
  if (vinda === undefined || vinda === 'vindo') return <Lendo />;
  return (
    <EmptyState
      isPage
      title={
        vinda === 'veio'
          ? 'Nenhuma compra nos últimos 90 dias'
          : 'As compras deste cliente ainda não estão neste aparelho'
      }
      text={
        vinda === 'veio'
          ? 'Aqui aparece o que este cliente compra, de quanto em quanto tempo, e o que está na hora de repor.'
          : 'Elas chegam sozinhas quando houver sinal. A busca e o carrinho continuam funcionando.'
      }
      action={<LinkTo href={buscaHref('')}>Buscar produtos</LinkTo>}
    />
  );
}

export function SemCliente() {
  return (
    <EmptyState
      isPage
      title="Escolha um cliente"
      text="O que foi comprado é de cada cliente."
      action={<LinkTo href={routes.home}>Ir para o início</LinkTo>}
    />
  );
}

export function Lendo() {
  return (
    <div role="status" aria-label="Carregando os produtos comprados" className={css.screen}>
      <PageHeader title="Comprados" />
      <div className={css.lendo}>
        <Skeleton height={90} radius={12} />
        <Skeleton height={90} radius={12} />
      </div>
    </div>
  );
}
