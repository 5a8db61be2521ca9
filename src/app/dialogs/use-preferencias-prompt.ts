import { useEffect, useEffectEvent, useRef } from 'react';
import { FALTA_TEXT, type Falta, preferenciaFalta } from '#parts/customer/preferencia-falta.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { openPreferencias, preferenciasState } from '#parts/dialogs/preferencias-state.ts';
import { showMessage } from '#ui/layer/message-queue.ts';

type Served = { idPessoa: number; since: number; isAsked: boolean };

async function tell(falta: Falta): Promise<void> {
  await showMessage({ kind: 'alert', text: FALTA_TEXT[falta] });
  if (falta === 'preferencias') openPreferencias();
}

/**
 * Asks for the preferences of a customer without any, once each time they become the current customer (also by a
 * log-in), after the server has confirmed it. Offline the screens say it instead: they could not be saved.
 */
export function usePreferenciasPrompt(): void {
  const { env } = useDevice();
  const cliente = useClienteAtual();
  const status = useSyncStatus();
  const served = useRef<Served | null>(null);
  const connected = status === undefined || status.checking ? null : status.connected;
  const look = useEffectEvent(() => {
    if (!cliente) return;
    if (served.current?.idPessoa !== cliente.idPessoa) {
      served.current = { idPessoa: cliente.idPessoa, since: env.now(), isAsked: false };
    }
    const { since, isAsked } = served.current;
    // A customer chosen offline is not asked for preferences in the middle of the work when the signal is back.
    if (connected === false) served.current.isAsked = true;
    if (connected !== true || isAsked || preferenciasState.isOpen) return;
    if (!cliente.detalhe || cliente.at < since) return;
    const falta = preferenciaFalta(cliente.detalhe);
    if (falta === null) return;
    served.current.isAsked = true;
    tell(falta).catch((error: unknown) => console.error('the preferences could not be asked for', error));
  });
  useEffect(() => look(), [cliente, connected]);
}
