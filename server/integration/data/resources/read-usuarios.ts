import { emOrdem } from '#contract/integration/membros.ts';
import type { UsuarioRegistro } from '#contract/integration/usuario.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe } from '#server/db/um-de.ts';
import { selectConhecidos } from '#server/integration/data/codes.ts';

/** The users of some codes with their customers, as the company's system would send them. */
export async function readUsuarios(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, UsuarioRegistro>> {
  const rows = await selectConhecidos(trx, 'usuarios', codigos)
    .innerJoin('usuario', 'usuario.idUsuario', 'codigoErp.id')
    .leftJoin('codigoErp as principal', (join) =>
      join.onRef('principal.id', '=', 'idPessoaClienteInicial').on('principal.recurso', '=', 'clientes'),
    )
    .select(['login', 'nome', 'email', 'ativo', 'papel'])
    .select([
      'codigoSupervisor as supervisor',
      'exportaListaProdutos',
      'principal.codigo as clientePrincipal',
    ])
    .execute();
  const vinculos = await trx
    .selectFrom('codigoErp')
    .innerJoin('usuarioCliente', 'usuarioCliente.idUsuario', 'codigoErp.id')
    .innerJoin('codigoErp as cliente', (join) =>
      join.onRef('cliente.id', '=', 'idPessoaCliente').on('cliente.recurso', '=', 'clientes'),
    )
    .select(['codigoErp.codigo as usuario', 'cliente.codigo as cliente'])
    .where('codigoErp.recurso', '=', 'usuarios')
    .where('codigoErp.codigo', '=', umDe(codigos))
    .execute();
  const porUsuario = Map.groupBy(vinculos, ({ usuario }) => usuario);
  return new Map(
    rows.map((row) => {
      const dele = (porUsuario.get(row.codigoErp) ?? []).map(({ cliente }) => cliente);
      return [row.codigoErp, { ...row, clientes: emOrdem(dele, (codigo) => codigo) }];
    }),
  );
}
