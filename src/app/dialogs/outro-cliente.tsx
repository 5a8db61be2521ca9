import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { useChooseCliente } from '#parts/cart/use-choose-cliente.ts';
import { useClientes } from '#parts/customer/use-cliente.ts';

const ClienteChoice = lazyDialog(
  async () => (await import('#parts/customer/cliente-choice.tsx')).ClienteChoice,
);

export type OutroClienteProps = {
  /** The current customer. */
  idAtual: number;
  onClose: () => void;
  /** Called when another customer is being served. */
  onServed?: () => void;
};

/** The list of customers to switch to, and the switch itself. */
export function OutroCliente({ idAtual, onClose, onServed }: OutroClienteProps) {
  const chooseCliente = useChooseCliente();
  const clientes = useClientes();
  if (clientes === undefined) return null;
  const serve = async (id: number, nome: string) => {
    if (await chooseCliente(id, nome)) onServed?.();
  };
  return (
    <ClienteChoice
      title="Atender outro cliente"
      clientes={clientes}
      idAtual={idAtual}
      onChoose={(id, nome) => {
        onClose();
        if (id === idAtual) return;
        serve(id, nome).catch((error: unknown) =>
          console.error('another customer could not be served', error),
        );
      }}
      onClose={onClose}
    />
  );
}
