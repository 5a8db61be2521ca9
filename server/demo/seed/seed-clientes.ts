import { sql } from 'kysely';
import { must } from '#lib/must.ts';
import { hashPassword } from '#server/access/data/password.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';
import { CLIENTES, type Cliente, DEMO_SENHA, USUARIOS } from './clientes.ts';
import { pagamentosDe } from './condicoes.ts';
import { linhaDeSaldo, linhasDeLancamentos, SALDO_ANTERIOR } from './linhas/lancamentos.ts';

/** Adds balances to customers, and to log-ins the things that no load tells: passwords, and the choices of users. */
export async function seedClientes(trx: DatabaseTransaction, now: Date): Promise<void> {
  await seedSaldos(trx, now);
  const senhaHash = await hashPassword(DEMO_SENHA);
  for (const { idUsuario } of USUARIOS) {
    await trx.updateTable('usuario').set({ senhaHash }).where('idUsuario', '=', idUsuario).execute();
  }
  await seedPreferencias(trx);
}

/** Each balance is the sum of its entries. */
async function seedSaldos(trx: DatabaseTransaction, now: Date): Promise<void> {
  const comSaldo = CLIENTES.filter(({ saldoAdiantamento }) => saldoAdiantamento > 0);
  await writeLinhas(
    trx,
    'lancamentos',
    comSaldo.flatMap(({ idPessoa, saldoAdiantamento }) =>
      linhasDeLancamentos(idPessoa, [
        { dataHora: now, observacao: SALDO_ANTERIOR, valor: saldoAdiantamento },
      ]),
    ),
  );
  const comCashback = CLIENTES.filter(({ saldoCashback }) => saldoCashback > 0);
  await writeLinhas(
    trx,
    'cashbackLancamentos',
    comCashback.map(({ idPessoa, saldoCashback }) => linhaDeSaldo(idPessoa, saldoCashback, now)),
  );
}

/** How each user chose to buy, in place of the way that is offered first. */
async function seedPreferencias(trx: DatabaseTransaction): Promise<void> {
  await sql`truncate "preferenciaUsuarioCliente" restart identity`.execute(trx);
  await trx
    .insertInto('preferenciaUsuarioCliente')
    .values(
      USUARIOS.flatMap(({ idUsuario, clientes }) =>
        CLIENTES.filter((c) => c.comPreferencia && clientes.includes(c.idPessoa)).map((c) => ({
          idUsuario,
          ...preferenciaDe(c),
        })),
      ),
    )
    .execute();
}

function preferenciaDe({ idPessoa, condicoes, clienteBloqueadoMotivo }: Cliente) {
  const [pagamento] = pagamentosDe(clienteBloqueadoMotivo !== null);
  return {
    idPessoaCliente: idPessoa,
    idCondicao: must(condicoes[0], 'condition'),
    ...must(pagamento, 'way to pay'),
  };
}
