import * as z from 'zod/mini';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { FORMAS, NOMES_DAS_FORMAS } from '#contract/integration/formas.ts';
import { type historicoLinha, historicoRegistro } from '#contract/integration/historico.ts';
import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import { addWorkingDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { etapasOf, originOf } from '#server/demo/seed/andamento-passado.ts';
import { ocorrenciaOf } from '#server/demo/seed/historico.ts';
import type { PedidoPassado } from '#server/demo/seed/pedidos-passados.ts';
import { listCodigos } from '#server/integration/data/codes.ts';
import { readHistorico } from '#server/integration/data/resources/historico/read-historico.ts';
import { TELEVENDAS } from '#server/orders/data/origens.ts';

type Linha = z.input<typeof historicoLinha>;

/** True for an order that the company's own system could tell: it has no combo and awaits no payment here. */
export const isDaEmpresa = ({ idPedidoSituacao, orcamento, itens }: PedidoPassado): boolean =>
  idPedidoSituacao !== PEDIDO_A_PAGAR &&
  !orcamento &&
  itens.every(({ idItemTipo }) => idItemTipo === ITEM_PRODUTO);

/** A past order as the company's own system tells it; its number is the code. */
export function linhaDoPassado(pedido: PedidoPassado): Linha {
  const { idPrePedido, cliente, dataHora, idPedidoSituacao, orcamento, grupo, itens } = pedido;
  const { usuario, idOrigemTipo } = originOf(pedido);
  const { idFormaPagamento } = must(grupo.formaPagamento, 'payment');
  return {
    codigoErp: String(idPrePedido),
    cliente: String(cliente.idPessoa),
    usuario: usuario.login,
    filial: String(grupo.idPessoaFilial),
    condicao: String(grupo.idCondicao),
    prazo: String(must(grupo.prazo, 'term').idPrazo),
    forma: must(
      NOMES_DAS_FORMAS.find((nome) => FORMAS[nome] === idFormaPagamento),
      'way to pay',
    ),
    origem: idOrigemTipo === TELEVENDAS ? 'televendas' : 'ecommerce',
    dataHora: dataHora.toISOString(),
    etapas: etapasOf(pedido).map(({ idPedidoSituacao: situacao, em }) => ({
      situacao: String(situacao),
      em: em.toISOString(),
    })),
    ocorrencia: ocorrenciaOf(idPedidoSituacao) ?? '',
    previsaoEntrega: addWorkingDays(businessDayOf(dataHora), grupo.prazoEntrega),
    orcamento,
    total: grupo.total / 100,
    itens: itens.map((item) => ({
      produto: String(item.idItem),
      quantidade: item.quantidade,
      quantidadeFalta: item.quantidadeFalta,
      valorUnitario: item.valorUnitario / 10_000,
      descontoComercial: item.descontoComercial / 100,
      descontoFinanceiro: item.descontoFinanceiro / 100,
      stValor: item.stValor / 10_000,
      st: item.st / 100,
      stFcp: item.stFcp / 100,
      valorTotal: item.valorTotal / 100,
    })),
  };
}

/** More past orders than the demonstration has. */
const TODOS = 100_000;

/** The past orders of a demonstration that it has loaded, as lines. */
export async function readLinhasDoHistorico(trx: DatabaseTransaction): Promise<object[]> {
  const codigos = await listCodigos(trx, 'historico', '', TODOS);
  return [...(await readHistorico(trx, codigos)).values()].map((registro) =>
    z.encode(historicoRegistro, registro),
  );
}
