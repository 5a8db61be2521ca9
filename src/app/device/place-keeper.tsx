import { useEffect } from 'react';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { emailsState } from '#parts/device/emails-state.ts';
import { usePlace } from '#parts/device/use-place.ts';

/**
 * Keeps the company's wish for the place of cart changes and the user's consent together, and whether mails may be
 * promised.
 */
export function PlaceKeeper() {
  const parametros = useParametros();
  usePlace(parametros?.solicitarGeolocalizacao ?? false);
  const sends = parametros?.semEmails !== true;
  useEffect(() => {
    emailsState.sends = sends;
  }, [sends]);
  return null;
}
