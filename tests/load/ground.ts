import { must } from '#lib/must.ts';
import { hashPassword } from '#server/access/data/password.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore, type Store } from '#server/db/open.ts';
import { NO_TIME_LIMITS } from '#server/db/postgres-pool.ts';
import { seed } from '#server/demo/seed/seed.ts';
import { SESSION_MS, signToken } from '#server/http/tokens.ts';
import { SENHA } from '#tests/support/api.ts';
import { runAsAdmin, withDatabase } from '#tests/support/database-url.ts';
import { startPrivatePostgres } from '#tests/support/postgres.ts';

/** A user with a session, who buys for one pharmacy. */
export type LoadUser = {
  readonly idUsuario: number;
  readonly login: string;
  readonly token: string;
  readonly idPessoaCliente: number;
  /** Each user comes from a separate address, as a trusted proxy would state it. */
  readonly address: string;
};

export type Ground = {
  readonly databaseUrl: string;
  readonly jwtKey: string;
  readonly store: Store;
  readonly users: readonly LoadUser[];
  /** Products that the pharmacies may buy. */
  readonly products: readonly number[];
  close(): Promise<void>;
};

const USERS = 520;
const FIRST = 9001;
/** Pharmacies of the demonstration that buy under condition 1 by boleto. */
const CLIENTES = [101, 105, 110] as const;
const PLENTY = 1_000_000_000;
const JWT_KEY = 'load'.repeat(10);

/** A PostgreSQL database with the demonstration's products and many users, with enough stock and credit for all. */
export async function openGround(size: 2000 | 'full'): Promise<Ground> {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await startPrivatePostgres();
  const admin = given || own?.url;
  if (admin === undefined)
    throw new Error('npm has no PostgreSQL for this machine: name one in TEST_DATABASE_URL.');
  const name = `maleta_load_${process.pid}`;
  await runAsAdmin(admin, `create database "${name}"`);
  const databaseUrl = withDatabase(admin, name);
  const store = await openStore({ databaseUrl, limits: NO_TIME_LIMITS });
  await migrate(store.db);
  await seed(store.db, { clock: () => new Date(), size, semHistorico: true });
  await makeRoom(store);
  return {
    databaseUrl,
    jwtKey: JWT_KEY,
    store,
    users: await createUsers(store),
    products: await findProducts(store),
    async close() {
      await store.close();
      await runAsAdmin(admin, `drop database "${name}" with (force)`);
      await own?.stop();
    },
  };
}

async function makeRoom({ db }: Store): Promise<void> {
  await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
  await db.updateTable('produtoEstoque').set({ estoque: 1_000_000 }).execute();
  await db
    .updateTable('pessoa')
    .set({ limiteDisponivel: PLENTY, aplicarLimiteMinimoDiario: false })
    .execute();
}

async function createUsers({ db }: Store): Promise<LoadUser[]> {
  const senhaHash = await hashPassword(SENHA);
  const criadaEm = new Date();
  const expiraEm = new Date(criadaEm.getTime() + SESSION_MS);
  const users = Array.from({ length: USERS }, (_, i) => ({
    idUsuario: FIRST + i,
    login: `carga${i}`,
    idPessoaCliente: must(CLIENTES[i % CLIENTES.length], 'client'),
    address: `198.18.${i >> 8}.${i & 0xff}`,
  }));
  await db
    .insertInto('usuario')
    .values(
      users.map(({ idUsuario, login }) => ({
        idUsuario,
        login,
        nome: login,
        email: `${login}@example.com`,
        senhaHash,
      })),
    )
    .execute();
  await db
    .insertInto('usuarioCliente')
    .values(users.map(({ idUsuario, idPessoaCliente }) => ({ idUsuario, idPessoaCliente })))
    .execute();
  await db
    .insertInto('preferenciaUsuarioCliente')
    .values(
      users.map(({ idUsuario, idPessoaCliente }) => ({
        idUsuario,
        idPessoaCliente,
        idCondicao: 1,
        idPrazo: 2,
        idFormaPagamento: 1,
      })),
    )
    .execute();
  await db
    .insertInto('sessao')
    .values(
      users.map(({ idUsuario, login }) => ({ sid: login, idUsuario, criadaEm, vistaEm: criadaEm, expiraEm })),
    )
    .execute();
  const key = Buffer.from(JWT_KEY);
  return await Promise.all(
    users.map(async (user) => ({
      ...user,
      token: await signToken(key, { idUsuario: user.idUsuario, sid: user.login }, criadaEm, expiraEm),
    })),
  );
}

async function findProducts({ db }: Store): Promise<number[]> {
  const rows = await db
    .selectFrom('produto')
    .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'produto.idProduto')
    .select('produto.idProduto')
    .where('produtoPreco.idContexto', '=', 'c1')
    .where('produto.idCarrinhoGrupoTipo', '=', 1)
    .where('produto.idPessoaFilial', '=', 1)
    .orderBy('produto.idProduto')
    .limit(200)
    .execute();
  return rows.map(({ idProduto }) => idProduto);
}
