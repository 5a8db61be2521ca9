import { useLiveQuery } from 'dexie-react-hooks';
import { businessDayOf } from '#lib/business-day.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import type { ButtonSize } from '#ui/button.tsx';
import { CompartilharButton } from './compartilhar-button.tsx';
import { readVisitaDoDia, toDocumentoDaVisita } from './visita-do-dia.ts';

export type VisitaButtonProps = {
  idPessoaCliente: number;
  nomeCliente: string;
  /** So many of its orders are shared by another button already: with no others there is nothing to add. */
  jaCompartilhados?: number;
  size?: ButtonSize;
};

/** Shares all of today's orders of a customer as one text or PDF; nothing without an order. */
export function VisitaButton({
  idPessoaCliente,
  nomeCliente,
  jaCompartilhados = 0,
  size = 'md',
}: VisitaButtonProps) {
  const { vault } = useDevice();
  const dia = businessDayOf(new Date(useNow()));
  const pedidos = useLiveQuery(
    () => readVisitaDoDia(vault, idPessoaCliente, dia),
    [vault, idPessoaCliente, dia],
  );
  if (pedidos === undefined || pedidos.length <= jaCompartilhados) return null;
  return (
    <CompartilharButton
      size={size}
      label={
        pedidos.length === 1 ? 'Compartilhar a visita' : `Compartilhar a visita (${pedidos.length} pedidos)`
      }
      toDocumento={() => toDocumentoDaVisita(pedidos, { nomeCliente, dia })}
    />
  );
}
