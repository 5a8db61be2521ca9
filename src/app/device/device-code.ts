export { shutOut } from '#app/session/shut-out.ts';
export { ClienteBand } from './cliente-band.tsx';
export { DeviceFrame } from './device-frame.tsx';
export { HeaderUsuario } from './header-usuario.tsx';
export { openDevice } from './open-device.ts';
