import { useState } from 'react';
import { businessDayOf } from '#lib/business-day.ts';
import type { ClienteVisitado } from '#parts/dialogs/visita-aberta.ts';
import { useVisitas } from './queries.ts';
import { VisitaForm } from './visita-form.tsx';

export type VisitaDialogProps = { cliente: ClienteVisitado; onClose: () => void };

/** Today's note about the visit to a customer, with the earlier ones under it. */
export function VisitaDialog({ cliente, onClose }: VisitaDialogProps) {
  const [hoje] = useState(() => businessDayOf(new Date()));
  const lidas = useVisitas(cliente.idPessoaCliente, hoje);
  if (lidas === undefined) return null;
  return <VisitaForm cliente={cliente} hoje={hoje} lidas={lidas} onClose={onClose} />;
}
