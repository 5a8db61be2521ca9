import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useMay } from '#parts/device/use-may.ts';
import type { VisitaButtonProps } from './visita-button.tsx';

/** 'Compartilhar a visita', once its code has come; nothing for a buyer. */
export function CompartilharVisita(props: VisitaButtonProps) {
  const mayVisit = useMay('visit');
  const [loaded, setLoaded] = useState<ComponentType<VisitaButtonProps>>();
  useEffect(() => {
    if (!mayVisit) return;
    import('./visita-button.tsx').then(
      ({ VisitaButton }) => setLoaded(() => VisitaButton),
      (error: unknown) => console.warn('sharing a visit is not on this device yet', error),
    );
  }, [mayVisit]);
  return loaded ? createElement(loaded, props) : null;
}
