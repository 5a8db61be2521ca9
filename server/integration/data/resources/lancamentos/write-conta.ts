import { sql } from 'kysely';
import { moverSaldos } from '#server/customers/data/conta-corrente.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe, umDosIds } from '#server/db/um-de.ts';
import { ACIMA_DOS_NOSSOS, assignIds, idOf, marcarRetirados } from '#server/integration/data/codes.ts';
import { type Conta, type Entrada, findDescobertos, lockSaldos, readMovimentos } from './saldos.ts';

/** Writes entries and moves the balances. In an undo one that the balance does not cover stays as it is. */
export async function writeConta<R extends Entrada>(
  trx: DatabaseTransaction,
  conta: Conta<R>,
  registros: readonly R[],
): Promise<void> {
  const { clientes, saldos, movimentos } = await readMovimentos(trx, conta, registros);
  const descobertos = findDescobertos(saldos, movimentos);
  const cobertos = registros.filter(({ codigoErp }) => !descobertos.has(codigoErp));
  if (cobertos.length === 0) return;
  const codigos = cobertos.map(({ codigoErp }) => codigoErp);
  const ids = await assignIds(trx, conta.recurso, codigos, ACIMA_DOS_NOSSOS);
  const columns: readonly Column<R>[] = [
    ['id', 'integer', ({ codigoErp }) => idOf(ids, codigoErp)],
    ['idPessoaCliente', 'integer', ({ cliente }) => idOf(clientes, cliente)],
    ...(await conta.readColumns(trx, cobertos)),
  ];
  await insertColumns(trx, conta.tabela, columns, cobertos, ['id']);
  const feitos = movimentos.filter(({ chave }) => !descobertos.has(chave));
  await moverSaldos(trx, conta.saldo, feitos);
}

/** The changes of balances by the withdrawal of entries: those that add to one come first. The customers are held. */
async function readRetiradas<R extends Entrada>(
  trx: DatabaseTransaction,
  { recurso, tabela, saldo, ler, efeitoDe }: Conta<R>,
  chaves: readonly string[],
) {
  const { rows } = await sql<{ codigo: string; id: number; idPessoa: number }>`
    select e."codigo", l."id", l."idPessoaCliente" as "idPessoa" from "codigoErp" e
    join ${sql.table(tabela)} l on l."id" = e."id"
    where e."recurso" = ${recurso} and not e."retirado" and e."codigo" = ${umDe(chaves)}`.execute(trx);
  const porChave = new Map(rows.map(({ codigo, ...row }) => [codigo, row]));
  const registros = await ler(trx, chaves);
  const retiradas = chaves
    .flatMap((chave) => {
      const row = porChave.get(chave);
      const registro = registros.get(chave);
      return row === undefined || registro === undefined
        ? []
        : [{ ...row, chave, efeito: -efeitoDe(registro) }];
    })
    .toSorted((a, b) => Number(a.efeito < 0) - Number(b.efeito < 0));
  const clientes = retiradas.map(({ idPessoa }) => idPessoa);
  const descobertos = findDescobertos(await lockSaldos(trx, saldo, clientes), retiradas);
  return { retiradas, descobertos };
}

/** The credits that orders or debits have used, so that the balance does not let them go. */
export async function findUsados<R extends Entrada>(
  trx: DatabaseTransaction,
  conta: Conta<R>,
  chaves: readonly string[],
): Promise<Map<string, string>> {
  const { descobertos } = await readRetiradas(trx, conta, chaves);
  const sentencaDe = (chave: string) => `O crédito ${chave} já foi usado e não pode ser retirado.`;
  return new Map([...descobertos.keys()].map((chave) => [chave, sentencaDe(chave)]));
}

/** Withdraws entries and moves the balances; a credit that was used stays. */
export async function withdrawConta<R extends Entrada>(
  trx: DatabaseTransaction,
  conta: Conta<R>,
  chaves: readonly string[],
): Promise<void> {
  const { retiradas, descobertos } = await readRetiradas(trx, conta, chaves);
  const saem = retiradas.filter(({ chave }) => !descobertos.has(chave));
  const ids = saem.map(({ id }) => id);
  await sql`delete from ${sql.table(conta.tabela)} where "id" = ${umDosIds(ids)}`.execute(trx);
  await marcarRetirados(
    trx,
    conta.recurso,
    saem.map(({ chave }) => chave),
  );
  await moverSaldos(trx, conta.saldo, saem);
}
