import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { useChooseCliente } from '#parts/cart/use-choose-cliente.ts';
import { useClientes } from '#parts/customer/use-cliente.ts';

const ClienteChoice = lazyDialog(
  async () => (await import('#parts/customer/cliente-choice.tsx')).ClienteChoice,
);

export type OutroClienteProps = {
  /** Who is being served. */
  idAtual: number;
  onClose: () => void;
  /** Another one is served now. */
  onServed?: () => void;
};

/** The list from which another customer is chosen, and what choosing one does. */
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
