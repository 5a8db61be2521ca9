import { millisecondsInDay } from 'date-fns/constants';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { linhasDeLancamentos, SALDO_ANTERIOR } from '#server/demo/seed/linhas/lancamentos.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';

/** An entry that is so many days old; `valor` in cents, below 0 for a debit. */
type Passado = { readonly dias: number; readonly observacao: string; readonly valor: number };

const DEPOSITO = 'Depósito recebido';

/** Many small deposits and their refunds, for pages. */
const MUITOS: readonly Passado[] = Array.from({ length: 400 }, (_, index) => {
  const valor = 10_00 + Math.floor(index / 2) * 35;
  const dias = 60 - index * 0.15;
  return index % 2 === 0
    ? { dias, observacao: DEPOSITO, valor }
    : { dias, observacao: 'Depósito devolvido a pedido do cliente', valor: -valor };
});

/** The entries of customers whose account has a history; each sums to the customer's balance. */
export const HISTORICOS: readonly (readonly [idPessoaCliente: number, passados: readonly Passado[]])[] = [
  [
    101,
    [
      { dias: 5, observacao: DEPOSITO, valor: 186_40 },
      { dias: 2, observacao: 'Depósito devolvido a pedido do cliente', valor: -186_40 },
    ],
  ],
  [105, MUITOS],
  [
    111,
    [
      { dias: 95, observacao: SALDO_ANTERIOR, valor: 3_800_00 },
      { dias: 20, observacao: DEPOSITO, valor: 2_000_00 },
      { dias: 12, observacao: 'Depósito devolvido em parte a pedido do cliente', valor: -1_150_00 },
      { dias: 3, observacao: 'Pix recebido depois do vencimento', valor: 350_00 },
    ],
  ],
];

const TODOS = HISTORICOS.map(([idPessoaCliente]) => idPessoaCliente);

/** Tells the entries of the last 95 days of these customers; the first one changes their opening balance. */
export async function seedContaCorrente(
  trx: DatabaseTransaction,
  now: Date,
  clientes: readonly number[] = TODOS,
): Promise<void> {
  const chosen = HISTORICOS.filter(([idPessoaCliente]) => clientes.includes(idPessoaCliente));
  const linhas = chosen.flatMap(([idPessoaCliente, passados]) =>
    linhasDeLancamentos(
      idPessoaCliente,
      passados.map(({ dias, observacao, valor }) => ({
        dataHora: new Date(now.getTime() - dias * millisecondsInDay),
        observacao,
        valor,
      })),
    ),
  );
  await writeLinhas(trx, 'lancamentos', linhas);
}
