import { useClienteAtual, useClientes } from '#parts/use-cliente.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PreferenciasForm } from './preferencias-form.tsx';
import { useGeral } from './queries.ts';

export type PreferenciasDialogProps = {
  onClose: () => void;
  /** They are saved, for the customer who is served from now on. */
  onSaved: () => void;
};

const TITLE = 'Minhas Preferências';

/** 'Minhas Preferências': how the user buys for a customer, and how he works whomever he serves. */
export function PreferenciasDialog({ onClose, onSaved }: PreferenciasDialogProps) {
  const clientes = useClientes();
  const atual = useClienteAtual();
  const geral = useGeral();
  if (clientes === undefined || atual === undefined || geral === undefined) {
    return (
      <Dialog title={TITLE} onClose={onClose}>
        <VisuallyHidden>Carregando</VisuallyHidden>
        <Skeleton height={420} radius={8} />
      </Dialog>
    );
  }
  return (
    <PreferenciasForm
      title={TITLE}
      clientes={clientes}
      atual={atual}
      geral={geral}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
