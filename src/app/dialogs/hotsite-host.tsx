import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { closeHotsite, hotsiteState } from '#parts/dialogs/hotsite-state.ts';

const HotsiteOver = lazyDialog(async () => (await import('./hotsite-over.tsx')).HotsiteOver);

/** Opens hotsites and policies over the current screen, from any caller. */
export function HotsiteHost() {
  const { aberto } = useSnapshot(hotsiteState);
  if (aberto === null) return null;
  return <HotsiteOver key={aberto.idHotsite} aberto={aberto} onClose={closeHotsite} />;
}
