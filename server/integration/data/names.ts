import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** A table of names with ids. */
export type TabelaDeNomes = {
  readonly tabela: 'fabricante' | 'marca' | 'produtoLinha' | 'categoria' | 'subCategoria';
  readonly id: string;
  /** The column that with the name makes an entry: a brand's maker, a class's category, a maker's tax number. */
  readonly mais?: { readonly coluna: string };
};

export type Nome = { readonly nome: string; readonly mais?: number | string };

/** The key of a name in the map of `ensureNomes`. */
export const nomeKey = ({ tabela, mais }: TabelaDeNomes, nome: Nome): string =>
  mais === undefined ? `${tabela}\n${nome.nome}` : `${nome.mais}\n${nome.nome}`;

/** The ids of names, by `nomeKey`; unknown names are added to their table. */
export async function ensureNomes(
  trx: DatabaseTransaction,
  tabela: TabelaDeNomes,
  nomes: readonly Nome[],
): Promise<ReadonlyMap<string, number>> {
  const known = await readNomes(trx, tabela, nomes);
  const unknown = new Map(
    nomes.map((nome) => [nomeKey(tabela, nome), nome] as const).filter(([key]) => !known.has(key)),
  );
  if (unknown.size === 0) return known;
  // Two loads at once would give the same id.
  await sql`lock table ${sql.table(tabela.tabela)} in share row exclusive mode`.execute(trx);
  const { mais } = tabela;
  const { rows } = await sql<{ highest: number }>`
    select coalesce(max(${sql.ref(tabela.id)}), 0) as "highest" from ${sql.table(tabela.tabela)}`.execute(
    trx,
  );
  let next = rows[0]?.highest ?? 0;
  const ids = new Map(known);
  for (const [key, nome] of unknown) {
    next += 1;
    ids.set(key, next);
    await (mais === undefined
      ? sql`insert into ${sql.table(tabela.tabela)} (${sql.ref(tabela.id)}, "nome") values (${next}, ${nome.nome})`
      : sql`insert into ${sql.table(tabela.tabela)} (${sql.ref(tabela.id)}, "nome", ${sql.ref(mais.coluna)})
          values (${next}, ${nome.nome}, ${nome.mais ?? ''})`
    ).execute(trx);
  }
  return ids;
}

async function readNomes(
  trx: DatabaseTransaction,
  tabela: TabelaDeNomes,
  nomes: readonly Nome[],
): Promise<Map<string, number>> {
  const textos = [...new Set(nomes.map(({ nome }) => nome))];
  const { mais } = tabela;
  const coluna = mais === undefined ? sql`null` : sql.ref(mais.coluna);
  const { rows } = await sql<{ id: number; nome: string; mais: number | string | null }>`
    select ${sql.ref(tabela.id)} as "id", "nome", ${coluna} as "mais" from ${sql.table(tabela.tabela)}
    where "nome" = any(${textos}::text[]) order by 1 desc`.execute(trx);
  return new Map(rows.map(({ id, nome, mais: of }) => [nomeKey(tabela, { nome, mais: of ?? '' }), id]));
}
