import type * as z from 'zod/mini';
import type { usuarioLinha } from '#contract/integration/usuario.ts';
import { CLIENTE_PRINCIPAL, USUARIOS } from '#server/demo/seed/clientes.ts';

/** The log-ins; their password is no part of a load. */
export const linhasDeUsuarios = (): z.input<typeof usuarioLinha>[] =>
  USUARIOS.map(({ idUsuario: _, clientes, ...usuario }) => ({
    codigoErp: usuario.login,
    ...usuario,
    clientes: clientes.map(String),
    clientePrincipal: String(CLIENTE_PRINCIPAL),
  }));
