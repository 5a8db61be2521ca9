import { EmptyState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './sem-clientes.css.ts';
import { useVinda } from '#parts/device/use-vinda.ts';

/** For a user without customers on the device: they are on their way, still to come, or none is linked to the user. */
export function SemClientes() {
  const vinda = useVinda('clientes');
  if (vinda === undefined) return null;
  if (vinda === 'vindo') return <Vindo />;
  return vinda === 'veio' ? (
    <EmptyState
      title="Nenhum cliente ligado ao seu usuário"
      text="Peça à empresa que ligue clientes ao seu usuário: eles chegam sozinhos a este aparelho. Enquanto isso, a busca mostra os produtos sem preço."
    />
  ) : (
    <EmptyState
      title="Nenhum cliente neste aparelho"
      text="Os clientes ligados ao seu usuário chegam com o primeiro sinal. Enquanto isso, a busca mostra os produtos sem preço."
    />
  );
}

function Vindo() {
  return (
    <div className={css.card} role="status">
      <p className={css.words}>Trazendo os seus clientes para este aparelho.</p>
      <Skeleton width="60%" height={24} />
      <Skeleton width="80%" height={16} />
      <Skeleton height={64} radius={8} />
    </div>
  );
}
