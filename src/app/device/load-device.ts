import type { shutOut } from '#app/session/shut-out.ts';
import { readSession } from '#net/session.ts';
import type { ClienteBand } from './cliente-band.tsx';
import type { DeviceFrame } from './device-frame.tsx';
import type { HeaderUsuario } from './header-usuario.tsx';
import type { openDevice } from './open-device.ts';

/** The code that opens a device and draws the frame of its screens, also in the header. */
export type DeviceCode = {
  openDevice: typeof openDevice;
  DeviceFrame: typeof DeviceFrame;
  HeaderUsuario: typeof HeaderUsuario;
  ClienteBand: typeof ClienteBand;
  shutOut: typeof shutOut;
};

const load = (): Promise<DeviceCode> => import('./device-code.ts');

// A signed-in user needs it at once, before the first drawing.
const early = readSession() === null ? null : load();
early?.catch(() => undefined);

/**
 * Loads the code of the database, the queue and synchronisation, which a visitor does without. Rejects when it cannot
 * be fetched; the next call fetches it again.
 */
export const loadDevice = (): Promise<DeviceCode> => early?.catch(load) ?? load();
