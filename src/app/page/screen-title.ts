import { tituloDaLoja } from '#domain/app/instalacao.ts';
import { routes } from '#routes.ts';

/** The name of a screen in the browser's tab and history, without customers' names or search words. */
const NAMES: Partial<Record<keyof typeof routes, string>> = {
  busca: 'Busca',
  pro: 'Produto',
  com: 'Combo',
  carrinho: 'Carrinho',
  pagamento: 'Pagamento',
  confirmacao: 'Confirmação',
  pedidos: 'Meus Pedidos',
  pedidoDetalhes: 'Detalhes do Pedido',
  orcamentoAqui: 'Orçamento',
  extrato: 'Extrato de Conta Corrente',
  contasPendentes: 'Contas Pendentes',
  devolucao: 'Devoluções',
  devolucaoCadastrar: 'Nova Devolução',
  devolucaoDigitacao: 'Digitação da Devolução',
  devolucaoDetalhes: 'Detalhes da Devolução',
  notasFiscais: 'Notas Fiscais',
  documentosRegulatorios: 'Documentos Regulatórios',
  cartaCorrecao: 'Cartas de Correção',
  cartaCadastrar: 'Nova Carta de Correção',
  cartaAlterar: 'Alterar Carta de Correção',
  cartaConsultar: 'Consultar Carta de Correção',
  meuCashback: 'Meu Cashback',
  comprados: 'Comprados',
  compartilhado: 'Importar produtos',
  usuarioEmail: 'Atualizar E-mail Marketing',
  usuarioTelefone: 'Atualizar Whatsapp Marketing',
  escritorio: 'Solicitações',

  recuperarSenha: 'Nova Senha',
  logout: 'Logout',
};

const BY_PATH = new Map<string, string>(
  Object.entries(NAMES).map(([name, title]) => [routes[name as keyof typeof routes], title]),
);

/**
 * The screen's title, then the company's, as 'Carrinho · Loja - Distribuidora Sul'. `nome`: the screen's own name,
 * where its address does not give it.
 */
export function screenTitle(
  path: string,
  empresa: Parameters<typeof tituloDaLoja>[0] | undefined,
  nome: string | null = null,
): string {
  const loja = empresa === undefined ? 'Maleta' : tituloDaLoja(empresa);
  if (path === routes.meuCashback && empresa !== undefined)
    return `${NAMES.meuCashback} - ${empresa.nomeEmpresaEcommerce}`;
  // The id in a screen's address stays out of the title.
  const screen = nome ?? BY_PATH.get(path.replace(/(.)\/+$/, '$1').replace(/\/\d+$/, ''));
  return screen === undefined ? loja : `${screen} · ${loja}`;
}
