import { useParametros } from '#app/parametros/use-parametros.ts';
import { usePlace } from '#parts/device/use-place.ts';

/** Keeps the company's wish for the place of cart changes and the user's consent together. */
export function PlaceKeeper() {
  usePlace(useParametros()?.solicitarGeolocalizacao ?? false);
  return null;
}
