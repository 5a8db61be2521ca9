import Users from 'lucide-react/icons/users';
import { useClientes } from '#parts/customer/use-cliente.ts';
import { openTroca } from '#parts/dialogs/troca-aberta.ts';
import { Button } from '#ui/button.tsx';

/** 'Próximo cliente': opens the choice of the user's customers; nothing for a user of one. */
export function ProximoCliente() {
  const clientes = useClientes();
  if (clientes === undefined || clientes.length < 2) return null;
  return (
    <Button
      size="lg"
      icon={<Users size={18} aria-hidden="true" />}
      aria-haspopup="dialog"
      onPress={openTroca}
    >
      Próximo cliente
    </Button>
  );
}
