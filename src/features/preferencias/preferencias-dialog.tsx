import { useClienteAtual, useClientes } from '#parts/customer/use-cliente.ts';
import { PreferenciasForm } from './preferencias-form.tsx';
import { useGeral } from './queries.ts';

export type PreferenciasDialogProps = {
  onClose: () => void;
  /** They are saved, for the customer who is served from now on. */
  onSaved: () => void;
  /** Leads to another customer instead; absent where there is no need or none. */
  onServeOther?: (() => void) | undefined;
};

/** 'Minhas Preferências': the user's preferences for one customer, and for every customer. */
export function PreferenciasDialog({ onClose, onSaved, onServeOther }: PreferenciasDialogProps) {
  const clientes = useClientes();
  const atual = useClienteAtual();
  const geral = useGeral();
  // One dialog from the first: a second one that came later would lie over the question of leaving.
  if (clientes === undefined || atual === undefined || geral === undefined) return null;
  return (
    <PreferenciasForm
      title="Minhas Preferências"
      clientes={clientes}
      atual={atual}
      geral={geral}
      onClose={onClose}
      onSaved={onSaved}
      onServeOther={onServeOther}
    />
  );
}
