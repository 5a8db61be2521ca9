import { useOptionalDevice } from '#parts/device/device.tsx';
import { useSugestoesVisitante } from './queries.ts';
import { SugestoesList, type SugestoesListProps } from './sugestoes-list.tsx';
import { useSugestoesAparelho } from './use-sugestoes-aparelho.ts';

export type SugestoesProps = Omit<SugestoesListProps, 'achados' | 'motivo' | 'termos'>;

/** The suggestions under the header's search: from the device for a signed-in user, else from the server. */
export function Sugestoes(props: SugestoesProps) {
  return useOptionalDevice() ? <DoAparelho {...props} /> : <DoServidor {...props} />;
}

function DoAparelho(props: SugestoesProps) {
  return <SugestoesList {...props} {...useSugestoesAparelho(props.text)} />;
}

function DoServidor(props: SugestoesProps) {
  return <SugestoesList {...props} {...useSugestoesVisitante(props.text)} termos={null} />;
}
