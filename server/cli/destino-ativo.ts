import { putDestinoAtivo } from '#server/events/data/receivers.ts';
import { defineSwitch } from './define-switch.ts';

const how = { put: putDestinoAtivo, kind: 'destino' };

export const destinoParar = defineSwitch({
  ...how,
  ativo: false,
  summary: 'Para a entrega a um destino; os eventos desse tempo só vão com destino reenviar --desde.',
});
export const destinoSeguir = defineSwitch({
  ...how,
  ativo: true,
  summary: 'Segue com a entrega a um destino parado.',
});
