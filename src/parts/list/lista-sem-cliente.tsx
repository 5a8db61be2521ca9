import { SemClientes } from '#parts/customer/sem-clientes.tsx';
import { useClientes } from '#parts/customer/use-cliente.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { EmptyState } from '#ui/screen-state.tsx';

/** Replaces a customer's list while there is no current customer, or none to choose. `oQue`: 'os pedidos'. */
export function ListaSemCliente({ oQue }: { oQue: string }) {
  const clientes = useClientes();
  if (clientes === undefined) return null;
  if (clientes.length === 0) return <SemClientes />;
  return (
    <EmptyState
      title="Nenhum cliente escolhido"
      text={`Escolha um cliente para ver ${oQue} dele.`}
      action={
        <LinkTo href={routes.home} variant="primary">
          Ir para o início
        </LinkTo>
      }
    />
  );
}
