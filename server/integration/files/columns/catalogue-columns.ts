import { pode, precisa } from './coluna.ts';

const PRODUTO = [
  'código do produto',
  'cod produto',
  'codprod',
  'cd_produto',
  'código do item',
  'cod item',
  'sku',
  'material',
] as const;
const DO_PRODUTO = [...PRODUTO, 'código', 'codigo erp', 'cod'] as const;
const TABELA = ['tabela de preço', 'tabela de preços', 'código da tabela', 'cod tabela'] as const;
const FILIAL = [
  'código da filial',
  'cod filial',
  'codfilial',
  'cd_filial',
  'centro de distribuição',
  'cd',
  'empresa',
  'loja',
] as const;

export const COLUNAS_PRODUTOS = [
  precisa('codigoErp', 'codigo', 'código', 'cod', 'codigo erp', ...PRODUTO, 'produto'),
  precisa(
    'nome',
    'texto',
    'descrição',
    'descrição do produto',
    'nome do produto',
    'desc',
    'descr',
    'ds_produto',
    'produto',
  ),
  pode('registro', 'texto', 'registro ms', 'registro anvisa', 'reg ms', 'número do registro'),
  pode('apresentacao', 'texto', 'embalagem', 'descrição da apresentação'),
  pode('substancia', 'texto', 'princípio ativo', 'dcb', 'molécula', 'composição'),
  pode('fabricante', 'nome', 'laboratório', 'indústria', 'fornecedor', 'lab'),
  pode('cnpjFabricante', 'texto', 'cnpj do laboratório', 'cnpj fornecedor', 'cnpj indústria'),
  pode('marca', 'nome', 'nome comercial'),
  pode('linha', 'nome', 'linha do produto'),
  pode('categoria', 'nome', 'grupo', 'departamento', 'seção'),
  pode('subCategoria', 'nome', 'subgrupo', 'sub grupo'),
  pode('codBarras', 'texto', 'ean', 'ean13', 'gtin', 'código de barras', 'cod barras', 'codauxiliar'),
  pode('tipo', 'inteiro', 'tipo de medicamento', 'tipo do produto'),
  pode('tarja', 'inteiro', 'cor da tarja'),
  pode('listaPisCofins', 'texto', 'lista', 'lista pis cofins', 'pis cofins'),
  pode('hospitalar', 'booleano', 'uso hospitalar', 'restrito a hospitais'),
  pode('refrigerado', 'booleano', 'termolábil', 'geladeira', 'cadeia fria'),
  pode('controlado', 'booleano', 'psicotrópico', 'portaria 344'),
  pode('comercializado', 'booleano', 'ativo', 'em linha'),
  pode('pmc', 'numero', 'preço máximo ao consumidor', 'preço máximo consumidor'),
  pode('filial', 'codigo', ...FILIAL),
  pode('vendas', 'inteiro', 'ranking', 'posição de vendas'),
  pode('selos', 'lista', 'selo', 'etiquetas'),
  pode('imagens', 'lista', 'imagem', 'foto', 'fotos', 'url da imagem'),
];

export const COLUNAS_PRECOS = [
  pode('tabela', 'codigo', ...TABELA, 'numregiao', 'lista de preço'),
  precisa('produto', 'codigo', ...DO_PRODUTO),
  precisa(
    'valorUnitario',
    'numero',
    'preço',
    'preço unitário',
    'valor',
    'preço de venda',
    'valor de venda',
    'preço tabela',
    'pvenda',
    'vl_unitario',
    'vlr unitário',
    'preço unit',
    'vlr unit',
    'vlr venda',
    'vl venda',
    'pr venda',
    'preço fábrica',
    'pf',
  ),
  pode('descontoComercial', 'numero', 'desconto', 'desc', 'perc desconto', 'desconto máximo'),
  pode('descontoFinanceiro', 'numero', 'desconto à vista', 'desc financeiro'),
  pode('st', 'numero', 'icms st', 'percentual st', 'perc st', 'substituição tributária'),
  pode('stFcp', 'numero', 'fcp', 'fcp st', 'fecp', 'fundo de combate à pobreza'),
  pode('vendido', 'booleano', 'ativo', 'vende'),
];

export const COLUNAS_ESTOQUES = [
  pode('filial', 'codigo', ...FILIAL),
  precisa('produto', 'codigo', ...DO_PRODUTO),
  precisa(
    'estoque',
    'inteiro',
    'quantidade',
    'qtd',
    'qtde',
    'qtde estoque',
    'saldo',
    'disponível',
    'estoque disponível',
    'est disp',
    'qtd disponível',
    'qtde disponível',
    'quantidade disponível',
    'estoque atual',
    'saldo atual',
    'qt_estoque',
    'qtestger',
  ),
  pode('poucas', 'inteiro', 'estoque baixo', 'poucas unidades', 'estoque mínimo'),
];

export const COLUNAS_FAIXAS = [
  precisa('tabela', 'codigo', ...TABELA),
  precisa('marca', 'texto', 'nome da marca', 'nome comercial'),
  pode('fabricante', 'codigo', 'laboratório', 'indústria', 'fornecedor', 'lab'),
  precisa('quantidade', 'inteiro', 'qtd', 'qtde', 'a partir de', 'quantidade mínima', 'qtd mínima'),
  precisa('descontoComercial', 'numero', 'desconto', 'desc', 'perc desconto'),
  pode('descontoFinanceiro', 'numero', 'desconto à vista', 'desc financeiro'),
];

export const COLUNAS_CASHBACKS = [
  precisa('produto', 'codigo', ...DO_PRODUTO),
  precisa('valor', 'numero', 'cashback', 'valor do cashback', 'valor por unidade'),
  pode('limiteQuantidade', 'inteiro', 'limite de unidades', 'quantidade máxima', 'qtd máxima'),
  pode('limiteValor', 'numero', 'limite de valor', 'valor máximo'),
  pode('hotsite', 'texto', 'página', 'link'),
  pode('html', 'texto', 'regulamento', 'texto da campanha'),
];
