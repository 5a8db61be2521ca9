import { useEffect, useSyncExternalStore } from 'react';
import { isPlaceRefused, onPlaceRefusal, watchPermission } from './localizacao.ts';

/** Returns whether the browser does not allow the place, also when it was allowed before. */
export function usePlaceRefused(): boolean {
  useEffect(watchPermission, []);
  return useSyncExternalStore(onPlaceRefusal, isPlaceRefused);
}
