import { EmptyState } from '#ui/screen-state.tsx';
import { useClientesVieram } from './use-cliente.ts';

/** For a user without customers on the device: they are still to come, or no customer is linked to the user. */
export function SemClientes() {
  const vieram = useClientesVieram();
  if (vieram === undefined) return null;
  return vieram ? (
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
