import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import type { EtapaRegistro } from '#contract/integration/etapa.ts';
import { PREFIXO_ERP } from '#contract/integration/numero-pedido.ts';
import {
  FINS_DO_PEDIDO,
  PASSOS_DO_PEDIDO,
  PEDIDO_A_PAGAR,
  PEDIDO_ENTREGUE,
  PEDIDO_FATURADO,
} from '#contract/orders/situacao.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { descricaoSituacao } from '#server/db/situacoes.ts';
import type { PedidoNomeado } from './orders-named.ts';
import { chaveDeCodigos } from './resource.ts';

const FINAIS = [...FINS_DO_PEDIDO, PEDIDO_ENTREGUE];
const passoOf = (idPedidoSituacao: number) => PASSOS_DO_PEDIDO.indexOf(idPedidoSituacao);
const FATURADO = passoOf(PEDIDO_FATURADO);

/** How far an order is: its status, since when, and when the status before began. */
type Andamento = {
  readonly pedido: PedidoNomeado;
  readonly comDocumentos: boolean;
  idPedidoSituacao: number;
  desde: string;
  antes: string;
};

/** Why a status cannot follow; undefined when it can. */
function whyRefused(
  andamento: Andamento,
  { pedido, situacao, em, ocorrencia }: EtapaRegistro,
): string | undefined {
  const atual = andamento.idPedidoSituacao;
  const nova = Number(situacao);
  const isFim = FINS_DO_PEDIDO.includes(nova);
  const { idCarrinhoSituacao } = andamento.pedido;
  if (atual === PEDIDO_A_PAGAR || (idCarrinhoSituacao ?? CARRINHO_FINALIZADO) !== CARRINHO_FINALIZADO)
    return `O pedido ${pedido} aguarda pagamento no portal.`;
  if (ocorrencia !== '' && !isFim) return 'Só um pedido recusado ou cancelado tem ocorrencia.';
  if (nova === atual)
    return em < andamento.antes ? 'O momento em é anterior ao da situação anterior do pedido.' : undefined;
  const onde = `O pedido ${pedido} já está em ${descricaoSituacao(atual)}`;
  if (FINAIS.includes(atual)) return `${onde} e não muda mais.`;
  if (isFim && (passoOf(atual) >= FATURADO || andamento.comDocumentos))
    return `O pedido ${pedido} já foi faturado: não pode ser recusado nem cancelado.`;
  if (!isFim && passoOf(nova) < passoOf(atual)) return `${onde} e não volta para ${descricaoSituacao(nova)}.`;
  return em < andamento.desde ? `${onde} desde um momento posterior a em.` : undefined;
}

/** How far each order is, by each of its names; the caller holds their customers. */
async function readAndamentos(
  trx: DatabaseTransaction,
  pedidos: ReadonlyMap<string, PedidoNomeado>,
): Promise<Map<string, Andamento>> {
  const byId = new Map([...pedidos.values()].map((pedido) => [pedido.idPrePedido, pedido]));
  const ids = [...byId.keys()];
  if (ids.length === 0) return new Map();
  const etapas = await trx
    .selectFrom('pedidoEtapa')
    .selectAll()
    .where('idPrePedido', 'in', ids)
    .orderBy('em')
    .execute();
  const notas = trx.selectFrom('notaFiscal').select('idPrePedido').where('idPrePedido', 'in', ids);
  const titulos = trx
    .selectFrom('contaReceber')
    .innerJoin('codigoErp', (join) =>
      join.onRef('codigoErp.id', '=', 'contaReceber.id').on('codigoErp.recurso', '=', 'titulos'),
    )
    .select('contaReceber.idPrePedido')
    .where('contaReceber.idPrePedido', 'in', ids);
  const comDocumentos = new Set((await notas.union(titulos).execute()).map(({ idPrePedido }) => idPrePedido));
  const andamentos = new Map(
    [...byId].map(([idPrePedido, pedido]) => {
      const { idPedidoSituacao, dataHora } = pedido;
      const own = etapas.filter((etapa) => etapa.idPrePedido === idPrePedido);
      const desde = own.find((etapa) => etapa.idPedidoSituacao === idPedidoSituacao)?.em ?? dataHora;
      const antes = own.findLast((etapa) => etapa.idPedidoSituacao !== idPedidoSituacao)?.em ?? dataHora;
      return [
        idPrePedido,
        {
          pedido,
          comDocumentos: comDocumentos.has(idPrePedido),
          idPedidoSituacao,
          desde: desde.toISOString(),
          antes: antes.toISOString(),
        },
      ];
    }),
  );
  return new Map(
    [...pedidos].map(([nome, { idPrePedido }]) => [nome, must(andamentos.get(idPrePedido), 'order')]),
  );
}

/** Why no order has a name. */
const whyUnknown = (nome: string): string =>
  nome.startsWith(PREFIXO_ERP)
    ? `Nenhum pedido, ou mais de um, foi recebido com o número ${nome.slice(PREFIXO_ERP.length)}.`
    : `O pedido ${nome} não existe.`;

/** Why statuses cannot be written, by key. Several of one order are checked one after the other. */
export async function checkEtapas(
  trx: DatabaseTransaction,
  registros: readonly EtapaRegistro[],
  pedidos: ReadonlyMap<string, PedidoNomeado>,
): Promise<Map<string, string>> {
  const andamentos = await readAndamentos(trx, pedidos);
  const motivos = new Map<string, string>();
  for (const registro of registros) {
    const andamento = andamentos.get(registro.pedido);
    const motivo = andamento === undefined ? whyUnknown(registro.pedido) : whyRefused(andamento, registro);
    if (motivo !== undefined) motivos.set(chaveDeCodigos(registro.pedido, registro.situacao), motivo);
    else if (andamento !== undefined) {
      if (Number(registro.situacao) !== andamento.idPedidoSituacao) andamento.antes = andamento.desde;
      andamento.idPedidoSituacao = Number(registro.situacao);
      andamento.desde = registro.em;
    }
  }
  return motivos;
}
