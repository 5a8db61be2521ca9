import { sql } from 'kysely';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { assignIds, type Codigos, idOf } from './codes.ts';
import type { Motivo } from './references.ts';

/** Branches and customers share a table. */
export type DonoDePessoa = 'filiais' | 'clientes';

const TIPO = { filiais: 'filial', clientes: 'cliente' } as const;

/** Ids for new branches or customers; loads of both kinds at once give no id twice. */
export async function assignPessoas(
  trx: DatabaseTransaction,
  recurso: DonoDePessoa,
  codigos: readonly string[],
): Promise<Codigos> {
  await sql`select pg_advisory_xact_lock(hashtext('codigoErp pessoa'))`.execute(trx);
  const { rows } = await sql<{ highest: number }>`
    select greatest((select max("idPessoa") from "pessoa"),
      (select max("id") from "codigoErp" where "recurso" in ('filiais', 'clientes')), 0) as "highest"`.execute(
    trx,
  );
  return await assignIds(trx, recurso, codigos, rows[0]?.highest ?? 0);
}

type Cadastro = {
  readonly codigoErp: string;
  readonly nome: string;
  readonly nomeFantasia: string;
  readonly inscricaoEstadual: string;
  readonly logradouro: string;
  readonly numero: string;
  readonly complemento: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly estado: string;
  readonly cep: string;
  readonly telefone: string;
  readonly email: string;
};

/** Writes the members that branches and customers have, and those of `mais`. */
export async function writePessoas<R extends Cadastro>(
  trx: DatabaseTransaction,
  recurso: DonoDePessoa,
  registros: readonly R[],
  ids: Codigos,
  mais: readonly Column<R>[],
): Promise<void> {
  const columns: readonly Column<R>[] = [
    ['idPessoa', 'integer', (r) => idOf(ids, r.codigoErp)],
    ['tipo', 'text', () => TIPO[recurso]],
    ['nome', 'text', (r) => r.nome],
    ['nomeFantasia', 'text', (r) => r.nomeFantasia],
    ['inscricaoEstadual', 'text', (r) => r.inscricaoEstadual],
    ['logradouro', 'text', (r) => r.logradouro],
    ['numero', 'text', (r) => r.numero],
    ['complemento', 'text', (r) => r.complemento],
    ['bairro', 'text', (r) => r.bairro],
    ['cidade', 'text', (r) => r.cidade],
    ['estado', 'text', (r) => r.estado],
    ['cep', 'text', (r) => r.cep],
    ['telefone', 'text', (r) => r.telefone],
    ['email', 'text', (r) => r.email],
    ...mais,
  ];
  await insertColumns(trx, 'pessoa', columns, registros, ['idPessoa']);
}

/** Sentences for records whose tax number another code has, in the database or earlier in the same lines. */
export async function documentosRepetidos<R extends { readonly codigoErp: string }>(
  trx: DatabaseTransaction,
  recurso: DonoDePessoa,
  registros: readonly R[],
  documentoDe: (registro: R) => string,
): Promise<Motivo[]> {
  const { rows } = await sql<{ documento: string; tipo: string; codigo: string | null }>`
    select p."cpfCnpj" as "documento", p."tipo", c."codigo" from "pessoa" p
    left join "codigoErp" c on c."id" = p."idPessoa"
      and c."recurso" = case p."tipo" when 'filial' then 'filiais' else 'clientes' end
    where p."cpfCnpj" = any(${registros.map(documentoDe)}::text[])`.execute(trx);
  const donos = new Map(rows.map((row) => [row.documento, { tipo: row.tipo, codigo: row.codigo }]));
  return registros.flatMap((registro): Motivo[] => {
    const { codigoErp } = registro;
    const dono = donos.get(documentoDe(registro));
    if (dono === undefined) donos.set(documentoDe(registro), { tipo: TIPO[recurso], codigo: codigoErp });
    if (dono === undefined || (dono.codigo === codigoErp && dono.tipo === TIPO[recurso])) return [];
    const deQuem = dono.codigo === null ? 'de um cadastro sem código' : `do código ${dono.codigo}`;
    return [[codigoErp, `O documento ${documentoDe(registro)} já é ${deQuem}.`]];
  });
}
