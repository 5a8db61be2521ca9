import { createContext, useContext } from 'react';
import type { DeviceCode } from './load-device.ts';

/** Given with the device of a logged-in user; null to a visitor, who does without it. */
export const DeviceCodeContext = createContext<DeviceCode | null>(null);

/** What stands in the frame for who is logged in; null for a visitor. */
export const useDeviceCode = (): DeviceCode | null => useContext(DeviceCodeContext);
