import { useCallback } from 'react';
import { serveCliente } from '#mirror/kept-clientes.ts';
import { announce } from '#outbox/wake.ts';
import { showMessage } from '#ui/message-queue.ts';
import { showToast } from '#ui/toast-queue.ts';
import { useDevice } from './device.tsx';

let hideLast: (() => void) | undefined;

/**
 * Serves another customer from now on and says so. Carts are kept apart, so that nothing of the last one is
 * touched. Answers false, having told the person, when the device could not note it.
 */
export function useChooseCliente(): (idPessoaCliente: number, nome: string) => Promise<boolean> {
  const { vault } = useDevice();
  return useCallback(
    async (idPessoaCliente, nome) => {
      try {
        await serveCliente(vault, idPessoaCliente);
      } catch (error) {
        console.error('the customer could not be noted', error);
        await showMessage({ kind: 'error', text: 'Não foi possível trocar de cliente neste aparelho.' });
        return false;
      }
      announce(vault.name, 'refresh');
      hideLast?.();
      hideLast = showToast({ text: `Atendendo ${nome}.` });
      return true;
    },
    [vault],
  );
}
