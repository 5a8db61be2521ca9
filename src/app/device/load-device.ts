import type { shutOut } from '#app/session/shut-out.ts';
import { readSession } from '#net/session.ts';
import type { ClienteBand } from './cliente-band.tsx';
import type { DeviceFrame } from './device-frame.tsx';
import type { HeaderUsuario } from './header-usuario.tsx';
import type { openDevice } from './open-device.ts';

/** What opens a device and stands around its screens, also in the header. */
export type DeviceCode = {
  openDevice: typeof openDevice;
  DeviceFrame: typeof DeviceFrame;
  HeaderUsuario: typeof HeaderUsuario;
  ClienteBand: typeof ClienteBand;
  shutOut: typeof shutOut;
};

const load = (): Promise<DeviceCode> => import('./device-code.ts');

// A user who is logged in needs it at once: it must not wait for the first drawing.
const early = readSession() === null ? null : load();
early?.catch(() => undefined);

/**
 * The code of the database, the queue and synchronisation, which a visitor does without. Rejects when it cannot be
 * fetched; the next call fetches it again.
 */
export const loadDevice = (): Promise<DeviceCode> => early?.catch(load) ?? load();
