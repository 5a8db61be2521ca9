import { isSameGrupo, isSameLinha } from '#domain/cart/linha.ts';
import { descricaoSituacao } from '#domain/returns/situacao.ts';
import { notaText } from '#domain/visits/visita.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatPhone } from '#lib/format-document.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { linhasDoPedido } from '#outbox/envio/linhas-do-pedido.ts';
import { nomeComMarca } from '#parts/product/nome-com-marca.ts';
import type { CodigosIntent } from '#vault/codigo-intent.ts';
import type { ContatoIntent } from '#vault/contato-intents.ts';
import type { OrcamentoMarcaIntent } from '#vault/orcamento-intents.ts';
import type { Intent, LinhaIntent, PedidoDoCarrinho } from '#vault/outbox-rows.ts';

/** The words of one kind of change. */
type KindWords<I> = {
  /** The change in the user's words. */
  nome: (intent: I) => string;
  /** The check before the user decides on a change with an unknown outcome. */
  confira: (intent: I) => string;
  /** The part of an order, made by another device, that the change is about; null for none. */
  feito: (intent: I, pedido: PedidoDoCarrinho) => string | null;
};

type Words = { readonly [T in Intent['tipo']]: KindWords<Extract<Intent, { tipo: T }>> };

const plural = (n: number, one: string, many: string): string => `${formatCount(n)} ${n === 1 ? one : many}`;

/** The number of lines and units of an order. */
function somaText({ linhas }: PedidoDoCarrinho): string {
  if (!linhas) return 'feito';
  const unidades = linhas.reduce((sum, l) => sum + l.quantidade, 0);
  return `${plural(linhas.length, 'item', 'itens')}, ${plural(unidades, 'unidade', 'unidades')}`;
}

function linhaNome({ quantidade, base, detalhe, visto: { item } }: LinhaIntent): string {
  if (quantidade === 0) return `Remover ${nomeComMarca(item)}`;
  if (detalhe && quantidade === base.quantidade) return `Observação de ${nomeComMarca(item)}`;
  return `${formatCount(quantidade)} × ${nomeComMarca(item)}`;
}

/** Compares the quantity of a line in an order with the refused one. */
function linhaFeita({ linha, quantidade, visto }: LinhaIntent, pedido: PedidoDoCarrinho): string | null {
  const feita = linhasDoPedido(pedido)?.find((l) => isSameLinha(l, linha));
  const grupo = { ...visto.item, idCondicao: linha.idCondicao };
  if (!feita) return isSameGrupo(grupo, pedido) ? 'sem este item' : null;
  const la = `${formatCount(feita.quantidade)} × ${visto.item.descricao}`;
  return feita.quantidade === quantidade ? `${la}, como aqui` : `${la} lá, ${formatCount(quantidade)} aqui`;
}

const confiraDevolucao = ({ numDocumento }: { numDocumento: string }): string =>
  `Confira a devolução da nota ${numDocumento} na lista de devoluções.`;

/** A contact as the user knows it. */
const contatoText = (dado: NonNullable<ContatoIntent['depois']>): string =>
  'email' in dado ? dado.email : formatPhone(`${dado.ddd}${dado.prefixo}${dado.numero}`);

function contatoNome({ tipo, antes, depois }: ContatoIntent): string {
  const oque = tipo === 'email' ? 'e-mail' : 'WhatsApp';
  if (depois === null) return antes === null ? `Excluir ${oque}` : `Excluir ${oque} ${contatoText(antes)}`;
  if (antes === null) return `Cadastrar ${oque} ${contatoText(depois)}`;
  const [de, para] = [contatoText(antes), contatoText(depois)];
  if (de !== para) return `Alterar ${oque} ${de} para ${para}`;
  return `${depois.promocoes ? 'Permitir' : 'Não permitir'} promoções: ${oque} ${para}`;
}

function codigosNome({ aprendidos, esquecidos }: CodigosIntent): string {
  const parts = [
    aprendidos.length > 0 ? `lembrar ${formatCount(aprendidos.length)}` : '',
    esquecidos.length > 0 ? `esquecer ${formatCount(esquecidos.length)}` : '',
  ];
  return `Códigos da farmácia: ${parts.filter(Boolean).join(', ')}`;
}

const CONFIRA_CONTATO = 'Confira os contatos do cliente antes de tentar de novo.';

const CONTATO = { nome: contatoNome, confira: () => CONFIRA_CONTATO, feito: () => null };

const MARCAS = {
  transformado: 'foi para o carrinho',
  desfeito: 'saiu do carrinho',
  excluido: 'excluir',
  aberto: 'trazer de volta',
} as const;

const marcaNome = ({ idPrePedido, codigoLocal, situacao }: OrcamentoMarcaIntent): string =>
  `Orçamento ${idPrePedido === null ? codigoLocal : `nº ${idPrePedido}`}: ${MARCAS[situacao]}`;

const WORDS: Words = {
  linha: {
    nome: linhaNome,
    confira: ({ quantidade, visto: { item } }) =>
      quantidade === 0
        ? `Confira no carrinho do cliente se ${item.descricao} já saiu.`
        : `Confira no carrinho do cliente se já há ${formatCount(quantidade)} × ${item.descricao}.`,
    feito: linhaFeita,
  },
  pagamento: {
    nome: ({ descricaoPagamento }) => `Pagamento: ${descricaoPagamento}`,
    confira: () => 'Confira no carrinho do cliente qual pagamento está escolhido.',
    feito: ({ grupo }, pedido) => (isSameGrupo(grupo, pedido) ? somaText(pedido) : null),
  },
  extras: {
    nome: ({ informar }) => (informar ? 'Dados extras do pedido' : 'Remover dados extras do pedido'),
    confira: () => 'Confira no carrinho do cliente o número e a observação do pedido.',
    feito: (_intent, pedido) => somaText(pedido),
  },
  etapa: {
    nome: () => 'Aceite das políticas',
    confira: () => 'Confira nos pedidos do cliente o que já foi enviado.',
    feito: (_intent, pedido) => somaText(pedido),
  },
  envio: {
    nome: ({ codigoLocal, totalVisto }) => `Pedido ${codigoLocal} · ${formatMoney(totalVisto)}`,
    confira: ({ codigoLocal }) =>
      `Confira nos pedidos do cliente se o ${codigoLocal} já está lá, para não pedir duas vezes.`,
    // A submission has a page of its own.
    feito: () => null,
  },
  intencao: {
    nome: ({ descricao }) => `Avise-me: ${descricao}`,
    confira: () => 'Confira com o cliente se ele ainda quer ser avisado.',
    feito: () => null,
  },
  'devolucao-criar': {
    nome: ({ codigoLocal, nota, isTotal }) =>
      `Devolução ${codigoLocal} ${isTotal ? 'total ' : ''}da nota ${nota.numDocumento}`,
    confira: ({ nota }) => `Confira nas devoluções do cliente se a da nota ${nota.numDocumento} já está lá.`,
    feito: () => null,
  },
  'devolucao-item': {
    nome: ({ item, numDocumento }) =>
      `Devolver ${formatCount(item.quantidade)} × ${item.descProduto}, lote ${item.lote}, da nota ${numDocumento}`,
    confira: confiraDevolucao,
    feito: () => null,
  },
  'devolucao-item-excluir': {
    nome: ({ descProduto, lote, numDocumento }) =>
      `Não devolver ${descProduto}, lote ${lote}, da nota ${numDocumento}`,
    confira: confiraDevolucao,
    feito: () => null,
  },
  'devolucao-finalizar': {
    nome: ({ numDocumento }) => `Finalizar a devolução da nota ${numDocumento}`,
    confira: confiraDevolucao,
    feito: () => null,
  },
  'devolucao-excluir': {
    nome: ({ numDocumento }) => `Excluir a devolução da nota ${numDocumento}`,
    confira: confiraDevolucao,
    feito: () => null,
  },
  'devolucao-situacao': {
    nome: ({ idSituacao, numDocumento }) =>
      `Devolução da nota ${numDocumento}: ${descricaoSituacao(idSituacao, true)}`,
    confira: confiraDevolucao,
    feito: () => null,
  },
  'devolucao-foto': {
    nome: ({ numDocumento }) => `Fotografia da devolução da nota ${numDocumento}`,
    confira: confiraDevolucao,
    feito: () => null,
  },
  'devolucao-foto-excluir': {
    nome: ({ numDocumento }) => `Remover uma fotografia da devolução da nota ${numDocumento}`,
    confira: confiraDevolucao,
    feito: () => null,
  },
  orcamento: {
    nome: ({ codigoLocal, totalVisto }) => `Orçamento ${codigoLocal} · ${formatMoney(totalVisto)}`,
    confira: ({ codigoLocal }) => `Confira nos pedidos do cliente se o orçamento ${codigoLocal} já está lá.`,
    feito: () => null,
  },
  'orcamento-situacao': {
    nome: marcaNome,
    confira: () => 'Confira o orçamento na lista de pedidos do cliente.',
    feito: () => null,
  },
  email: CONTATO,
  telefone: CONTATO,
  visita: {
    nome: ({ dia, depois }) =>
      depois === null
        ? `Apagar a anotação da visita de ${formatDate(dia)}`
        : [`Visita de ${formatDate(dia)}`, notaText(depois)].join(': '),
    confira: () => 'Confira nas visitas do cliente se a anotação já está lá.',
    feito: () => null,
  },
  codigos: {
    nome: codigosNome,
    confira: () => 'Confira na próxima importação se os códigos da farmácia são achados.',
    feito: () => null,
  },
};

/** The words of a change's kind. */
export const wordsOf = <I extends Intent>({ tipo }: I): KindWords<I> =>
  // The table pairs each kind with its own intent, which an index by a union does not show.
  WORDS[tipo] as unknown as KindWords<I>;

/** Describes another device's orders of a refused change's lines: number, total and quantities. */
export function pedidosFeitos(intent: Intent, pedidos: readonly PedidoDoCarrinho[]): string[] {
  return pedidos.flatMap((pedido) => {
    const feito = wordsOf(intent).feito(intent, pedido);
    return feito === null ? [] : [`Nº ${pedido.idPrePedido} · ${formatMoney(pedido.total)}: ${feito}`];
  });
}
