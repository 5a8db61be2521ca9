import { sql } from 'kysely';
import { type ComboRegistro, type ComboRestricaoRegistro, restricaoDe } from '#contract/integration/combo.ts';
import { emOrdem } from '#contract/integration/membros.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { selectConhecidos } from '#server/integration/data/codes.ts';

/** The kind of code that a restriction names; one of the others is a number of ours. */
export const RECURSO_DA_RESTRICAO: Readonly<Partial<Record<ComboRestricaoRegistro['tipo'], string>>> = {
  cliente: 'clientes',
  condicao: 'condicoes',
  vendedor: 'usuarios',
};

/** The products of combos in their order, by the combos' ids. */
async function readMembros(trx: DatabaseTransaction, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('promocaoComboProduto')
    .innerJoin('codigoErp', (join) =>
      join.onRef('codigoErp.id', '=', 'idProduto').on('codigoErp.recurso', '=', 'produtos'),
    )
    .select(['idPromocaoCombo', 'codigo as produto', 'quantidadeNoCombo as quantidade'])
    .select('bonificacao as bonificado')
    .where('idPromocaoCombo', '=', umDosIds(ids))
    .orderBy('posicao')
    .orderBy('codigo')
    .execute();
  return Map.groupBy(rows, ({ idPromocaoCombo }) => idPromocaoCombo);
}

/** The restrictions of combos, by the combos' ids. */
async function readRestricoes(trx: DatabaseTransaction, ids: readonly number[]) {
  const { rows } = await sql<ComboRestricaoRegistro & { idPromocaoCombo: number }>`
    select r."idPromocaoCombo", r."tipo", coalesce(c."codigo", r."id"::text) as "codigo", r."exceto"
    from "promocaoComboRestricao" r left join "codigoErp" c on c."id" = r."id" and c."recurso" =
      case r."tipo" when 'cliente' then 'clientes' when 'condicao' then 'condicoes'
        when 'vendedor' then 'usuarios' end
    where r."idPromocaoCombo" = ${umDosIds(ids)}`.execute(trx);
  return Map.groupBy(rows, ({ idPromocaoCombo }) => idPromocaoCombo);
}

/** The codes of badges by their ids. */
async function readSelos(trx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('codigoErp')
    .select(['codigo', 'id'])
    .where('recurso', '=', 'selos')
    .execute();
  return new Map(rows.map(({ codigo, id }) => [String(id), codigo]));
}

/** The combos of some codes, as the company's system would send them. */
export async function readCombos(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, ComboRegistro>> {
  const rows = await selectConhecidos(trx, 'combos', codigos)
    .innerJoin('promocaoCombo', 'idPromocaoCombo', 'codigoErp.id')
    .leftJoin('codigoErp as prazo', (join) =>
      join.onRef('prazo.id', '=', 'idPrazoPrioritario').on('prazo.recurso', '=', 'prazos'),
    )
    .select(['idPromocaoCombo', 'descricao', 'rotulo', 'detalhes'])
    .select(['descontoComercial', 'descontoFinanceiro', 'quantidadeLimite as limite'])
    .select(['dataInicial', 'dataFinal', 'selos', 'prazo.codigo as prazoPrioritario'])
    .execute();
  const ids = rows.map(({ idPromocaoCombo }) => idPromocaoCombo);
  const membros = await readMembros(trx, ids);
  const restricoes = await readRestricoes(trx, ids);
  const nomes = await readSelos(trx);
  return new Map(
    rows.map(({ idPromocaoCombo, rotulo, selos, ...row }) => [
      row.codigoErp,
      {
        ...row,
        rotulo: rotulo ?? '',
        selos: emOrdem(
          selos.split(';').flatMap((id) => nomes.get(id) ?? []),
          (selo) => selo,
        ),
        produtos: (membros.get(idPromocaoCombo) ?? []).map(({ idPromocaoCombo: _, ...um }) => um),
        restricoes: emOrdem(
          (restricoes.get(idPromocaoCombo) ?? []).map(({ idPromocaoCombo: _, ...uma }) => uma),
          restricaoDe,
        ),
      },
    ]),
  );
}
