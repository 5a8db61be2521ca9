import { type ReactNode, useEffect, useState } from 'react';
import { CarrinhoProvider } from '#parts/carrinho-provider.tsx';
import { DeviceProvider } from '#parts/device.tsx';
import { noteAuth } from '#sync/checkpoint.ts';
import { ErrorState } from '#ui/screen-state.tsx';
import { beforeReload } from './before-reload.ts';
import { type OpenedDevice, openDevice } from './open-device.ts';
import { useSession } from './use-session.ts';

type Opening = { idUsuario: number; opened: OpenedDevice | null; failed: boolean };

/** Opens the device of whoever is logged in, closes it when he leaves, and lets a new token go on sending. */
function useOpenedDevice(): { opened: OpenedDevice | null; isOpening: boolean; failed: boolean } {
  const session = useSession();
  const idUsuario = session?.id ?? null;
  const token = session?.token ?? null;
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    if (idUsuario === null || !session) return;
    let current = true;
    let toClose: OpenedDevice | null = null;
    openDevice(session)
      .then((opened) => {
        if (!current) return opened.close();
        toClose = opened;
        setOpening({ idUsuario, opened, failed: false });
      })
      .catch((error: unknown) => {
        console.error('the device could not be opened', error);
        if (current) setOpening({ idUsuario, opened: null, failed: true });
      });
    return () => {
      current = false;
      toClose?.close();
      setOpening(null);
    };
    // The device belongs to the user: a new token of the same user goes on with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [idUsuario]);
  const opened = opening?.idUsuario === idUsuario ? opening.opened : null;
  useEffect(() => {
    if (!opened || token === null) return;
    const { vault, env } = opened.device;
    noteAuth(vault, 'good', env.now())
      .then(opened.sync.now)
      .catch((error: unknown) => console.error('could not go on after the sign-in', error));
    return beforeReload(async () => {
      // A reload always follows: what is not sent by then goes after it.
      opened.sync.stop();
      await opened.sync.idle();
    });
  }, [opened, token]);
  const failed = opening?.idUsuario === idUsuario && opening.failed;
  return { opened, isOpening: idUsuario !== null && opened === null && !failed, failed };
}

/** Gives the screens below the device of the logged-in user, or none to a visitor. */
export function DeviceSession({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const { opened, isOpening, failed } = useOpenedDevice();
  if (failed) {
    return (
      <ErrorState
        title="Não foi possível abrir os dados deste aparelho"
        text="O navegador recusou o armazenamento. Feche as outras janelas do Maleta, confira se há espaço livre e recarregue. Nada do que estava guardado foi apagado."
        onRetry={() => location.reload()}
      />
    );
  }
  if (isOpening) return waiting;
  return (
    <DeviceProvider device={opened?.device ?? null}>
      {opened ? <CarrinhoProvider>{children}</CarrinhoProvider> : children}
    </DeviceProvider>
  );
}
