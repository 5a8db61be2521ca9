import { pode, podeSerNula, precisa } from './coluna.ts';

/** The titles of the code of a sales condition, and of a term of payment. */
export const CONDICAO = [
  'condição',
  'código da condição',
  'cod condição',
  'condição de venda',
  'cond venda',
] as const;
export const PRAZO = ['código do prazo', 'cod prazo', 'codplpag'] as const;

/** The titles of a term by its words; a trade's condition of payment is its term. */
export const PRAZO_DE_PAGAMENTO = [
  'prazo de pagamento',
  'prazo pagto',
  'prazo pgto',
  'condição de pagamento',
  'cond pagto',
  'cond pgto',
] as const;

/** The titles of a seller's code. */
export const VENDEDOR = [
  'código do vendedor',
  'cod vendedor',
  'cod vend',
  'código do representante',
  'cod representante',
  'cod rep',
  'rca',
  'cod rca',
  'codusur',
  'codusur1',
] as const;

/** The titles of a branch's code in other tables. */
export const FILIAL = [
  'código da filial',
  'cod filial',
  'codfilial',
  'centro de distribuição',
  'cd',
] as const;

export const COLUNAS_ENDERECO = [
  pode('logradouro', 'texto', 'endereço', 'rua', 'enderent'),
  pode('numero', 'texto', 'nº', 'núm', 'número do endereço', 'numeroent'),
  pode('complemento', 'texto', 'compl', 'complementoent'),
  pode('bairro', 'texto', 'bairroent'),
  pode('cidade', 'nome', 'município', 'localidade', 'municent'),
  pode('estado', 'nome', 'uf', 'sigla da uf', 'estent'),
  pode('cep', 'texto', 'código postal', 'cepent'),
  pode('telefone', 'texto', 'fone', 'tel', 'celular', 'telent'),
  pode('email', 'email', 'e-mail', 'correio eletrônico', 'emailnfe'),
];

export const COLUNAS_FILIAIS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'filial', 'código da filial', 'cod filial'),
  precisa('nome', 'texto', 'razão social', 'descrição', 'nome da filial'),
  pode('nomeFantasia', 'nome', 'fantasia', 'apelido'),
  precisa('cnpj', 'texto', 'cgc', 'cnpj da filial'),
  pode('inscricaoEstadual', 'texto', 'ie', 'i.e.', 'insc estadual', 'insc est'),
  ...COLUNAS_ENDERECO,
];

export const COLUNAS_PRAZOS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', 'prazo', ...PRAZO),
  precisa('descricao', 'texto', 'descrição', 'nome', 'descrição do prazo', ...PRAZO_DE_PAGAMENTO),
  pode('dias', 'nome', 'dias das parcelas', 'vencimentos', 'parcelas'),
];

/** A line of a table gives a condition one price table: its last five columns. */
export const COLUNAS_CONDICOES = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', ...CONDICAO),
  precisa(
    'descricao',
    'texto',
    'descrição',
    'nome',
    'descrição da condição',
    'condição de pagamento',
    'condição de venda',
    'cond venda',
    'cond pagto',
    'cond pgto',
  ),
  pode('promocao', 'booleano', 'campanha', 'promoção'),
  podeSerNula('dataInicial', 'dia', 'início', 'data inicial'),
  podeSerNula('dataFinal', 'dia', 'fim', 'término', 'data final'),
  pode('tabela', 'codigo', 'tabela de preço', 'cod tabela'),
  pode('estado', 'nome', 'uf'),
  pode('calcularSt', 'booleano', 'com st', 'calcula st'),
  pode('licencas', 'lista', 'licenças'),
  pode('tabelaBase', 'codigo', 'tabela base'),
];

export const COLUNAS_ETAPAS = [
  precisa('pedido', 'codigo', 'número do pedido', 'numped', 'pré-pedido', 'pedido maleta'),
  precisa('situacao', 'codigo', 'etapa', 'status', 'posição'),
  pode('em', 'momento', 'data e hora', 'momento', 'data'),
  pode('ocorrencia', 'texto', 'motivo', 'observação', 'mensagem'),
];

export const COLUNAS_PARAMETROS = [
  precisa('chave', 'codigo', 'parâmetro', 'nome', 'código'),
  precisa('valor', 'texto', 'conteúdo'),
];
