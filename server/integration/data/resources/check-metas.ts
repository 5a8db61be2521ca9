import { sql } from 'kysely';
import type { MetaRegistro } from '#contract/integration/usuario.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe } from '#server/db/um-de.ts';
import { type Motivo, semReferencia } from '#server/integration/data/references.ts';

const chaveDe = ({ codigoErp }: MetaRegistro): string => codigoErp;

/** The subject of a goal: two goals of the same would count the same orders twice. */
const assuntoDe = ({ usuario, mes, fabricante, marca, cliente }: Omit<MetaRegistro, 'codigoErp' | 'valor'>) =>
  JSON.stringify([usuario, mes, fabricante, marca, cliente]);

/** Sentences for goals of makers and brands that no product has, or has not together. */
async function semNome(trx: DatabaseTransaction, registros: readonly MetaRegistro[]): Promise<Motivo[]> {
  const { rows } = await sql<{ fabricante: string; marca: string | null }>`
    select b."nome" as "fabricante", m."nome" as "marca" from "fabricante" b
    left join "marca" m on m."idFabricante" = b."idFabricante"
    where b."nome" = ${umDe(registros.flatMap(({ fabricante }) => fabricante ?? []))}
      or m."nome" = ${umDe(registros.flatMap(({ marca }) => marca ?? []))}`.execute(trx);
  const fabricantes = new Set(rows.map(({ fabricante }) => fabricante));
  const marcas = new Set(rows.map(({ marca }) => marca));
  const pares = new Set(rows.map(({ fabricante, marca }) => JSON.stringify([fabricante, marca])));
  return registros.flatMap(({ codigoErp, fabricante, marca }): Motivo[] => {
    if (fabricante !== null && !fabricantes.has(fabricante))
      return [[codigoErp, `O fabricante ${fabricante} não existe.`]];
    if (marca !== null && !marcas.has(marca)) return [[codigoErp, `A marca ${marca} não existe.`]];
    if (fabricante === null || marca === null || pares.has(JSON.stringify([fabricante, marca]))) return [];
    return [[codigoErp, `A marca ${marca} do fabricante ${fabricante} não existe.`]];
  });
}

/** Sentences for goals that the same user has for the same month and makers under another code. */
async function repetidas(
  trx: DatabaseTransaction,
  registros: readonly MetaRegistro[],
  recusadas: ReadonlySet<string>,
): Promise<Motivo[]> {
  const { rows } = await sql<Omit<MetaRegistro, 'valor'>>`
    select e."codigo" as "codigoErp", u."codigo" as "usuario", m."mes", m."fabricante", m."marca",
      c."codigo" as "cliente"
    from "codigoErp" u join "meta" m on m."idUsuario" = u."id"
    join "codigoErp" e on e."recurso" = 'metas' and e."id" = m."idMeta"
    left join "codigoErp" c on c."recurso" = 'clientes' and c."id" = m."idPessoaCliente"
    where u."recurso" = 'usuarios' and u."codigo" = ${umDe(registros.map(({ usuario }) => usuario))}
      and m."mes" = ${umDe(registros.map(({ mes }) => mes))}`.execute(trx);
  // A line of the same step gives a stored one another subject, unless the line is refused.
  const escritas = registros.filter((registro) => !recusadas.has(chaveDe(registro)));
  const destas = new Set(escritas.map(chaveDe));
  const donas = new Map(
    rows
      .filter(({ codigoErp }) => !destas.has(codigoErp))
      .map((row) => [assuntoDe(row), row.codigoErp] as const),
  );
  return escritas.flatMap((registro): Motivo[] => {
    const { codigoErp } = registro;
    const dona = donas.get(assuntoDe(registro));
    if (dona === undefined) donas.set(assuntoDe(registro), codigoErp);
    return dona === undefined || dona === codigoErp
      ? []
      : [[codigoErp, `Esta meta já tem o código ${dona}.`]];
  });
}

/** Why goals cannot be written, by code. */
export async function checkMetas(
  trx: DatabaseTransaction,
  registros: readonly MetaRegistro[],
): Promise<ReadonlyMap<string, string>> {
  const motivos: Motivo[] = [
    ...(await semNome(trx, registros)),
    ...(await semReferencia(trx, registros, {
      recurso: 'clientes',
      onde: ({ cliente }) => (cliente === null ? [] : [cliente]),
      chaveDe,
    })),
    ...(await semReferencia(trx, registros, {
      recurso: 'usuarios',
      onde: ({ usuario }) => [usuario],
      chaveDe,
    })),
  ];
  const recusadas = new Set(motivos.map(([codigo]) => codigo));
  return new Map([...motivos, ...(await repetidas(trx, registros, recusadas))]);
}
