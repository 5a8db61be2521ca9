import { type ReactNode, useEffect, useState } from 'react';
import { useOptionalDevice } from '#parts/device/device.tsx';

/** Continues with an entered text, or with the EAN of a scanned one. `isOpen`: its product is open already. */
export type Entered = (text: string, isOpen: boolean) => void;

/** The bar codes of a search field. */
export type Codigos = {
  /** The button that opens the reader; null without a camera. */
  leitor: ReactNode;
  /** Opens the only product with an entered bar code. Calls `goOn` afterwards, or at once for any other text. */
  enter: (text: string, goOn: Entered) => void;
};

const NONE: Codigos = { leitor: null, enter: (text, goOn) => goOn(text, false) };

/** The bar codes of a search field, whose code comes after the first screen; a visitor's field does without. */
export function useCodigos(): Codigos {
  const device = useOptionalDevice();
  const [codigos, setCodigos] = useState(NONE);
  useEffect(() => {
    if (!device) return undefined;
    import('./codigos.tsx').then((code) => setCodigos(code.codigosOf(device))).catch(() => undefined);
    return () => setCodigos(NONE);
  }, [device]);
  return codigos;
}
