import { sql } from 'kysely';
import { businessDayOf } from '#lib/business-day.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seedImagens } from '#server/demo/imagens/seed-imagens.ts';
import { createCertificados } from '#server/demo/nfe/certificados.ts';
import { createEmissorDemonstracao } from '#server/demo/nfe/demonstracao.ts';
import { buildFeeds } from '#server/feed/feed.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { seedCartas } from './cartas/seed-cartas.ts';
import { completeDemonstracao } from './complete/complete.ts';
import { seedContatos } from './contatos/seed-contatos.ts';
import { seedDocumentos } from './documentos/seed-documentos.ts';
import { linhasDaDemonstracao } from './linhas/linhas.ts';
import { readMedicamentos } from './medicamentos.ts';
import { seedContingencia } from './notas/seed-contingencia.ts';
import { numberCatalogo } from './numeracao.ts';
import { deriveProduto } from './produtos.ts';
import { reserveCodigos } from './reserve-codigos.ts';
import { seedClientes } from './seed-clientes.ts';
import { seedHistorico } from './seed-historico.ts';
import { seedMetas } from './seed-metas.ts';
import { seedNomes } from './seed-nomes.ts';
import { seedSolicitacoes } from './seed-solicitacoes.ts';
import { produtosOf, type SeedSize } from './subset.ts';
import { seedVisitas } from './visitas/seed-visitas.ts';

export type SeedOptions = {
  readonly clock: () => Date;
  readonly size: SeedSize;
  /** Registers the letters of the past; absent: with keys that are lost with the process. */
  readonly emissor?: Emissor;
  /** Leaves out the orders of the last 90 days with their invoices, instalments and returns, requests for review, contacts, letters and visits. */
  readonly semHistorico?: boolean;
};

// Any number, the same in every process.
const SEED_LOCK = 20_240_522;
/**
 * 2 added instalments of each kind and the history of balances, 3 returns with their invoices, 4 requests for review,
 * 5 contacts, 6 correction letters, 7 an invoice in contingency and pictures of products, 8 ST with the share of a fund,
 * 9 codes of the company's own system, 10 pictures of brands and a showcase with a theme, 11 records as loads leave them,
 * 12 codes of badges, combos and content, 13 codes of themes, 14 codes of entries
 * of current accounts and cashback, 15 visits.
 */
const VERSAO = '15';

/**
 * Fills an empty, migrated database with the demo in one transaction, then builds its feeds: their cursor must follow
 * the commit of the rows. Several processes may call it at once.
 * An older demonstration gets the missing parts. Each gets the goals of this month and the next.
 * @returns true if it seeded; false when the database was seeded before.
 */
export async function seed(
  db: Database,
  {
    clock,
    size,
    semHistorico = false,
    emissor = createEmissorDemonstracao(createCertificados(clock)),
  }: SeedOptions,
): Promise<boolean> {
  const versao = await readVersao(db);
  if (versao !== undefined) {
    if (versao !== VERSAO) await bringUpToDate(db, clock(), emissor);
    await renewMetas(db, clock());
    return false;
  }
  // Read before the transaction: it holds the only connection.
  const todos = (await readMedicamentos()).map(deriveProduto);
  const isFilled = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    if ((await readVersao(trx)) !== undefined) return false;
    const produtos = produtosOf(todos, size);
    await seedNomes(trx, numberCatalogo(todos));
    const linhas = linhasDaDemonstracao(produtos, businessDayOf(clock()));
    await reserveCodigos(trx, linhas, produtos);
    for (const [recurso, delas] of linhas) {
      // Contacts belong to the past, which may be left out.
      if (recurso !== 'contatos') await writeLinhas(trx, recurso, delas);
    }
    await seedClientes(trx, clock());
    await seedSolicitacoes(trx);
    await seedImagens(trx);
    if (!semHistorico) {
      await seedHistorico(trx, clock());
      await seedDocumentos(trx, clock());
      await seedContatos(trx);
      await seedCartas(trx, clock(), emissor);
      await seedContingencia(trx);
      await seedVisitas(trx, clock());
    }
    // The embedded database has no autovacuum: without this its planner would still take the tables for empty.
    await sql`analyze`.execute(trx);
    await trx
      .insertInto('versaoSemente')
      .values({ versao: VERSAO, produtos: produtos.length, criadaEm: clock() })
      .execute();
    return true;
  });
  if (isFilled) await buildFeeds(db, clock);
  return isFilled;
}

async function renewMetas(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    await seedMetas(trx, now);
  });
}

/** The version of the demonstration in a database; undefined for an empty one. */
async function readVersao(db: Database): Promise<string | undefined> {
  return (await db.selectFrom('versaoSemente').select('versao').executeTakeFirst())?.versao;
}

async function bringUpToDate(db: Database, now: Date, emissor: Emissor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    // Read again: another process may have completed it meanwhile.
    const versao = await readVersao(trx);
    if (versao === undefined || Number(versao) >= Number(VERSAO)) return;
    await completeDemonstracao(trx, versao, now, emissor);
    await trx.updateTable('versaoSemente').set({ versao: VERSAO }).execute();
  });
}
