import { sql } from 'kysely';
import { type UsuarioRegistro, usuarioLinha } from '#contract/integration/usuario.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { listCodigos } from '#server/integration/data/codes.ts';
import { type Motivo, semReferencia } from '#server/integration/data/references.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { readUsuarios } from './read-usuarios.ts';
import { withdrawUsuarios } from './withdraw-usuarios.ts';
import { writeUsuarios } from './write-usuarios.ts';

/** Sentences for users whose log-in another one has, in the database or earlier in the same lines. */
async function loginsRepetidos(
  trx: DatabaseTransaction,
  registros: readonly UsuarioRegistro[],
): Promise<Motivo[]> {
  const { rows } = await sql<{ login: string; codigo: string | null }>`
    select lower(u."login") as "login", c."codigo" from "usuario" u
    left join "codigoErp" c on c."id" = u."idUsuario" and c."recurso" = 'usuarios'
    where lower(u."login") in (select lower(n) from unnest(${registros.map(({ login }) => login)}::text[]) n)`.execute(
    trx,
  );
  const donos = new Map(rows.map(({ login, codigo }) => [login, codigo]));
  return registros.flatMap(({ codigoErp, login }): Motivo[] => {
    const chave = login.toLowerCase();
    const dono = donos.get(chave);
    if (dono === undefined) donos.set(chave, codigoErp);
    if (dono === undefined || dono === codigoErp) return [];
    const deQuem = dono === null ? 'de um usuário sem código' : `do código ${dono}`;
    return [[codigoErp, `O login ${login} já é ${deQuem}.`]];
  });
}

async function conferir(
  trx: DatabaseTransaction,
  registros: readonly UsuarioRegistro[],
): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...(await loginsRepetidos(trx, registros)),
    ...(await semReferencia(trx, registros, {
      recurso: 'clientes',
      onde: (usuario) => usuario.clientes,
      chaveDe: ({ codigoErp }) => codigoErp,
    })),
    ...registros.flatMap(({ codigoErp, clientePrincipal, clientes: dele }): Motivo[] =>
      clientePrincipal === null || dele.includes(clientePrincipal)
        ? []
        : [[codigoErp, `O cliente principal ${clientePrincipal} não está entre os clientes do usuário.`]],
    ),
  ]);
}

export const usuarios = defineRecurso<UsuarioRegistro>({
  nome: 'usuarios',
  linha: usuarioLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['login', 'nome', 'email'],
  padrao: {
    ativo: true,
    papel: 'representante',
    supervisor: null,
    exportaListaProdutos: false,
    clientes: [],
    clientePrincipal: null,
  },
  chaveDe: ({ codigoErp = '' }) => codigoErp,
  conferir,
  ler: readUsuarios,
  gravar: writeUsuarios,
  retirar: withdrawUsuarios,
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'usuarios', depoisDe, quantas),
});
