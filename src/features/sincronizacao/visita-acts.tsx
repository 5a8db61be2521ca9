import { useLiveQuery } from 'dexie-react-hooks';
import { notaText } from '#domain/visits/visita.ts';
import { readConfirmada } from '#outbox/visitas/read-visitas.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { OutraActs } from './decision-acts.tsx';
import * as css from './decisions.css.ts';
import type { Decisao } from './decisoes.ts';

/** The note that the server has, which the refused one would take the place of; undefined for none. */
function useNoServidor({ idPessoaCliente, intent }: ParkedRow) {
  const { vault } = useDevice();
  const dia = isVisita(intent) ? intent.dia : null;
  return useLiveQuery(
    async () => (dia === null ? undefined : readConfirmada(vault, idPessoaCliente, dia)),
    [vault, idPessoaCliente, dia],
  );
}

/** The decision on a refused note about a visit, under the one that the server has. */
export function VisitaActs({ decisao, parked }: { decisao: Decisao; parked: ParkedRow }) {
  const noServidor = useNoServidor(parked);
  const again = parked.codigo === 'visita-mudou' ? 'Enviar no lugar dela' : undefined;
  return (
    <>
      {noServidor && <p className={css.nota}>{`No servidor: ${notaText(noServidor)}`}</p>}
      <OutraActs decisao={decisao} again={again} />
    </>
  );
}
