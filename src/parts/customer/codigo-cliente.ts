import { codigoDe } from '#domain/catalogue/codigo.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';

/** The customer's code that users read: the company's own, or the id where the company gave none. */
export const codigoDoCliente = ({
  idPessoa,
  usuarioCliente,
}: Pick<ClienteRow, 'idPessoa' | 'usuarioCliente'>) => codigoDe(usuarioCliente.pessoa.codigoErp, idPessoa);
