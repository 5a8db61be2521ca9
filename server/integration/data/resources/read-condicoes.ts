import type { CondicaoRegistro, TabelaRegistro } from '#contract/integration/condicao.ts';
import { emOrdem } from '#contract/integration/membros.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe } from '#server/db/um-de.ts';
import { selectConhecidos } from '#server/integration/data/codes.ts';

/** A price table and the code of its condition. */
export type TabelaGravada = TabelaRegistro & { readonly condicao: string | null };

/** Price tables by their codes or by those of their conditions. */
export async function readTabelas(
  trx: DatabaseTransaction,
  { tabelas, condicoes }: { readonly tabelas: readonly string[]; readonly condicoes: readonly string[] },
): Promise<TabelaGravada[]> {
  const rows = await trx
    .selectFrom('contexto')
    .leftJoin('codigoErp', (join) =>
      join.onRef('codigoErp.id', '=', 'contexto.idCondicao').on('codigoErp.recurso', '=', 'condicoes'),
    )
    .select(['idContexto as codigo', 'estado', 'calcularSt', 'licencas', 'idContextoBase as tabelaBase'])
    .select('codigoErp.codigo as condicao')
    .where((eb) =>
      eb.or([eb('idContexto', '=', umDe(tabelas)), eb('codigoErp.codigo', '=', umDe(condicoes))]),
    )
    .execute();
  return rows.map((row) => ({ ...row, estado: row.estado as TabelaRegistro['estado'] }));
}

/** The conditions of some codes with their price tables. */
export async function readCondicoes(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, CondicaoRegistro>> {
  const rows = await selectConhecidos(trx, 'condicoes', codigos)
    .innerJoin('condicao', 'condicao.idCondicao', 'codigoErp.id')
    .select(['descricao', 'promocao', 'dataInicial', 'dataFinal'])
    .execute();
  const tabelas = await readTabelas(trx, { tabelas: [], condicoes: codigos });
  const porCondicao = Map.groupBy(tabelas, ({ condicao }) => condicao);
  return new Map(
    rows.map((row) => {
      const dela = (porCondicao.get(row.codigoErp) ?? []).map(({ condicao: _, ...tabela }) => tabela);
      return [row.codigoErp, { ...row, tabelas: emOrdem(dela, ({ codigo }) => codigo) }];
    }),
  );
}
