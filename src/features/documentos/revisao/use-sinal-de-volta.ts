import { useState } from 'react';
import { useConnected } from '#parts/device/use-connected.ts';

/** True once the signal is back that was missing `isSemSinal`: while a try without a signal is told. */
export function useSinalDeVolta(isSemSinal: boolean): boolean {
  const isConnected = useConnected();
  const [wasCut, setWasCut] = useState(false);
  const isCut = isSemSinal && (wasCut || !isConnected);
  if (wasCut !== isCut) setWasCut(isCut);
  return isCut && isConnected;
}
