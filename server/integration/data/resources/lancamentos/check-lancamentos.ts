import { sql } from 'kysely';
import type { LancamentoRegistro } from '#contract/integration/lancamento.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { idsDePedidos, type PedidoNomeado, readPedidos } from '#server/integration/data/orders-named.ts';
import { findDescobertos, readMovimentos } from './saldos.ts';

const LADO = { C: 'crédito', D: 'débito' } as const;

const ladoDe = (idPrePedido: number | string, natureza: 'C' | 'D'): string => `${idPrePedido} ${natureza}`;

/** The credits and debits of some orders that the portal booked itself. */
async function readProprios(
  trx: DatabaseTransaction,
  pedidos: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ idPrePedido: number; natureza: 'C' | 'D' }>`
    select l."idPrePedido", l."natureza" from "lancamentoContaCorrente" l
    where l."idPrePedido" = any(${idsDePedidos(pedidos)}::int[])
      and not exists (select from "codigoErp" e where e."recurso" = 'lancamentos' and e."id" = l."id")`.execute(
    trx,
  );
  return new Set(rows.map(({ idPrePedido, natureza }) => ladoDe(idPrePedido, natureza)));
}

type Contexto = {
  readonly clientes: ReadonlyMap<string, number>;
  readonly atuais: ReadonlyMap<string, LancamentoRegistro>;
  readonly pedidos: ReadonlyMap<string, PedidoNomeado>;
  readonly proprios: ReadonlySet<string>;
};

/** Why an entry cannot be written, whatever the balance is. */
function whyWrong(
  { codigoErp, cliente, natureza, pedido }: LancamentoRegistro,
  { clientes, atuais, pedidos, proprios }: Contexto,
): string | undefined {
  const idPessoa = clientes.get(cliente);
  if (idPessoa === undefined) return `O cliente ${cliente} não existe.`;
  const atual = atuais.get(codigoErp);
  if (atual !== undefined && atual.cliente !== cliente) return `O lançamento é do cliente ${atual.cliente}.`;
  if (pedido === null) return undefined;
  const named = pedidos.get(pedido);
  if (named === undefined) return `O pedido ${pedido} não existe.`;
  if (named.idPessoaCliente !== idPessoa) return `O pedido ${pedido} é de outro cliente.`;
  return proprios.has(ladoDe(pedido, natureza))
    ? `O ${LADO[natureza]} do pedido ${pedido} já foi lançado aqui no portal.`
    : undefined;
}

/** Why entries cannot be written, by code. A debit needs a balance that covers it, in the order of the lines. */
export async function checkLancamentos(
  trx: DatabaseTransaction,
  registros: readonly LancamentoRegistro[],
): Promise<Map<string, string>> {
  const { clientes, atuais, saldos, movimentos } = await readMovimentos(trx, registros);
  const numeros = registros.map(({ pedido }) => pedido);
  const contexto = {
    clientes,
    atuais,
    pedidos: await readPedidos(trx, numeros),
    proprios: await readProprios(trx, numeros),
  };
  const motivos = new Map<string, string>();
  for (const registro of registros) {
    const motivo = whyWrong(registro, contexto);
    if (motivo !== undefined) motivos.set(registro.codigoErp, motivo);
  }
  const certos = movimentos.filter(({ chave }) => !motivos.has(chave));
  const clienteDe = new Map(registros.map(({ codigoErp, cliente }) => [codigoErp, cliente]));
  for (const [chave, saldo] of findDescobertos(saldos, certos))
    motivos.set(
      chave,
      `O saldo do cliente ${clienteDe.get(chave)} é ${formatMoney(saldo)} e não cobre este lançamento.`,
    );
  return motivos;
}
