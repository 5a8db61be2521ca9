import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { readAgainAfterEntry } from '#app/session/query-client.ts';
import { useDoubtedSession } from '#app/session/use-doubted-session.ts';
import { useSession } from '#app/session/use-session.ts';
import { onWorkerWake } from '#app/unsent/ask-for-sync.ts';
import { beforeReload } from '#app/unsent/before-reload.ts';
import type { Recusa } from '#contract/wire/recusa.ts';
import { must } from '#lib/must.ts';
import { onSessionEnd } from '#net/session-end.ts';
import { DeviceProvider } from '#parts/device/device.tsx';
import { routes } from '#routes.ts';
import { DeviceCodeContext } from './device-code-context.ts';
import {
  BlockedDevice,
  LostDevice,
  RefusedDevice,
  SupersededDevice,
  UnfetchedDevice,
} from './device-trouble.tsx';
import { type DeviceCode, loadDevice } from './load-device.ts';
import type { OpenedDevice, ShutBy } from './open-device.ts';

/** A vault that takes longer is most likely held by an old tab; the browser does not tell. */
const BLOCKED_AFTER_MS = 3000;

/**
 * The state of the signed-in user's device. `unfetched`: its code could not be loaded. `blocked`: opening takes long
 * and continues by itself. `superseded`: a newer build upgraded it under this page. `lost`: the browser deleted it.
 */
type Stand = { kind: 'opening' | 'unfetched' | 'blocked' | 'refused' | ShutBy } | Open;

type Open = { kind: 'open'; opened: OpenedDevice; code: DeviceCode };

type Opening = { idUsuario: number; stand: Stand };

const OPENING: Stand = { kind: 'opening' };

/** Opens the signed-in user's device, closes it when they leave, and lets a new token go on sending. */
function useOpenedDevice(): Stand | null {
  const session = useSession();
  const idUsuario = session?.id ?? null;
  const token = session?.token ?? null;
  const [opening, setOpening] = useState<Opening | null>(null);
  // The device belongs to the user: a new token of the same user keeps it open.
  const openFor = useEffectEvent(({ openDevice }: DeviceCode, onShut: (by: ShutBy) => void) =>
    openDevice(must(session, 'session'), onShut),
  );
  useEffect(() => {
    if (idUsuario === null) return;
    let current = true;
    let toClose: OpenedDevice | null = null;
    const become = (stand: Stand) => {
      if (current) setOpening({ idUsuario, stand });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (code: DeviceCode) => {
      if (!current) return;
      timer = setTimeout(become, BLOCKED_AFTER_MS, { kind: 'blocked' } satisfies Stand);
      try {
        const opened = await openFor(code, (by) => become({ kind: by }));
        if (!current) return opened.close();
        toClose = opened;
        become({ kind: 'open', opened, code });
      } catch (error) {
        console.error('the device could not be opened', error);
        become({ kind: 'refused' });
      } finally {
        clearTimeout(timer);
      }
    };
    loadDevice().then(open, (error: unknown) => {
      console.error('the code of the device did not come', error);
      become({ kind: 'unfetched' });
    });
    return () => {
      current = false;
      clearTimeout(timer);
      toClose?.close();
      setOpening(null);
    };
  }, [idUsuario]);
  const stand = opening?.idUsuario === idUsuario ? opening.stand : OPENING;
  const open = stand.kind === 'open' ? stand : null;
  useSending(open, token);
  const isHidden = useDoubtedSession(open?.opened.doubted ?? null, token);
  if (idUsuario === null) return null;
  return isHidden ? OPENING : stand;
}

/**
 * Sends with each new token and at each message of the service worker, until a reload is about to come. Shuts the
 * device when the server ends the session.
 */
function useSending(open: Open | null, token: string | null): void {
  const [, navigate] = useLocation();
  const opened = open?.opened ?? null;
  const shutOut = useEffectEvent((refusal: Recusa, ended: string) => {
    const { code, opened: from } = must(open, 'device');
    return code.shutOut(from.device, ended, refusal, () => navigate(routes.home, { replace: true }));
  });
  useEffect(() => {
    if (!opened || token === null) return;
    opened.resume().catch((error: unknown) => console.error('could not go on after the sign-in', error));
    readAgainAfterEntry().catch((error: unknown) => console.error('could not read again', error));
    const stopHearing = onWorkerWake(opened.sync.now);
    const stopEnding = onSessionEnd((refusal) => {
      shutOut(refusal, token).catch((error: unknown) =>
        console.error('the ended session could not be left', error),
      );
    });
    const takeOff = beforeReload(async () => {
      // A reload or the end of the session always follows: unsent changes are sent after it.
      opened.sync.stop();
      await opened.sync.idle();
    });
    return () => {
      stopHearing();
      stopEnding();
      takeOff();
    };
  }, [opened, token]);
}

/** Gives the screens below the device of the signed-in user, or null to a visitor. */
export function DeviceSession({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const stand = useOpenedDevice();
  if (stand === null)
    return (
      <DeviceProvider key="visitor" device={null}>
        {children}
      </DeviceProvider>
    );
  switch (stand.kind) {
    case 'opening':
      return waiting;
    case 'unfetched':
      return <UnfetchedDevice />;
    case 'blocked':
      return <BlockedDevice />;
    case 'refused':
      return <RefusedDevice />;
    case 'superseded':
      return <SupersededDevice />;
    case 'lost':
      return <LostDevice />;
    case 'open':
      return (
        <DeviceProvider key={stand.opened.device.usuario.id} device={stand.opened.device}>
          <DeviceCodeContext value={stand.code}>
            <stand.code.DeviceFrame>{children}</stand.code.DeviceFrame>
          </DeviceCodeContext>
        </DeviceProvider>
      );
  }
}
