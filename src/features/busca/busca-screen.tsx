import { useOptionalDevice } from '#parts/device.tsx';
import { BuscaAparelho } from './busca-aparelho.tsx';
import type { BuscaScreenProps } from './busca-page.tsx';
import { BuscaVisitante } from './busca-visitante.tsx';

/** Searches the catalogue as one types: on the device for who is logged in, else on the server. */
export function BuscaScreen(props: BuscaScreenProps) {
  return useOptionalDevice() ? <BuscaAparelho {...props} /> : <BuscaVisitante {...props} />;
}
