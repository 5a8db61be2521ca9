import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useDevice } from './device.tsx';
import { allowPlace } from './localizacao.ts';

/** Lets this page send the place of cart changes while the company asks for it and the user agrees on this device. */
export function usePlace(isAsked: boolean): void {
  const { vault } = useDevice();
  const row = useLiveQuery(() => vault.device.get(1), [vault]);
  const isAllowed = isAsked && (row?.enviaLocalizacao ?? false);
  useEffect(() => {
    allowPlace(isAllowed);
    return () => allowPlace(false);
  }, [isAllowed]);
}
