import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { showMessage } from '#ui/layer/message-queue.ts';
import { ErrorState } from '#ui/screen-state.tsx';
import { type Retriable, retriable } from './retriable.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const ADVICE = 'Confira a conexão e tente de novo. O que você fez continua guardado neste aparelho.';

function FailedScreen({ retry }: { retry: () => void }) {
  return <ErrorState isPage title="Esta tela não pôde ser carregada" text={ADVICE} onRetry={retry} />;
}

function FailedDialog({ onClose, retry }: { onClose: () => void; retry: () => void }) {
  const tell = useEffectEvent(() => {
    retry();
    onClose();
    showMessage({ kind: 'error', text: `Esta parte do Maleta não pôde ser carregada. ${ADVICE}` }).catch(
      (error: unknown) => console.error('the failure could not be told', error),
    );
  });
  // Runs once, when it appears.
  useEffect(() => tell(), []);
  return null;
}

/** A screen in its own chunk: when it fails to load, a sentence and a way to try again. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Retriable<Props> => retriable(load, FailedScreen, <ScreenSkeleton />);

/** An extra area in its own chunk: its place stays as it is until the code comes, and when it fails to load. */
export const lazyPlace = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode,
): ComponentType<Props> => retriable<Props>(load, () => place, place);

/** A dialog in its own chunk: when it fails to load, a message says so, and pressing again tries again. */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => retriable<Props>(load, FailedDialog, null);
