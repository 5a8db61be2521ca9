import { sql } from 'kysely';
import type { UsuarioRegistro } from '#contract/integration/usuario.ts';
import { hashOfNoPassword } from '#server/access/data/password.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { assignIds, idOf, readHighest, readIds } from '#server/integration/data/codes.ts';
import { ensurePreferencias } from '#server/integration/data/preferencias.ts';

type Usuario = UsuarioRegistro & {
  readonly idUsuario: number;
  readonly idPessoas: readonly number[];
  readonly idInicial: number | null;
};

async function toUsuarios(
  trx: DatabaseTransaction,
  registros: readonly UsuarioRegistro[],
): Promise<Usuario[]> {
  const highest = await readHighest(trx, 'usuario', 'idUsuario');
  const codigos = registros.map(({ codigoErp }) => codigoErp);
  const ids = await assignIds(trx, 'usuarios', codigos, highest);
  const clientes = await readIds(
    trx,
    'clientes',
    registros.flatMap((registro) => registro.clientes),
  );
  return registros.map((registro) => ({
    ...registro,
    idUsuario: idOf(ids, registro.codigoErp),
    idPessoas: registro.clientes.map((codigo) => idOf(clientes, codigo)),
    idInicial: registro.clientePrincipal === null ? null : idOf(clientes, registro.clientePrincipal),
  }));
}

/** Writes users with their customers. A new one has no password; that of a known one is never touched. */
export async function writeUsuarios(
  trx: DatabaseTransaction,
  registros: readonly UsuarioRegistro[],
): Promise<void> {
  const usuarios = await toUsuarios(trx, registros);
  const ids = usuarios.map(({ idUsuario }) => idUsuario);
  const conhecidos = new Map(
    (
      await trx
        .selectFrom('usuario')
        .select(['idUsuario', 'idPessoaClienteInicial'])
        .where('idUsuario', '=', umDosIds(ids))
        .execute()
    ).map((row) => [row.idUsuario, row.idPessoaClienteInicial]),
  );
  for (const usuario of usuarios) await writeUsuario(trx, usuario, conhecidos.has(usuario.idUsuario));
  await writeVinculos(trx, usuarios);
  const escolhidos = usuarios.filter(
    ({ idUsuario, idInicial }) => idInicial !== (conhecidos.get(idUsuario) ?? null),
  );
  for (const { idUsuario, idInicial } of escolhidos) {
    await trx
      .updateTable('preferenciaUsuario')
      .set({ idPessoaClientePrincipal: idInicial })
      .where('idUsuario', '=', idUsuario)
      .execute();
  }
  await ensurePreferencias(trx, { usuarios: ids });
  await linkVendedores(trx, usuarios);
  await linkSupervisores(trx, usuarios);
}

async function writeUsuario(
  trx: DatabaseTransaction,
  { idUsuario, idInicial, supervisor, login, nome, email, ativo, papel, exportaListaProdutos }: Usuario,
  conhecido: boolean,
): Promise<void> {
  const dados = {
    login,
    nome,
    email,
    ativo,
    papel,
    exportaListaProdutos,
    codigoSupervisor: supervisor,
    idPessoaClienteInicial: idInicial,
  };
  if (conhecido) {
    await trx.updateTable('usuario').set(dados).where('idUsuario', '=', idUsuario).execute();
    return;
  }
  await trx
    .insertInto('usuario')
    .values({ idUsuario, ...dados, senhaHash: hashOfNoPassword() })
    .execute();
}

/** Replaces the customers of users, except those that have no code. */
async function writeVinculos(trx: DatabaseTransaction, usuarios: readonly Usuario[]): Promise<void> {
  const ids = umDosIds(usuarios.map(({ idUsuario }) => idUsuario));
  const pares = usuarios.flatMap(({ idUsuario, idPessoas }) =>
    idPessoas.map((id) => [idUsuario, id] as const),
  );
  const vinculos = sql`unnest(${pares.map(([usuario]) => usuario)}::int[], ${pares.map(([, id]) => id)}::int[])`;
  await sql`delete from "usuarioCliente" where "idUsuario" = ${ids}
    and ("idUsuario", "idPessoaCliente") not in (select * from ${vinculos})
    and "idPessoaCliente" in (select "id" from "codigoErp" where "recurso" = 'clientes')`.execute(trx);
  await trx.deleteFrom('usuarioClienteRetirado').where('idUsuario', '=', ids).execute();
  await sql`insert into "usuarioCliente" ("idUsuario", "idPessoaCliente")
    select * from ${vinculos} on conflict do nothing`.execute(trx);
  await sql`insert into "preferenciaUsuario" ("idUsuario")
    select unnest(${usuarios.map(({ idUsuario }) => idUsuario)}::int[]) on conflict do nothing`.execute(trx);
}

/** Customers whose seller was not known when they were loaded get it now. */
async function linkVendedores(trx: DatabaseTransaction, usuarios: readonly Usuario[]): Promise<void> {
  await sql`update "pessoa" p set "idUsuarioVendedor" = u."id"
    from unnest(${usuarios.map((one) => one.codigoErp)}::text[], ${usuarios.map((one) => one.idUsuario)}::int[])
      as u("codigo", "id")
    where p."codigoVendedor" = u."codigo" and p."idUsuarioVendedor" is distinct from u."id"`.execute(trx);
}

/** Members of teams get their supervisor: those of this load, and those who named one of its users earlier. */
async function linkSupervisores(trx: DatabaseTransaction, usuarios: readonly Usuario[]): Promise<void> {
  const codigos = usuarios.map(({ codigoErp }) => codigoErp);
  const ids = usuarios.map(({ idUsuario }) => idUsuario);
  await sql`update "usuario" u set "idUsuarioSupervisor" = s."id"
    from "usuario" m left join "codigoErp" s on s."recurso" = 'usuarios' and s."codigo" = m."codigoSupervisor"
    where u."idUsuario" = m."idUsuario" and u."idUsuarioSupervisor" is distinct from s."id"
      and (m."idUsuario" = any(${ids}::int[]) or m."codigoSupervisor" = any(${codigos}::text[]))`.execute(
    trx,
  );
}
