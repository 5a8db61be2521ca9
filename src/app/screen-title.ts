import { tituloDaLoja } from '#domain/instalacao.ts';
import { routes } from '#routes.ts';

/** What a screen is called in the browser's tab and history. No customer's name, and nothing searched for. */
const NAMES: Partial<Record<keyof typeof routes, string>> = {
  busca: 'Busca',
  pro: 'Produto',
  com: 'Combo',
  carrinho: 'Carrinho',
  pagamento: 'Pagamento',
  confirmacao: 'Confirmação',
  pedidos: 'Meus Pedidos',
  pedidoDetalhes: 'Detalhes do Pedido',
  extrato: 'Extrato de Conta Corrente',
  contasPendentes: 'Contas Pendentes',
  devolucao: 'Devoluções',
  notasFiscais: 'Notas Fiscais',
  documentosRegulatorios: 'Documentos Regulatórios',
  cartaCorrecao: 'Cartas de Correção',
  meuCashback: 'Meu Cashback',
  logout: 'Logout',
};

const BY_PATH = new Map<string, string>(
  Object.entries(NAMES).map(([name, title]) => [routes[name as keyof typeof routes], title]),
);

/** The company's title with the screen's before it, as 'Carrinho · Loja - Distribuidora Sul'. */
export function screenTitle(path: string, empresa: Parameters<typeof tituloDaLoja>[0] | undefined): string {
  const loja = empresa === undefined ? 'Maleta' : tituloDaLoja(empresa);
  // The id behind a screen's address is nobody's business.
  const screen = BY_PATH.get(path.replace(/(.)\/+$/, '$1').replace(/\/\d+$/, ''));
  return screen === undefined ? loja : `${screen} · ${loja}`;
}
