import { useState } from 'react';
import { Redirect } from 'wouter';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { falhaText } from '#parts/failure/falha.ts';
import { confirmacaoDoCarrinhoHref, routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ErrorState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import * as css from './pagamento.css.ts';
import { PagamentoBody } from './pagamento-body.tsx';
import { useCarrinhoAPagar, useGrupos, useIncerto, useRelerComSinal } from './queries.ts';
import { useVoltarAoInicio } from './use-voltar-ao-inicio.ts';
import { destinoOf } from './view.ts';

export type PagamentoScreenProps = { idHotsitePolitica: number | undefined };

/** /pagamento: the cart of the customer being served, once its orders await payment. */
export function PagamentoScreen(props: PagamentoScreenProps) {
  useVoltarAoInicio();
  const cliente = useClienteAtual();
  if (cliente === null) return <Redirect to={routes.home} replace />;
  return cliente ? <DoCliente key={cliente.idPessoa} cliente={cliente} {...props} /> : <Lendo />;
}

function DoCliente({ cliente, idHotsitePolitica }: PagamentoScreenProps & { cliente: ClienteRow }) {
  const lido = useCarrinhoAPagar(cliente.idPessoa);
  const carrinho = lido.valor?.carrinho ?? null;
  const destino = lido.valor === undefined ? null : destinoOf(carrinho);
  const grupos = useGrupos(destino === null && carrinho ? carrinho.idCarrinho : null);
  const incerto = useIncerto(cliente.idPessoa);
  // The cart whose payment this page showed: gone, it was ended elsewhere, or by the server once it was paid.
  const [visto, setVisto] = useState<number | null>(null);
  if (carrinho && destino === null && lido.valor && visto !== carrinho.idCarrinho)
    setVisto(carrinho.idCarrinho);
  const isLendo = lido.isLendo || grupos.isLendo;
  const reler = () => {
    lido.reler();
    grupos.reler();
  };
  useRelerComSinal(lido.falha ?? grupos.falha, reler);
  // The device's own record counts only if the server cannot be asked; a finished cart stays finished.
  const isAsked = !lido.isLendo || lido.falha !== null;
  if (destino !== null && incerto !== undefined && (isAsked || carrinho !== null)) {
    // Reloaded while the payment was being ended: the screen shows its result, not an empty cart.
    const isEnded = incerto !== null && incerto !== carrinho?.idCarrinho && lido.falha === null;
    if (isAsked && carrinho === null && visto !== null && lido.falha === null) {
      return <Redirect to={confirmacaoDoCarrinhoHref(visto)} replace />;
    }
    if (isAsked && isEnded) return <Redirect to={confirmacaoDoCarrinhoHref(incerto)} replace />;
    if (isAsked || destino.startsWith(routes.confirmacao)) return <Redirect to={destino} replace />;
  }
  const falha = lido.falha ?? grupos.falha;
  if (carrinho && destino === null && grupos.valor) {
    return (
      <PagamentoBody
        key={carrinho.idCarrinho}
        cliente={cliente}
        carrinho={carrinho}
        grupos={grupos.valor}
        semSinal={falha ? { isLendo, onRetry: reler } : null}
        idHotsitePolitica={idHotsitePolitica}
      />
    );
  }
  if (!falha) return <Lendo />;
  return (
    <>
      <PageHeader title="Pagamento" />
      <ErrorState
        title={falha.kind === 'silencio' ? 'Pagar precisa de sinal' : 'O pagamento não pôde ser aberto'}
        text={
          falha.kind === 'silencio'
            ? 'Este carrinho espera o pagamento e continua guardado. Tente de novo quando houver conexão.'
            : falhaText(falha, 'Houve um erro ao consultar os dados do pagamento.')
        }
        isRetrying={isLendo}
        onRetry={falha.kind === 'sessao' ? undefined : reler}
        action={falha.kind === 'sessao' && <Button onPress={() => openLogIn()}>Entrar</Button>}
      />
    </>
  );
}

function Lendo() {
  return (
    <div role="status">
      <PageHeader title="Pagamento" />
      <VisuallyHidden>Carregando o pagamento</VisuallyHidden>
      <div className={css.page}>
        <div className={css.stack}>
          <Skeleton height={280} radius={12} />
          <Skeleton height={160} radius={12} />
        </div>
        <Skeleton height={360} radius={12} />
      </div>
    </div>
  );
}
