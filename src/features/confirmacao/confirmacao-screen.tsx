import { Redirect, useSearch } from 'wouter';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { readConfirmacaoCarrinho, routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { EnvioView } from './envio-view.tsx';
import { ConfirmacaoLendo } from './lendo.tsx';
import { PedidosDoCarrinho } from './pedidos-do-carrinho.tsx';
import { useEnvio } from './queries.ts';

/** /confirmacao: the result of a paid cart (`carrinho`), else of a submission. */
export function ConfirmacaoScreen() {
  const search = useSearch();
  const idCarrinho = readConfirmacaoCarrinho(search);
  if (idCarrinho !== null) return <PedidosDoCarrinho key={idCarrinho} idCarrinho={idCarrinho} />;
  return <DoEnvio chave={new URLSearchParams(search).get('envio')} />;
}

/** ?envio=<key>: the result of a submission. Without a key, of the customer's last one. */
function DoEnvio({ chave: key }: { chave: string | null }) {
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
  return <ConfirmacaoLendo />;
}
