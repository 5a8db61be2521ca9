import { CASHBACK_LIBERADO } from '#contract/customers/meu-cashback.ts';
import { FORMA_BOLETO } from '#contract/payment/pagamento.ts';
import { hashPassword } from '#server/access/data/password.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { CLIENTES, type Cliente, CONTAS_DEPOSITO, DEMO_SENHA, FILIAIS, USUARIOS } from './clientes.ts';
import {
  CONDICOES,
  FILIAL_GUARULHOS,
  PAGAMENTOS_ANTECIPADOS,
  PAGAMENTOS_CONVENCIONAIS,
  PRAZOS,
} from './condicoes.ts';

/** Branches, pharmacies with their conditions and payment methods, and the two log-ins. */
export async function seedClientes(trx: DatabaseTransaction, now: Date): Promise<void> {
  await trx.insertInto('condicao').values(CONDICOES).execute();
  await trx.insertInto('prazo').values(PRAZOS).execute();
  await trx
    .insertInto('pessoa')
    .values([
      ...FILIAIS.map((filial) => ({ ...filial, tipo: 'filial' as const, clienteBloqueadoMotivo: null })),
      ...CLIENTES.map(toPessoa),
    ])
    .execute();
  await seedSaldos(trx, now);
  await trx.insertInto('contaDeposito').values(CONTAS_DEPOSITO).execute();
  await trx.insertInto('clienteCondicaoFilial').values(clienteCondicaoFiliais()).execute();
  await trx.insertInto('prazoFormaPagamento').values(CLIENTES.flatMap(pagamentosOf)).execute();
  await seedUsuarios(trx);
}

/** Each balance is the sum of its entries. */
async function seedSaldos(trx: DatabaseTransaction, now: Date): Promise<void> {
  const comSaldo = CLIENTES.filter(({ saldoAdiantamento }) => saldoAdiantamento > 0);
  await trx
    .insertInto('lancamentoContaCorrente')
    .values(
      comSaldo.map(({ idPessoa, saldoAdiantamento }) => ({
        idPessoaCliente: idPessoa,
        dataHora: now,
        observacao: 'Saldo anterior',
        valor: saldoAdiantamento,
        natureza: 'C' as const,
      })),
    )
    .execute();
  const comCashback = CLIENTES.filter(({ saldoCashback }) => saldoCashback > 0);
  await trx
    .insertInto('cashbackLancamento')
    .values(
      comCashback.map(({ idPessoa, saldoCashback }) => ({
        idPessoaCliente: idPessoa,
        descProduto: 'Saldo anterior',
        situacao: CASHBACK_LIBERADO,
        valor: saldoCashback,
        dataHora: now,
        liberadoEm: now,
      })),
    )
    .execute();
}

async function seedUsuarios(trx: DatabaseTransaction): Promise<void> {
  for (const { clientes, ...usuario } of USUARIOS) {
    const senhaHash = await hashPassword(DEMO_SENHA);
    const vinculos = clientes.map((idPessoaCliente) => ({ idUsuario: usuario.idUsuario, idPessoaCliente }));
    await trx
      .insertInto('usuario')
      .values({ ...usuario, senhaHash })
      .execute();
    await trx.insertInto('usuarioCliente').values(vinculos).execute();
    await trx
      .insertInto('preferenciaUsuario')
      .values({ idUsuario: usuario.idUsuario, idPessoaClientePrincipal: 101 })
      .execute();
    await trx
      .insertInto('preferenciaUsuarioCliente')
      .values(
        CLIENTES.filter((c) => c.comPreferencia && clientes.includes(c.idPessoa)).map((c) => ({
          idUsuario: usuario.idUsuario,
          ...preferenciaOf(c),
        })),
      )
      .execute();
  }
}

function toPessoa({ condicoes: _condicoes, comPreferencia: _comPreferencia, ...pessoa }: Cliente) {
  return { ...pessoa, tipo: 'cliente' as const };
}

/** Both branches serve every condition; the one in the other state has a higher minimum and a longer delivery time. */
function clienteCondicaoFiliais() {
  const pairs = CLIENTES.flatMap((cliente) =>
    cliente.condicoes.flatMap((idCondicao) =>
      FILIAIS.map((filial) => ({ cliente, idCondicao, filial, near: filial.estado === cliente.estado })),
    ),
  );
  return pairs.map(({ cliente, idCondicao, filial, near }, index) => ({
    id: index + 1,
    idPessoaCliente: cliente.idPessoa,
    idCondicao,
    idPessoaFilial: filial.idPessoa,
    minimoCompra: filial.idPessoa === FILIAL_GUARULHOS ? 150_00 : 100_00,
    prazoEntrega: near ? 1 : 3,
  }));
}

function pagamentosOf(cliente: Cliente) {
  const ways =
    cliente.clienteBloqueadoMotivo === null
      ? [...PAGAMENTOS_CONVENCIONAIS, ...PAGAMENTOS_ANTECIPADOS]
      : PAGAMENTOS_ANTECIPADOS;
  return cliente.condicoes.flatMap((idCondicao) =>
    ways.map((way) => ({ idPessoaCliente: cliente.idPessoa, idCondicao, ...way })),
  );
}

function preferenciaOf(cliente: Cliente) {
  const [way] = pagamentosOf(cliente);
  return (
    way ?? { idPessoaCliente: cliente.idPessoa, idCondicao: 1, idPrazo: 2, idFormaPagamento: FORMA_BOLETO }
  );
}
