import { useState } from 'react';
import { Redirect } from 'wouter';
import { announce } from '#outbox/wake.ts';
import { type CarrinhoNaTela, useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { ListaSemCliente } from '#parts/list/lista-sem-cliente.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CarrinhoBody } from './carrinho-body.tsx';
import * as css from './carrinho-screen.css.ts';
import { destinoDaChegada, destinoDoPagamento, isAusente } from './destino.ts';
import { useAwaitsRead } from './use-awaits-read.ts';

export type CarrinhoScreenProps = {
  /** The hotsite of the company's policies, where the installation has one. */
  idHotsitePolitica: number | undefined;
};

/** /carrinho: the current customer's cart. */
export function CarrinhoScreen(props: CarrinhoScreenProps) {
  const { vault } = useDevice();
  const cliente = useClienteAtual();
  const naTela = useCarrinho();
  if (naTela) return <Arrived key={naTela.cliente.idPessoa} naTela={naTela} {...props} />;
  if (cliente === null) {
    return (
      <>
        <PageHeader title="Carrinho" />
        <ListaSemCliente oQue="o carrinho" />
      </>
    );
  }
  if (cliente && !cliente.detalhe) {
    return (
      <>
        <PageHeader title="Carrinho" />
        <EmptyState
          title="Os dados deste cliente ainda não estão neste aparelho"
          text="Preços, limites e prazos chegam na primeira vez em que o cliente é aberto com sinal."
          action={<Button onPress={() => announce(vault.name, 'refresh')}>Buscar agora</Button>}
        />
      </>
    );
  }
  return <LoadingCarrinho />;
}

type KnownProps = CarrinhoScreenProps & { naTela: CarrinhoNaTela };

/** Waits for the server to confirm that the cart is absent. */
function Arrived(props: KnownProps) {
  const { base } = props.naTela;
  const isAwaited = useAwaitsRead(base.snapshot?.at);
  if (isAwaited && isAusente(base)) return <LoadingCarrinho />;
  return <Known {...props} />;
}

/** The cart, also an empty or absent one; a finished one leads to its orders. */
function Known({ naTela, idHotsitePolitica }: KnownProps) {
  const { base } = naTela;
  const [chegada] = useState(() => destinoDaChegada(base));
  const destino = destinoDoPagamento(base) ?? chegada;
  if (destino !== null) return <Redirect to={destino} replace />;
  return <CarrinhoBody naTela={naTela} idHotsitePolitica={idHotsitePolitica} />;
}

function LoadingCarrinho() {
  return (
    <div role="status">
      <PageHeader title="Carrinho" />
      <VisuallyHidden>Carregando o carrinho</VisuallyHidden>
      <div className={css.stack}>
        <Skeleton height={44} radius={8} />
        <Skeleton height={280} radius={12} />
      </div>
    </div>
  );
}
