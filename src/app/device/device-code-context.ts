import { createContext, useContext } from 'react';
import type { DeviceCode } from './load-device.ts';

/** Provided with the device of a signed-in user; null for a visitor, who does without it. */
export const DeviceCodeContext = createContext<DeviceCode | null>(null);

/** The parts of the frame for the signed-in user; null for a visitor. */
export const useDeviceCode = (): DeviceCode | null => useContext(DeviceCodeContext);
