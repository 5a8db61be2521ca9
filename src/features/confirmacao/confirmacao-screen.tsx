import { Redirect, useSearchParams } from 'wouter';
import { LinkTo } from '#parts/link-to.tsx';
import { useClienteAtual } from '#parts/use-cliente.ts';
import { routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './confirmacao.css.ts';
import { EnvioView } from './envio-view.tsx';
import { useEnvio } from './queries.ts';

/** /confirmacao?envio=<key>: what became of a submission. Without a key, the customer's last one. */
export function ConfirmacaoScreen() {
  const key = useSearchParams()[0].get('envio');
  const cliente = useClienteAtual();
  const lido = useEnvio(key, cliente?.idPessoa);
  if (lido) return <EnvioView lido={lido} clienteAtual={cliente ?? null} />;
  if (key === null && (lido === null || cliente === null)) return <Redirect to={routes.carrinho} replace />;
  if (lido === null) {
    return (
      <>
        <PageHeader title="Confirmação" />
        <EmptyState
          title="Este pedido não está neste aparelho"
          text="Ele pode ter sido feito em outro aparelho, ou por outro usuário."
          action={
            <LinkTo href={routes.busca} variant="primary">
              Novo pedido
            </LinkTo>
          }
        />
      </>
    );
  }
  return (
    <div role="status" className={css.stack}>
      <PageHeader title="Confirmação" />
      <VisuallyHidden>Carregando o pedido</VisuallyHidden>
      <Skeleton height={96} radius={12} />
      <Skeleton height={220} radius={12} />
    </div>
  );
}
