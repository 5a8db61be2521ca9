import { useLiveQuery } from 'dexie-react-hooks';
import { useDevice } from '#parts/device/device.tsx';
import { isDevolucao, laneOfDevolucao } from '#vault/devolucao-intents.ts';

const LANES = laneOfDevolucao('');

/** The returns of which a change is being sent now. */
export function useEnviando(): ReadonlySet<string> | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const rows = await vault.outbox.where('lane').startsWith(LANES).toArray();
    return new Set(
      rows.flatMap(({ state, intent }) =>
        state === 'sending' && isDevolucao(intent) ? [intent.devolucao] : [],
      ),
    );
  }, [vault]);
}

/**
 * The return that was made here under a local code, as its changes name it, also after it got a number; null for an
 * unknown code, undefined while it is read.
 */
export function useRefDoCodigo(codigo: string | null): string | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    if (codigo === null) return null;
    const all = await Promise.all([
      vault.outbox.where('lane').startsWith(LANES).toArray(),
      vault.receipts.where('lane').startsWith(LANES).toArray(),
      vault.parked.where('lane').startsWith(LANES).toArray(),
    ]);
    const made = all
      .flat()
      .find(({ intent }) => intent.tipo === 'devolucao-criar' && intent.codigoLocal === codigo);
    return made?.intent.tipo === 'devolucao-criar' ? made.intent.devolucao : null;
  }, [vault, codigo]);
}
