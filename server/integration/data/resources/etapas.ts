import { sql } from 'kysely';
import { type EtapaRegistro, etapaLinha, situacaoPedido } from '#contract/integration/etapa.ts';
import { FINS_DO_PEDIDO, PASSOS_DO_PEDIDO } from '#contract/orders/situacao.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { checkEtapas } from '#server/integration/data/check-etapas.ts';
import { lockClientesDe } from '#server/integration/data/credit/credit-of-orders.ts';
import { endPedido, lockCarrinhosDe } from '#server/integration/data/end-order.ts';
import { type PedidoNomeado, readPedidosPorNome } from '#server/integration/data/orders-named.ts';
import {
  chaveDeCodigos,
  defineRecurso,
  type LinhaDe,
  separarPares,
} from '#server/integration/data/resource.ts';
import { putEtapa } from '#server/orders/data/etapas.ts';

const chaveDe = ({ pedido = '', situacao = '' }: LinhaDe<EtapaRegistro>) => chaveDeCodigos(pedido, situacao);

async function ler(trx: DatabaseTransaction, chaves: readonly string[]): Promise<Map<string, EtapaRegistro>> {
  const [nomes, situacoes] = separarPares(chaves);
  const pedidos = await readPedidosPorNome(trx, nomes);
  if (pedidos.size === 0) return new Map();
  const rows = await trx
    .selectFrom('pedidoEtapa')
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'pedidoEtapa.idPrePedido')
    .select(['pedidoEtapa.idPrePedido', 'pedidoEtapa.idPedidoSituacao', 'em', 'mensagemOcorrencia'])
    .where('pedidoEtapa.idPrePedido', 'in', idsOf(pedidos))
    .execute();
  const etapaOf = new Map(rows.map((row) => [chaveDeEtapa(row), row]));
  return new Map(
    chaves.flatMap((chave, at) => {
      const [nome = '', situacao = ''] = [nomes[at], situacoes[at]];
      const { idPrePedido = 0 } = pedidos.get(nome) ?? {};
      const row = etapaOf.get(chaveDeEtapa({ idPrePedido, idPedidoSituacao: Number(situacao) }));
      if (row === undefined) return [];
      const isFim = FINS_DO_PEDIDO.includes(row.idPedidoSituacao);
      const ocorrencia = isFim ? (row.mensagemOcorrencia ?? '') : '';
      return [[chave, { pedido: nome, situacao, em: row.em.toISOString(), ocorrencia }] as const];
    }),
  );
}

const chaveDeEtapa = (etapa: { readonly idPrePedido: number; readonly idPedidoSituacao: number }) =>
  `${etapa.idPrePedido} ${etapa.idPedidoSituacao}`;

const idsOf = (pedidos: ReadonlyMap<string, PedidoNomeado>): number[] => [
  ...new Set([...pedidos.values()].map(({ idPrePedido }) => idPrePedido)),
];

/** Reads the orders while their carts and then their customers are held. */
async function holdPedidos(
  trx: DatabaseTransaction,
  nomes: readonly string[],
): Promise<Map<string, PedidoNomeado>> {
  const pedidos = await readPedidosPorNome(trx, nomes);
  await lockCarrinhosDe(trx, [...pedidos.values()]);
  await lockClientesDe(trx, idsOf(pedidos));
  return await readPedidosPorNome(trx, nomes);
}

/** An order that has ended before only takes the words and the time. */
async function putFim(
  trx: DatabaseTransaction,
  pedido: PedidoNomeado,
  fim: { idPedidoSituacao: number; motivo: string; em: Date },
): Promise<void> {
  const { idPrePedido, idPedidoSituacao } = pedido;
  if (!FINS_DO_PEDIDO.includes(idPedidoSituacao)) return await endPedido(trx, pedido, fim);
  await putEtapa(trx, idPrePedido, fim);
  await trx
    .updateTable('prePedido')
    .set({ mensagemOcorrencia: fim.motivo })
    .where('idPrePedido', '=', idPrePedido)
    .execute();
}

/** Puts orders into the furthest status that they reached, unless they have ended, and tells devices of it. */
async function alignSituacoes(trx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  const passos = sql`array[${sql.join(PASSOS_DO_PEDIDO.map((id) => sql.lit(id)))}]::integer[]`;
  await sql`update "prePedido" p set "mudado" = -1, "idPedidoSituacao" = coalesce(
      (select e."idPedidoSituacao" from "pedidoEtapa" e
        where e."idPrePedido" = p."idPrePedido" and e."idPedidoSituacao" = any(${passos})
          and p."idPedidoSituacao" = any(${passos})
        order by array_position(${passos}, e."idPedidoSituacao"::integer) desc limit 1), p."idPedidoSituacao")
    where p."idPrePedido" = any(${[...ids]}::integer[])`.execute(trx);
}

export const etapas = defineRecurso<EtapaRegistro>({
  nome: 'etapas',
  linha: etapaLinha,
  codigos: ['pedido', 'situacao'],
  chaves: { situacao: situacaoPedido },
  obrigatorios: ['em'],
  padrao: { ocorrencia: '' },
  chaveDe,
  async conferir(trx, registros) {
    const pedidos = await holdPedidos(
      trx,
      registros.map(({ pedido }) => pedido),
    );
    return await checkEtapas(trx, registros, pedidos);
  },
  ler,
  async gravar(trx, registros) {
    const pedidos = await holdPedidos(
      trx,
      registros.map(({ pedido }) => pedido),
    );
    for (const { pedido: nome, situacao, em, ocorrencia } of registros) {
      const pedido = pedidos.get(nome);
      if (pedido === undefined) continue;
      const etapa = { idPedidoSituacao: Number(situacao), em: new Date(em) };
      if (FINS_DO_PEDIDO.includes(etapa.idPedidoSituacao))
        await putFim(trx, pedido, { ...etapa, motivo: ocorrencia });
      else await putEtapa(trx, pedido.idPrePedido, etapa);
    }
    await alignSituacoes(trx, idsOf(pedidos));
  },
  /** Takes statuses back; that an order was refused or cancelled stays, because its goods and its credit are free again. */
  async retirar(trx, chaves) {
    const [nomes, situacoes] = separarPares(chaves);
    const pedidos = await readPedidosPorNome(trx, nomes);
    const ids = nomes.map((nome) => pedidos.get(nome)?.idPrePedido ?? null);
    const passos = PASSOS_DO_PEDIDO.map((id) => sql.lit(id));
    await sql`delete from "pedidoEtapa" where ("idPrePedido", "idPedidoSituacao") in
        (select * from unnest(${ids}::integer[], ${situacoes}::smallint[]))
      and "idPedidoSituacao" in (${sql.join(passos)})`.execute(trx);
    await alignSituacoes(trx, idsOf(pedidos));
  },
  /** A status happened: a load that leaves it out does not withdraw it. */
  listarChaves: () => Promise.resolve([]),
});
