import { signToken } from '#server/http/tokens.ts';
import { type Api, type ApiClient, clientOf, TEST_KEY } from './api.ts';

const FIRST = 9001;
const HOUR_MS = 3_600_000;
/** Condition 1, by boleto in 28 days. */
const BOLETO = { idCondicao: 1, idPrazo: 2, idFormaPagamento: 1 };

/** A user with a session; all of these users buy for one customer. */
export type Buyer = { readonly idUsuario: number; readonly client: ApiClient };

/**
 * Makes `count` users who may buy for a customer, signed in without the cost of a password hash. A second call makes
 * only the missing ones.
 */
export async function createBuyers(
  { db, app }: Pick<Api, 'db' | 'app'>,
  { count, idPessoaCliente, now }: { count: number; idPessoaCliente: number; now: Date },
): Promise<Buyer[]> {
  const ids = Array.from({ length: count }, (_, i) => FIRST + i);
  const expiraEm = new Date(now.getTime() + HOUR_MS);
  const nameOf = (idUsuario: number) => `comprador${idUsuario}`;
  await db
    .insertInto('usuario')
    .values(
      ids.map((idUsuario) => ({
        idUsuario,
        login: nameOf(idUsuario),
        nome: nameOf(idUsuario),
        email: `${nameOf(idUsuario)}@demonstracao.example`,
        senhaHash: '',
      })),
    )
    .onConflict((already) => already.doNothing())
    .execute();
  await db
    .insertInto('usuarioCliente')
    .values(ids.map((idUsuario) => ({ idUsuario, idPessoaCliente })))
    .onConflict((already) => already.doNothing())
    .execute();
  await db
    .insertInto('preferenciaUsuarioCliente')
    .values(ids.map((idUsuario) => ({ idUsuario, idPessoaCliente, ...BOLETO })))
    .onConflict((already) => already.doNothing())
    .execute();
  await db
    .insertInto('sessao')
    .values(
      ids.map((idUsuario) => ({
        sid: nameOf(idUsuario),
        idUsuario,
        criadaEm: now,
        vistaEm: now,
        expiraEm,
      })),
    )
    .onConflict((already) => already.doNothing())
    .execute();
  return Promise.all(
    ids.map(async (idUsuario) => {
      const token = await signToken(TEST_KEY, { idUsuario, sid: nameOf(idUsuario) }, now, expiraEm);
      return { idUsuario, client: clientOf(app, token) };
    }),
  );
}
