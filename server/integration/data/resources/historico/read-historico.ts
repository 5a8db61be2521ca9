import { lugarDaSituacao } from '#contract/integration/etapa.ts';
import { FORMAS, type Forma, NOMES_DAS_FORMAS } from '#contract/integration/formas.ts';
import type { HistoricoRegistro } from '#contract/integration/historico.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { must } from '#lib/must.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { selectConhecidos } from '#server/integration/data/codes.ts';
import { TELEVENDAS } from '#server/orders/data/origens.ts';

const codigo = (recurso: NomeRecurso, coluna: string) => codigoErpDe(recurso, coluna).$notNull();

const formaOf = (id: number): Forma =>
  must(
    NOMES_DAS_FORMAS.find((nome) => FORMAS[nome] === id),
    'way to pay',
  );

const selectPedidos = (trx: DatabaseTransaction, codigos: readonly string[]) =>
  selectConhecidos(trx, 'historico', codigos)
    .innerJoin('prePedido', 'prePedido.idPrePedido', 'codigoErp.id')
    .select([
      codigo('clientes', 'prePedido.idPessoaCliente').as('cliente'),
      codigo('usuarios', 'prePedido.idUsuario').as('usuario'),
      codigo('filiais', 'prePedido.idPessoaFilial').as('filial'),
      codigo('condicoes', 'prePedido.idCondicao').as('condicao'),
      codigo('prazos', 'prePedido.idPrazo').as('prazo'),
    ])
    .select(['prePedido.idPrePedido', 'idFormaPagamento', 'idOrigemTipo', 'dataHora'])
    .select(['mensagemOcorrencia', 'previsaoEntrega', 'numeroPedidoCliente', 'observacao'])
    .select(['orcamento', 'total'])
    .execute();

/** The lines of orders in their order, by the orders' ids. */
async function readItens(trx: DatabaseTransaction, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('prePedidoItem')
    .select(['idPrePedido', codigo('produtos', 'prePedidoItem.idItem').as('produto')])
    .select(['quantidade', 'quantidadeAtendida', 'valorUnitario', 'descontoComercial', 'descontoFinanceiro'])
    .select(['stValor', 'st', 'stFcp', 'valorTotal'])
    .where('idPrePedido', '=', umDosIds(ids))
    .orderBy('posicao')
    .execute();
  return Map.groupBy(rows, ({ idPrePedido }) => idPrePedido);
}

async function readEtapas(trx: DatabaseTransaction, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('pedidoEtapa')
    .selectAll()
    .where('idPrePedido', '=', umDosIds(ids))
    .execute();
  return Map.groupBy(rows, ({ idPrePedido }) => idPrePedido);
}

/** The past orders of some codes, as the company's system would send them. */
export async function readHistorico(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, HistoricoRegistro>> {
  const rows = await selectPedidos(trx, codigos);
  const ids = rows.map(({ idPrePedido }) => idPrePedido);
  const itens = await readItens(trx, ids);
  const etapas = await readEtapas(trx, ids);
  return new Map(
    rows.map(({ idPrePedido, idFormaPagamento, idOrigemTipo, dataHora, mensagemOcorrencia, ...pedido }) => [
      pedido.codigoErp,
      {
        ...pedido,
        forma: formaOf(idFormaPagamento),
        origem: idOrigemTipo === TELEVENDAS ? 'televendas' : 'ecommerce',
        dataHora: dataHora.toISOString(),
        etapas: (etapas.get(idPrePedido) ?? [])
          .map(({ idPedidoSituacao, em }) => ({ situacao: String(idPedidoSituacao), em: em.toISOString() }))
          .sort((a, b) => lugarDaSituacao(a.situacao) - lugarDaSituacao(b.situacao)),
        ocorrencia: mensagemOcorrencia ?? '',
        itens: (itens.get(idPrePedido) ?? []).map(({ idPrePedido: _, quantidadeAtendida, ...item }) => ({
          ...item,
          quantidadeFalta: item.quantidade - quantidadeAtendida,
        })),
      },
    ]),
  );
}
