import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { type Falha, falhaText } from '#parts/failure/falha.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';

const MeusPedidos = () => <LinkTo href={routes.pedidos}>Meus Pedidos</LinkTo>;

/** An address that names no order. */
export function PedidoInexistente() {
  useTitulo('Pedido não encontrado');
  return (
    <>
      <PageHeader title="Pedido não encontrado" />
      <EmptyState
        title="Este pedido não existe"
        text="Confira o número do pedido, ou procure por ele na lista."
        action={<MeusPedidos />}
      />
    </>
  );
}

export type PedidoAusenteProps = {
  idPrePedido: number;
  falha: Falha;
  isLendo: boolean;
  reler: () => void;
};

/** An order that is not on this device and that the server did not tell of. */
export function PedidoAusente({ idPrePedido, falha, isLendo, reler }: PedidoAusenteProps) {
  if (falha.kind === 'recusa' && falha.codigo === 'nao-encontrado') return <PedidoInexistente />;
  return (
    <>
      <PageHeader title={`Pedido nº ${idPrePedido}`} />
      <ErrorState
        title={
          falha.kind === 'silencio' ? 'Este pedido não está neste aparelho' : 'O pedido não pôde ser lido'
        }
        text={falhaText(
          falha,
          'Houve um erro ao realizar a consulta.',
          'Os pedidos dos últimos 90 dias dos clientes que você leva ficam no aparelho; os outros aparecem quando houver sinal.',
        )}
        onRetry={falha.kind === 'sessao' ? undefined : reler}
        isRetrying={isLendo}
        action={
          falha.kind === 'sessao' ? <Button onPress={() => openLogIn()}>Entrar</Button> : <MeusPedidos />
        }
      />
    </>
  );
}
