import type { EstadoAqui } from '#outbox/contatos/fold-contatos.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** Where a change of a contact stands that the server has not confirmed; a refused one leads to its decision. */
export function EstadoMark({ estado, nome }: { estado: EstadoAqui; nome: string }) {
  switch (estado) {
    case 'confirmado':
      return null;
    case 'fila':
      return <Status tone="pending">Na fila</Status>;
    case 'enviando':
      return <Status tone="sync">Enviando</Status>;
    case 'recusado':
      return (
        <>
          <Status tone="caution">Recusado</Status>
          <Button size="sm" aria-label={`Decidir: ${nome}`} onPress={openSincronizacao}>
            Decidir
          </Button>
        </>
      );
  }
}
