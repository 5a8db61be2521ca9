export { DeviceFrame } from './device-frame.tsx';
export { openDevice } from './open-device.ts';
