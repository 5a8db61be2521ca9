import { millisecondsInHour } from 'date-fns/constants';
import { must } from '#lib/must.ts';
import { ORIGEM_TIPO_ECOMMERCE, TELEVENDAS } from '#server/orders/data/origens.ts';
import { CLIENTES, USUARIOS } from './clientes.ts';
import { hashOf } from './hash.ts';
import { etapasPassadas } from './historico.ts';

/** The buyer orders for their own pharmacy through the portal; the rep sometimes takes an order by telephone. */
export function originOf({
  cliente: { idPessoa },
  diasAtras,
}: {
  readonly cliente: { readonly idPessoa: number };
  readonly diasAtras: number;
}) {
  const buyer = USUARIOS.find((u) => u.clientes.length < CLIENTES.length && u.clientes.includes(idPessoa));
  const rep = must(USUARIOS[0], 'user');
  const telefone = hashOf(`origem ${idPessoa} ${diasAtras}`) % 4 === 0;
  return {
    usuario: telefone ? rep : (buyer ?? rep),
    idOrigemTipo: telefone ? TELEVENDAS : ORIGEM_TIPO_ECOMMERCE,
  };
}

/** The statuses that a past order reached, and when. */
export const etapasOf = ({
  idPedidoSituacao,
  dataHora,
}: {
  readonly idPedidoSituacao: number;
  readonly dataHora: Date;
}) =>
  etapasPassadas(idPedidoSituacao).map(([id, horas]) => ({
    idPedidoSituacao: id,
    em: new Date(dataHora.getTime() + horas * millisecondsInHour),
  }));
