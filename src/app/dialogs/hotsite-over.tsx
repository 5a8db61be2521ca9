import { useParametros } from '#app/parametros/use-parametros.ts';
import { HotsiteDialog } from '#features/hotsite/hotsite-dialog.tsx';
import type { HotsiteAberto } from '#parts/dialogs/hotsite-state.ts';

const NONE: readonly string[] = [];

/** A hotsite over the current screen. */
export function HotsiteOver({ aberto, onClose }: { aberto: HotsiteAberto; onClose: () => void }) {
  const frameHosts = useParametros()?.hotsiteFrameHosts ?? NONE;
  return <HotsiteDialog aberto={aberto} frameHosts={frameHosts} onClose={onClose} />;
}
