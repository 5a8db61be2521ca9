import { sql } from 'kysely';
import type { LancamentoRegistro } from '#contract/integration/lancamento.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { idsDePedidos, readPedidos } from '#server/integration/data/orders-named.ts';

const LADO = { C: 'crédito', D: 'débito' } as const;

const ladoDe = (pedido: number | string, natureza: 'C' | 'D'): string => `${pedido} ${natureza}`;

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

/** Reads the orders that the entries name. The result gives the reason to refuse an entry, or undefined. */
export async function readWhyWrong(trx: DatabaseTransaction, registros: readonly LancamentoRegistro[]) {
  const numeros = registros.map(({ pedido }) => pedido);
  const pedidos = await readPedidos(trx, numeros);
  const proprios = await readProprios(trx, numeros);
  return ({ pedido, natureza }: LancamentoRegistro, idPessoa: number): string | undefined => {
    if (pedido === null) return undefined;
    const named = pedidos.get(pedido);
    if (named === undefined) return `O pedido ${pedido} não existe.`;
    if (named.idPessoaCliente !== idPessoa) return `O pedido ${pedido} é de outro cliente.`;
    return proprios.has(ladoDe(pedido, natureza))
      ? `O ${LADO[natureza]} do pedido ${pedido} já foi lançado aqui no portal.`
      : undefined;
  };
}
