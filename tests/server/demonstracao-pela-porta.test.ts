import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECURSOS } from '#contract/integration/recursos.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore, type Store } from '#server/db/open.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { linhasDeContatos } from '#server/demo/seed/linhas/contatos.ts';
import { linhasDaDemonstracao } from '#server/demo/seed/linhas/linhas.ts';
import { readMedicamentos } from '#server/demo/seed/medicamentos.ts';
import { numberCatalogo } from '#server/demo/seed/numeracao.ts';
import { deriveProduto } from '#server/demo/seed/produtos.ts';
import { reserveCodigos } from '#server/demo/seed/reserve-codigos.ts';
import { seedNomes } from '#server/demo/seed/seed-nomes.ts';
import { produtosOf } from '#server/demo/seed/subset.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SEEDED_AT } from '#tests/support/fill.ts';
import { counts } from '#tests/support/loads.ts';
import { type Machine, openMachine } from '#tests/support/machine.ts';
import { openOffice } from '#tests/support/office.ts';

/** The tables that loads fill; the columns that no load tells, and marks of changes, are not compared. */
const TABELAS: Readonly<Record<string, readonly string[]>> = {
  codigoErp: [],
  pessoa: ['saldoAdiantamento', 'saldoCashback'],
  pessoaEmail: [],
  pessoaTelefone: [],
  contaDeposito: [],
  prazo: [],
  condicao: [],
  contexto: ['faixasMudado'],
  marcaFaixa: [],
  fabricante: [],
  marca: [],
  produtoLinha: [],
  categoria: [],
  subCategoria: [],
  produto: ['idHotsite'],
  produtoPreco: [],
  produtoEstoque: [],
  clienteCondicaoFilial: [],
  prazoFormaPagamento: [],
  usuario: ['senhaHash'],
  usuarioCliente: [],
  preferenciaUsuario: [],
  selo: [],
  cashback: [],
  cashbackConfiguracao: [],
  produtoSelo: [],
  produtoImagem: [],
  promocaoCombo: [],
  promocaoComboProduto: [],
  promocaoComboRestricao: [],
  produtoLista: [],
  produtoListaItem: [],
  vitrine: ['idTemaPersonalizado'],
  vitrineItem: [],
  hotsite: [],
  banner: [],
  menu: [],
};

const clock = () => SEEDED_AT;
const folder = mkdtempSync(path.join(tmpdir(), 'exemplos-'));
let semeado: TestDatabase;
let store: Store;
let api: Api;
let machine: Machine;

/** An empty database in which the codes of the demonstration have their ids, so that rows can be compared. */
beforeAll(async () => {
  semeado = await openTestDatabase();
  // Databases of tests have no contacts otherwise.
  await semeado.db.transaction().execute((trx) => writeLinhas(trx, 'contatos', linhasDeContatos()));
  store = await openStore({ memory: true });
  await migrate(store.db);
  const todos = (await readMedicamentos()).map(deriveProduto);
  await store.db.transaction().execute(async (trx) => {
    await seedNomes(trx, numberCatalogo(todos));
    const produtos = produtosOf(todos, 300);
    await reserveCodigos(trx, linhasDaDemonstracao(produtos, businessDayOf(SEEDED_AT)), produtos);
  });
  api = await openApi({ store, db: store.db }, { clock });
  machine = await openMachine(api, store.db, { clock });
});
afterAll(async () => {
  await api.close();
  await store.close();
  await semeado.close();
  rmSync(folder, { recursive: true });
});

async function rowsOf(db: Database, tabela: string, menos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(t) - ${[...menos, 'mudado']}::text[])::text as "row" from ${sql.table(tabela)} t`.execute(
    db,
  );
  return rows.map(({ row }) => row).sort();
}

test('the exported files fill an empty database over the door with what the seed wrote', async () => {
  const { said } = await openOffice({ memory: true }, SEEDED_AT)('demonstracao', 'exportar', folder);
  const recursos = RECURSOS.filter((recurso) => readdirSync(folder).includes(`${recurso}.ndjson`));
  expect(said).toEqual(recursos.map((recurso) => path.join(folder, `${recurso}.ndjson`)));
  for (const recurso of recursos) {
    const text = readFileSync(path.join(folder, `${recurso}.ndjson`), 'utf8');
    const linhas = text.trimEnd().split('\n');
    const carga = await machine.loaded(
      recurso,
      linhas.map((linha) => JSON.parse(linha) as object),
    );
    expect([recurso, ...counts(carga)]).toEqual([recurso, 'concluida', linhas.length, 0, 0, 0, 0]);
  }
  for (const [tabela, menos] of Object.entries(TABELAS)) {
    const loaded = await rowsOf(store.db, tabela, menos);
    expect([tabela, loaded.length > 0]).toEqual([tabela, true]);
    expect([tabela, loaded]).toEqual([tabela, await rowsOf(semeado.db, tabela, menos)]);
  }
});
