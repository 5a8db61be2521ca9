import { useEffect } from 'react';
import { useOptionalDevice } from '#parts/device/device.tsx';
import type { HotsiteAberto } from '#parts/dialogs/hotsite-state.ts';
import { falhaText, falhaTone, SEM_DETALHE } from '#parts/failure/falha.ts';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HotsiteContent } from './hotsite-content.tsx';
import { useHotsiteAberto } from './queries.ts';
import { staysOpen } from './view.ts';

const SEM_COPIA = 'Este conteúdo ainda não está neste aparelho e precisa de sinal.';

export type HotsiteDialogProps = {
  aberto: HotsiteAberto;
  frameHosts: readonly string[];
  onClose: () => void;
};

/** A hotsite over the present screen. It closes itself where there is nothing to show, or not for a visitor. */
export function HotsiteDialog({ aberto, frameHosts, onClose }: HotsiteDialogProps) {
  const isVisitor = useOptionalDevice() === null;
  const lido = useHotsiteAberto(aberto);
  const isOver = lido.kind === 'pronto' && !staysOpen(lido.hotsite, isVisitor);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (isOver) return null;
  const hotsite = lido.kind === 'pronto' ? lido.hotsite : null;
  const fallback = aberto.isPolitica ? 'Política da empresa' : 'Ajuda';
  return (
    <Dialog title={hotsite?.titulo ?? fallback} onClose={onClose}>
      {lido.kind === 'lendo' && <Skeleton height={200} radius={12} />}
      {lido.kind === 'falhou' && (
        <Notice tone={falhaTone(lido.falha, 'loja')}>
          {falhaText(lido.falha, SEM_DETALHE.consultar, SEM_COPIA)}
        </Notice>
      )}
      {hotsite && <HotsiteContent hotsite={hotsite} frameHosts={frameHosts} onNavigate={onClose} />}
    </Dialog>
  );
}
