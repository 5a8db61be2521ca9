import { pode, podeSerNula, precisa } from './coluna.ts';
import {
  COLUNAS_ENDERECO,
  CONDICAO,
  FILIAL,
  PRAZO,
  PRAZO_DE_PAGAMENTO,
  VENDEDOR,
} from './company-columns.ts';

const CLIENTE = ['código do cliente', 'cod cliente', 'codcli', 'cd_cliente', 'id cliente'] as const;
const CNPJ = ['cnpj', 'cnpj cpf', 'cgc', 'cgccpf', 'cgcent', 'documento', 'cnpj do cliente'] as const;

/** A line of a table gives a customer one condition with one branch and one payment: its last six columns. */
export const COLUNAS_CLIENTES = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', ...CLIENTE, 'cliente'),
  precisa('nome', 'texto', 'razão social', 'razão', 'nome do cliente', 'nome empresarial', 'cliente'),
  precisa('cpfCnpj', 'texto', ...CNPJ),
  pode('nomeFantasia', 'texto', 'fantasia'),
  pode('inscricaoEstadual', 'texto', 'ie', 'i.e.', 'insc estadual', 'insc est', 'ieent'),
  pode('documentoIdentidade', 'texto', 'rg', 'identidade'),
  ...COLUNAS_ENDERECO,
  podeSerNula('vendedor', 'codigo', 'representante', ...VENDEDOR),
  pode('licencas', 'lista', 'licenças'),
  pode(
    'limiteDisponivel',
    'numero',
    'limite',
    'limite de crédito',
    'limcred',
    'lim crédito',
    'limite cred',
    'vlr limite cred',
    'vl limite',
    'vlr limite',
    'valor limite',
    'limite disponível',
    'crédito',
  ),
  pode('limitePagamentoAntecipado', 'numero', 'limite antecipado'),
  podeSerNula('bloqueioMotivo', 'motivo', 'motivo do bloqueio', 'bloqueio'),
  podeSerNula('minimoDiario', 'numero', 'mínimo diário'),
  podeSerNula('anvisa', 'dia', 'validade anvisa'),
  podeSerNula('sivisa', 'dia', 'validade sivisa', 'alvará sanitário'),
  podeSerNula('autorizacaoRetinoica', 'dia', 'autorização retinoica'),
  podeSerNula('crfEstabelecimento', 'dia', 'crf', 'validade crf'),
  podeSerNula('sipeagro', 'dia', 'validade sipeagro'),
  pode('condicao', 'codigo', ...CONDICAO),
  pode('filial', 'codigo', ...FILIAL),
  pode('minimoCompra', 'numero', 'pedido mínimo', 'compra mínima'),
  pode('prazoEntrega', 'inteiro', 'prazo de entrega', 'dias de entrega'),
  pode('prazo', 'codigo', ...PRAZO, ...PRAZO_DE_PAGAMENTO),
  pode('forma', 'nome', 'forma de pagamento', 'forma pagto', 'forma pgto', 'cobrança'),
];

export const COLUNAS_CONTATOS = [
  precisa('cliente', 'codigo', ...CLIENTE),
  precisa('tipo', 'nome', 'tipo de contato', 'tipo do telefone'),
  precisa('contato', 'codigo', 'e-mail', 'telefone', 'fone', 'e-mail ou telefone', 'número'),
  pode('enviarPedido', 'booleano', 'recebe pedidos', 'recebe nfe', 'recebe nota fiscal'),
  pode('enviarCobranca', 'booleano', 'recebe cobrança', 'recebe boletos', 'cobrança'),
  pode('marketing', 'booleano', 'promoções', 'aceita promoções', 'recebe promoções', 'opt-in'),
];

export const COLUNAS_USUARIOS = [
  precisa(
    'codigoErp',
    'codigo',
    'código',
    'cod',
    'codigo erp',
    'código do usuário',
    ...VENDEDOR,
    'matrícula',
  ),
  precisa('nome', 'texto', 'nome do usuário', 'nome completo', 'vendedor'),
  pode('login', 'codigo', 'usuário', 'nome de usuário'),
  precisa('email', 'texto', 'e-mail'),
  pode('papel', 'nome', 'perfil', 'tipo', 'função', 'cargo'),
  podeSerNula('supervisor', 'codigo', 'código do supervisor', 'cod supervisor', 'codsupervisor', 'gerente'),
  pode('clientes', 'lista', 'cliente', ...CLIENTE, 'códigos dos clientes'),
  podeSerNula('clientePrincipal', 'codigo', 'cliente principal'),
  pode('exportaListaProdutos', 'booleano', 'exporta lista', 'exporta produtos'),
  pode('ativo', 'booleano', 'habilitado'),
];

export const COLUNAS_METAS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'código da meta', 'cod meta'),
  precisa('usuario', 'codigo', 'usuário', 'código do usuário', ...VENDEDOR, 'vendedor', 'representante'),
  precisa('mes', 'mes', 'mês', 'mês de referência', 'competência', 'período'),
  podeSerNula('fabricante', 'nome', 'laboratório', 'indústria', 'fornecedor', 'lab'),
  podeSerNula('marca', 'nome', 'nome da marca', 'nome comercial'),
  podeSerNula('cliente', 'codigo', ...CLIENTE),
  precisa('valor', 'numero', 'meta', 'valor da meta', 'vl meta', 'vlr meta', 'objetivo'),
];

export const COLUNAS_TITULOS = [
  precisa('codigoErp', 'codigo', 'código', 'código do título', 'id título', 'numtransvenda'),
  precisa('cliente', 'codigo', ...CLIENTE),
  pode('filial', 'codigo', 'código da filial', 'cod filial', 'codfilial', 'empresa'),
  pode('pedido', 'codigo', 'número do pedido', 'pedido maleta', 'pré-pedido'),
  pode('nota', 'codigo', 'chave de acesso', 'chave da nota', 'chave nfe'),
  pode('outrasNotas', 'lista', 'outras notas', 'notas agrupadas'),
  pode(
    'formaPagamento',
    'inteiro',
    'forma de pagamento',
    'forma pagto',
    'forma pgto',
    'código de cobrança',
    'codcob',
  ),
  pode('numero', 'nome', 'título', 'número do título', 'duplicata', 'duplic', 'documento'),
  precisa('dataVencimento', 'dia', 'vencimento', 'dt vencimento', 'dtvenc', 'venc'),
  pode('dataEmissao', 'dia', 'emissão', 'dt emissão', 'dtemissao'),
  podeSerNula('dataLiquidacao', 'dia', 'liquidação', 'data de pagamento', 'pagamento', 'dtpag', 'baixa'),
  precisa('valor', 'numero', 'valor do título', 'vl título', 'valor original'),
  pode('abatimento', 'numero', 'valor do abatimento'),
  pode('descontoFinanceiro', 'numero', 'desconto', 'valor do desconto'),
  pode('valorPago', 'numero', 'vl pago', 'vpago', 'pagamentos parciais'),
  pode('contadoNoLimite', 'booleano', 'já está no limite'),
  podeSerNula('linhaDigitavel', 'texto', 'linha digitável do boleto'),
  podeSerNula('codigoBarras', 'nome', 'código de barras', 'barras do boleto'),
];

const CODIGO_DO_LANCAMENTO = precisa(
  'codigoErp',
  'codigo',
  'código',
  'código do lançamento',
  'número do lançamento',
  'lançamento',
);
const VALOR_DO_LANCAMENTO = precisa(
  'valor',
  'numero',
  'valor do lançamento',
  'vl lançamento',
  'vlr lançamento',
);
const DATA_DO_LANCAMENTO = precisa(
  'dataHora',
  'momento',
  'data',
  'data e hora',
  'data do lançamento',
  'dt lançamento',
);

export const COLUNAS_LANCAMENTOS = [
  CODIGO_DO_LANCAMENTO,
  precisa('cliente', 'codigo', ...CLIENTE),
  precisa('natureza', 'nome', 'd/c', 'c/d', 'débito ou crédito', 'crédito ou débito'),
  VALOR_DO_LANCAMENTO,
  DATA_DO_LANCAMENTO,
  precisa('observacao', 'nome', 'histórico', 'descrição', 'observação', 'complemento'),
  pode('pedido', 'codigo', 'número do pedido', 'pedido maleta', 'pré-pedido'),
];

export const COLUNAS_CASHBACK_LANCAMENTOS = [
  CODIGO_DO_LANCAMENTO,
  precisa('cliente', 'codigo', ...CLIENTE),
  VALOR_DO_LANCAMENTO,
  DATA_DO_LANCAMENTO,
  precisa('descricao', 'nome', 'descrição', 'nome do produto', 'histórico', 'observação'),
  pode('liberadoEm', 'momento', 'liberado em', 'liberação', 'data de liberação', 'dt liberação'),
  pode('produto', 'codigo', 'código do produto', 'cod produto', 'codprod'),
  pode('nota', 'codigo', 'chave de acesso', 'chave da nota', 'chave nfe'),
];
