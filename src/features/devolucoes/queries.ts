import { useLiveQuery } from 'dexie-react-hooks';
import { useDevice } from '#parts/device/device.tsx';
import { isDevolucao, laneOfDevolucao } from '#vault/devolucao-intents.ts';

/** The returns of which a change is being sent now. */
export function useEnviando(): ReadonlySet<string> | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const rows = await vault.outbox.where('lane').startsWith(laneOfDevolucao('')).toArray();
    return new Set(
      rows.flatMap(({ state, intent }) =>
        state === 'sending' && isDevolucao(intent) ? [intent.devolucao] : [],
      ),
    );
  }, [vault]);
}
