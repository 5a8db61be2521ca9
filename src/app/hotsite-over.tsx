import { HotsiteDialog } from '#features/hotsite/hotsite-dialog.tsx';
import type { HotsiteAberto } from '#parts/dialogs/hotsite-state.ts';
import { useParametros } from './use-parametros.ts';

const NONE: readonly string[] = [];

/** A hotsite over the present screen. */
export function HotsiteOver({ aberto, onClose }: { aberto: HotsiteAberto; onClose: () => void }) {
  const frameHosts = useParametros()?.hotsiteFrameHosts ?? NONE;
  return <HotsiteDialog aberto={aberto} frameHosts={frameHosts} onClose={onClose} />;
}
