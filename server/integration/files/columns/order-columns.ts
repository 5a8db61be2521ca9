import { pode, podeSerNula, precisa } from './coluna.ts';
import { CONDICAO, FILIAL, PRAZO, PRAZO_DE_PAGAMENTO, VENDEDOR } from './company-columns.ts';

/** The members of an item; a line of a table of past orders has one, and repeats the others. */
const COLUNAS_DO_ITEM = [
  precisa('produto', 'codigo', 'código do produto', 'cod produto', 'codprod', 'código do item', 'sku'),
  precisa('quantidade', 'inteiro', 'qtd', 'qtde', 'qt', 'quantidade pedida', 'qtd pedida'),
  pode(
    'quantidadeFalta',
    'inteiro',
    'quantidade em falta',
    'qtd falta',
    'qtfalta',
    'falta',
    'corte',
    'qtd cortada',
  ),
  precisa(
    'valorUnitario',
    'numero',
    'preço',
    'preço unitário',
    'vlr unitário',
    'vl unitário',
    'punit',
    'pvenda',
  ),
  pode('descontoComercial', 'numero', 'desconto', 'desc', 'perc desconto'),
  pode('descontoFinanceiro', 'numero', 'desc financeiro'),
  pode('stValor', 'numero', 'st unitário', 'valor st', 'vlr st'),
  pode('st', 'numero', 'perc st'),
  pode('stFcp', 'numero', 'perc fcp'),
  precisa('valorTotal', 'numero', 'total do item', 'valor do item', 'vlr total', 'vl total'),
];

/** The names of these members. */
export const MEMBROS_DO_ITEM: readonly string[] = COLUNAS_DO_ITEM.map(({ membro }) => membro);

/** A status stands in two columns; the lines of an order may have different ones. */
export const COLUNAS_HISTORICO = [
  precisa('codigoErp', 'codigo', 'pedido', 'número do pedido', 'nº pedido', 'numped', 'código do pedido'),
  pode('cliente', 'codigo', 'código do cliente', 'cod cliente', 'codcli'),
  pode('usuario', 'codigo', 'vendedor', 'representante', ...VENDEDOR),
  pode('filial', 'codigo', ...FILIAL),
  pode('condicao', 'codigo', ...CONDICAO),
  pode('prazo', 'codigo', ...PRAZO, ...PRAZO_DE_PAGAMENTO),
  pode('forma', 'nome', 'forma de pagamento', 'forma pagto', 'forma pgto', 'cobrança'),
  pode('origem', 'nome', 'origem do pedido', 'canal'),
  pode('dataHora', 'momento', 'data', 'data do pedido', 'data e hora', 'dt pedido', 'emissão'),
  pode('situacao', 'codigo', 'status', 'posição', 'etapa'),
  pode('em', 'momento', 'data da situação', 'data do status', 'data da posição'),
  pode('ocorrencia', 'texto', 'motivo', 'mensagem'),
  podeSerNula('previsaoEntrega', 'dia', 'previsão de entrega', 'previsão', 'data prevista'),
  pode('numeroPedidoCliente', 'texto', 'pedido do cliente', 'ordem de compra', 'numpedcli'),
  pode('observacao', 'texto', 'observação', 'obs'),
  pode('orcamento', 'booleano', 'orçamento', 'cotação'),
  pode('total', 'numero', 'total do pedido', 'valor do pedido', 'vlr pedido'),
  ...COLUNAS_DO_ITEM,
];
