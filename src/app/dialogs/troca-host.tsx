import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { closeTroca, trocaAberta } from '#parts/dialogs/troca-aberta.ts';
import { OutroCliente } from './outro-cliente.tsx';

/** The choice of another customer, where a screen asks for it; it ends with the session. */
export function TrocaHost() {
  const { isOpen } = useSnapshot(trocaAberta);
  const cliente = useClienteAtual();
  useEffect(() => closeTroca, []);
  return isOpen && cliente && <OutroCliente idAtual={cliente.idPessoa} onClose={closeTroca} />;
}
