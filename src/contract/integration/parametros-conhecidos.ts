/** How the value of a parameter is written. A list is joined by commas; amounts in reais, percentages as `12.5`. */
export type TipoDeParametro =
  | { readonly tipo: 'texto'; readonly maximo: number }
  | { readonly tipo: 'booleano' }
  | { readonly tipo: 'inteiro'; readonly unidade: string; readonly minimo: number; readonly maximo: number }
  | { readonly tipo: 'percentual'; readonly minimo: number; readonly maximo: number }
  | { readonly tipo: 'reais'; readonly minimo: number; readonly maximo: number }
  | { readonly tipo: 'opcoes'; readonly opcoes: readonly string[] }
  | { readonly tipo: 'dias' }
  /** The company's code of a page or of a theme. */
  | { readonly tipo: 'hotsite' | 'tema' }
  | { readonly tipo: 'versao' };

export type ParametroConhecido = TipoDeParametro & {
  readonly chave: string;
  /** The value of a company that says none, as text; '' is none. */
  readonly padrao: string;
};

const texto = (chave: string, maximo = 300, padrao = ''): ParametroConhecido => ({
  chave,
  tipo: 'texto',
  maximo,
  padrao,
});

const booleano = (chave: string): ParametroConhecido => ({ chave, tipo: 'booleano', padrao: 'false' });

const inteiro = (
  chave: string,
  unidade: string,
  [minimo, maximo]: readonly [number, number],
  padrao: string,
): ParametroConhecido => ({ chave, tipo: 'inteiro', unidade, minimo, maximo, padrao });

const PAGINA = 100_000;

/** The identity of the company, and the look of its pages. */
const DA_EMPRESA = [
  texto('nomeEmpresaEcommerce', 100, 'Maleta'),
  texto('nomeInstalacaoEcommerce', 60, 'maleta'),
  texto('ecommerceTitulo'),
  texto('urlIconeEmpresa'),
  texto('urlImagemInstalacaoPequena'),
  texto('urlImagemInstalacaoGrande'),
  texto('urlBasePortalEcommerce'),
  texto('imagemHosts', 2000),
  texto('hotsiteFrameHosts', 2000),
  texto('fonteCatalogo', 500),
  texto('htmlRodapePortal', PAGINA),
  texto('htmlRodapeCarrinho', PAGINA),
  inteiro('qtdMaxProdutosVitrine', 'produtos', [1, 100], '10'),
  texto('topoTelevendas'),
  texto('topoTransporte'),
  texto('topoSegundaViaBoleto'),
  texto('topoParcelamentoCartao'),
  texto('topoPedidoMinimo'),
  texto('topoLimiteDisponivel'),
];

/** The behaviour of the app on devices. */
const DO_APLICATIVO: readonly ParametroConhecido[] = [
  booleano('solicitarGeolocalizacao'),
  booleano('habilitarGoogleAnalytics'),
  texto('codConteinerGoogleTagManager', 40),
  texto('idGoogleAnalytics', 40),
  inteiro('quantidadeMaximaItensPorVezGoogleAnalytics', 'itens', [1, 1000], ''),
  { chave: 'versaoMinima', tipo: 'versao', padrao: '' },
  { chave: 'idHotsiteAtalhos', tipo: 'hotsite', padrao: '' },
  { chave: 'idHotsitePolitica', tipo: 'hotsite', padrao: '' },
  { chave: 'idTemaLoja', tipo: 'tema', padrao: '' },
];

/** The card brands that a provider knows. */
const BANDEIRAS_ACEITAS = ['visa', 'mastercard', 'elo', 'amex', 'hipercard', 'diners'];

/** The terms of sale. */
const DA_VENDA: readonly ParametroConhecido[] = [
  inteiro('prazoDevolucaoDias', 'dias', [1, 999], '7'),
  inteiro('diasParaColeta', 'dias', [1, 90], '10'),
  {
    chave: 'diasDeEntrega',
    tipo: 'opcoes',
    opcoes: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'],
    padrao: 'seg,ter,qua,qui,sex',
  },
  { chave: 'diasSemEntrega', tipo: 'dias', padrao: '' },
  booleano('feriadosSemEntrega'),
  inteiro('cartaoParcelasMaximo', 'parcelas', [1, 24], '6'),
  inteiro('cartaoParcelasSemJuros', 'parcelas', [1, 24], '3'),
  { chave: 'cartaoJurosMensal', tipo: 'percentual', minimo: 0, maximo: 20, padrao: '1.99' },
  { chave: 'cartaoParcelaMinima', tipo: 'reais', minimo: 0, maximo: 100_000, padrao: '0' },
  inteiro('cartaoDiasPrimeiraParcela', 'dias', [1, 90], '30'),
  {
    chave: 'cartaoBandeiras',
    tipo: 'opcoes',
    opcoes: BANDEIRAS_ACEITAS,
    padrao: BANDEIRAS_ACEITAS.join(','),
  },
  inteiro('pixValidadeMinutos', 'minutos', [5, 60], '30'),
  // An order waits as long as a Pix code may live, or longer.
  inteiro('minutosParaPagar', 'minutos', [60, 720], '60'),
  inteiro('diasParaPagarAntecipado', 'dias úteis', [1, 30], '3'),
  inteiro('diasDeCompensacao', 'dias úteis', [0, 10], '2'),
  booleano('feriadosSemBanco'),
  // The most that the law allows is the default.
  { chave: 'multaAtraso', tipo: 'percentual', minimo: 0, maximo: 2, padrao: '2' },
  { chave: 'jurosAtrasoMensal', tipo: 'percentual', minimo: 0, maximo: 1, padrao: '1' },
  inteiro('tamanhoMaximoDocumentoKb', 'KB', [1, 10_240], '5120'),
];

/** Every parameter that a company may set. Each has the value that the app has without it. */
export const PARAMETROS_CONHECIDOS: readonly ParametroConhecido[] = [
  ...DA_EMPRESA,
  ...DO_APLICATIVO,
  ...DA_VENDA,
];

/** A parameter by its key. */
export const parametroDe = (chave: string): ParametroConhecido | undefined =>
  PARAMETROS_CONHECIDOS.find((parametro) => parametro.chave === chave);
