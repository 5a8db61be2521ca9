import { pode, precisa } from './coluna.ts';

const CLIENTE = ['código do cliente', 'cod cliente', 'codcli', 'cd_cliente', 'id cliente'] as const;
const CNPJ = ['cnpj', 'cnpj cpf', 'cpf cnpj', 'cgc', 'cgccpf', 'documento'] as const;

export const COLUNAS_CLIENTES = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'cliente', ...CLIENTE),
  precisa('cnpj', 'texto', ...CNPJ, 'cnpj do cliente'),
  precisa('razaoSocial', 'texto', 'razão', 'nome', 'nome do cliente', 'nome empresarial'),
  pode('nomeFantasia', 'texto', 'fantasia'),
  pode('inscricaoEstadual', 'texto', 'ie', 'insc estadual', 'ieent'),
  pode('email', 'texto', 'e-mail', 'correio eletrônico'),
  pode('telefone', 'texto', 'fone', 'tel', 'celular'),
  pode('logradouro', 'texto', 'endereço', 'rua'),
  pode('numero', 'texto', 'nº', 'núm', 'número do endereço'),
  pode('complemento', 'texto', 'compl'),
  pode('bairro', 'texto'),
  pode('cidade', 'texto', 'município', 'localidade'),
  pode('uf', 'texto', 'estado', 'sigla da uf'),
  pode('cep', 'texto', 'código postal'),
  pode('tabela', 'codigo', 'tabela de preço', 'cod tabela', 'numregiao'),
  pode('filial', 'codigo', 'código da filial', 'cod filial', 'codfilial', 'centro de distribuição'),
  pode('representante', 'codigo', 'vendedor', 'código do vendedor', 'rca', 'codusur'),
  pode('limiteCredito', 'numero', 'limite', 'limite de crédito', 'limcred'),
  pode('bloqueado', 'booleano', 'bloqueio'),
];

export const COLUNAS_USUARIOS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'código do usuário', 'codusur', 'matrícula'),
  precisa('nome', 'texto', 'nome do usuário', 'nome completo', 'vendedor'),
  precisa('usuario', 'texto', 'login', 'nome de usuário'),
  pode('email', 'texto', 'e-mail'),
  pode('perfil', 'texto', 'papel', 'tipo', 'função', 'cargo'),
  pode('cliente', 'codigo', ...CLIENTE),
  pode('ativo', 'booleano', 'habilitado'),
];

export const COLUNAS_TITULOS = [
  precisa('codigoErp', 'codigo', 'código', 'código do título', 'id título', 'numtransvenda'),
  precisa('cliente', 'codigo', ...CLIENTE),
  pode('filial', 'codigo', 'código da filial', 'cod filial', 'codfilial', 'empresa'),
  pode('pedido', 'codigo', 'número do pedido', 'pedido maleta', 'pré-pedido'),
  pode('nota', 'codigo', 'chave de acesso', 'chave da nota', 'chave nfe'),
  pode('formaPagamento', 'inteiro', 'forma de pagamento', 'código de cobrança', 'codcob'),
  pode('numero', 'texto', 'título', 'número do título', 'duplicata', 'documento'),
  precisa('dataVencimento', 'dia', 'vencimento', 'dt vencimento', 'dtvenc', 'venc'),
  pode('dataEmissao', 'dia', 'emissão', 'dt emissão', 'dtemissao'),
  pode('dataLiquidacao', 'dia', 'liquidação', 'data de pagamento', 'pagamento', 'dtpag', 'baixa'),
  precisa('valor', 'numero', 'valor do título', 'vl título', 'valor original'),
  pode('abatimento', 'numero', 'valor do abatimento'),
  pode('descontoFinanceiro', 'numero', 'desconto', 'valor do desconto'),
  pode('valorPago', 'numero', 'vl pago', 'vpago', 'pagamentos parciais'),
  pode('linhaDigitavel', 'texto', 'linha digitável do boleto'),
  pode('codigoBarras', 'texto', 'código de barras', 'barras do boleto'),
];
