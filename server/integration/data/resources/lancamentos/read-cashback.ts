import { sql } from 'kysely';
import type { CashbackLancamentoRegistro } from '#contract/integration/cashback-lancamento.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe } from '#server/db/um-de.ts';
import { selectConhecidos } from '#server/integration/data/codes.ts';

/** The entries of cashback as they are stored, by code. */
export async function readCashback(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, CashbackLancamentoRegistro>> {
  const rows = await selectConhecidos(trx, 'cashbackLancamentos', codigos)
    .innerJoin('cashbackLancamento as l', 'l.id', 'codigoErp.id')
    .innerJoin('codigoErp as c', (join) =>
      join.onRef('c.id', '=', 'l.idPessoaCliente').on('c.recurso', '=', 'clientes'),
    )
    .leftJoin('codigoErp as p', (join) =>
      join.onRef('p.id', '=', 'l.idProduto').on('p.recurso', '=', 'produtos'),
    )
    .leftJoin('notaFiscal as n', 'n.idTitulo', 'l.idTitulo')
    .select(['c.codigo as cliente', 'l.valor', 'l.dataHora', 'l.descProduto as descricao', 'l.liberadoEm'])
    .select(['p.codigo as produto', 'n.chaveAcesso as nota'])
    .execute();
  return new Map(
    rows.map(({ dataHora, liberadoEm, ...row }) => [
      row.codigoErp,
      { ...row, dataHora: dataHora.toISOString(), liberadoEm: liberadoEm?.toISOString() ?? null },
    ]),
  );
}

/** An invoice that entries name; `doPortal`: the portal counted its cashback itself. */
type NotaDoCashback = {
  readonly chave: string;
  readonly idTitulo: number;
  readonly idPessoa: number;
  readonly doPortal: boolean;
};

/** The invoices of some entries, by access key. */
export async function readNotas(
  trx: DatabaseTransaction,
  registros: readonly CashbackLancamentoRegistro[],
): Promise<Map<string, NotaDoCashback>> {
  const chaves = registros.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  if (chaves.length === 0) return new Map();
  const { rows } = await sql<NotaDoCashback>`
    select n."chaveAcesso" as "chave", n."idTitulo", n."idPessoaDestinatario" as "idPessoa",
      exists (select from "cashbackLancamento" l where l."idTitulo" = n."idTitulo"
        and ${codigoErpDe('cashbackLancamentos', 'l.id')} is null) as "doPortal"
    from "notaFiscal" n where n."chaveAcesso" = ${umDe(chaves)}`.execute(trx);
  return new Map(rows.map((nota) => [nota.chave, nota]));
}
