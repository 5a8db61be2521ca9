import { oneByOne } from '#server/db/one-by-one.ts';

/** A hint for the devices of the customer when a request for review is made or decided, as for returns. */
export const avisoDeDocumento = oneByOne([
  `create trigger "pendenciaDocumento_aviso" after insert or update on "pendenciaDocumento" for each row
    execute function "avisarPedido"()`,
]);
