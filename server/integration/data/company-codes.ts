import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** The members by which a table may name a record of which the company has only one. */
export type MembroDaEmpresa = 'filial' | 'tabela' | 'condicao' | 'prazo';

/** The company's own codes for each of these members. */
export type CodigosDaEmpresa = Readonly<Record<MembroDaEmpresa, readonly string[]>>;

/** More codes than this are not listed: no table may leave them out. */
const MOST = 20;

const codigosDe = async (db: Database, recurso: 'filiais' | 'prazos'): Promise<string[]> => {
  const rows = await db
    .selectFrom('codigoErp')
    .select('codigo')
    .where('recurso', '=', recurso)
    .where('retirado', '=', false)
    .orderBy('codigo')
    .limit(MOST)
    .execute();
  return rows.map(({ codigo }) => codigo);
};

const condicoes = (db: Database) =>
  db
    .selectFrom('codigoErp')
    .innerJoin('condicao', 'condicao.idCondicao', 'codigoErp.id')
    .where('codigoErp.recurso', '=', 'condicoes')
    .where('codigoErp.retirado', '=', false)
    .where('condicao.promocao', '=', false);

/** Reads the codes of branches, terms, conditions and price tables; campaigns and tables with a base are left out. */
export async function readCodigosDaEmpresa(db: Database): Promise<CodigosDaEmpresa> {
  const tabelas = await condicoes(db)
    .innerJoin('contexto', 'contexto.idCondicao', 'condicao.idCondicao')
    .select('contexto.idContexto as codigo')
    .where('contexto.idContextoBase', 'is', null)
    .orderBy('codigo')
    .limit(MOST)
    .execute();
  const condicao = await condicoes(db).select('codigo').orderBy('codigo').limit(MOST).execute();
  return {
    filial: await codigosDe(db, 'filiais'),
    prazo: await codigosDe(db, 'prazos'),
    tabela: tabelas.map(({ codigo }) => codigo),
    condicao: condicao.map(({ codigo }) => codigo),
  };
}

/** All codes of a kind that are not withdrawn. */
export async function readConhecidos(db: Database, recurso: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('codigoErp')
    .select('codigo')
    .where('recurso', '=', recurso)
    .where('retirado', '=', false)
    .execute();
  return new Set(rows.map(({ codigo }) => codigo));
}

/** The codes of the customers that each user has or sells to, by the user's code. */
export async function readCarteiras(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const clientes = db
    .selectFrom('codigoErp as cliente')
    .where('cliente.recurso', '=', 'clientes')
    .where('cliente.retirado', '=', false);
  const vendidos = clientes
    .innerJoin('pessoa', 'pessoa.idPessoa', 'cliente.id')
    .select(['pessoa.codigoVendedor as usuario', 'cliente.codigo'])
    .where('pessoa.codigoVendedor', 'is not', null);
  const vinculados = clientes
    .innerJoin('usuarioCliente', 'usuarioCliente.idPessoaCliente', 'cliente.id')
    .innerJoin('codigoErp as usuario', (join) =>
      join.onRef('usuario.id', '=', 'usuarioCliente.idUsuario').on('usuario.recurso', '=', 'usuarios'),
    )
    .select(['usuario.codigo as usuario', 'cliente.codigo']);
  const rows = await vendidos.union(vinculados).execute();
  const carteiras = Map.groupBy(rows, ({ usuario }) => usuario ?? '');
  return new Map([...carteiras].map(([usuario, dele]) => [usuario, dele.map(({ codigo }) => codigo)]));
}

/** The sellers' codes that customers have and no user has, each with the number of its customers; none before the first user. */
export async function readVendedoresSemUsuario(db: Database): Promise<ReadonlyMap<string, number>> {
  const usuarios = await readConhecidos(db, 'usuarios');
  if (usuarios.size === 0) return new Map();
  const rows = await db
    .selectFrom('codigoErp')
    .innerJoin('pessoa', 'pessoa.idPessoa', 'codigoErp.id')
    .select(['codigoVendedor as codigo', ({ fn }) => fn.countAll<string>().as('clientes')])
    .where('recurso', '=', 'clientes')
    .where('retirado', '=', false)
    .where('codigoVendedor', 'is not', null)
    .groupBy('codigoVendedor')
    .orderBy('codigoVendedor')
    .execute();
  return new Map(
    rows.flatMap(({ codigo, clientes }) =>
      codigo === null || usuarios.has(codigo) ? [] : [[codigo, Number(clientes)] as const],
    ),
  );
}

/** True once an order was made. */
export const hasPedidos = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('prePedido').select('idPrePedido').limit(1).executeTakeFirst()) !== undefined;

/** The kinds that lines of other kinds name. */
export type Citado = 'filiais' | 'condicoes' | 'produtos' | 'clientes' | 'usuarios';

/** Which of these kinds the database has no record of. */
export async function readVazios(db: Database): Promise<Readonly<Record<Citado, boolean>>> {
  const { rows } = await sql<Record<Citado, boolean>>`select
    not exists (select from "pessoa" where "tipo" = 'filial') as "filiais",
    not exists (select from "contexto") as "condicoes",
    not exists (select from "produto") as "produtos",
    not exists (select from "pessoa" where "tipo" = 'cliente') as "clientes",
    not exists (select from "usuario") as "usuarios"`.execute(db);
  return must(rows[0], 'row');
}
