import { lazyScreen } from '#app/lazy/lazy-part.tsx';

export const HotsitePage = lazyScreen(async () => (await import('./hotsite-page.tsx')).HotsitePage);

export const PreviaPage = lazyScreen(async () => (await import('./previa-page.tsx')).PreviaPage);

export const CarrinhoScreen = lazyScreen(
  async () => (await import('#features/carrinho/carrinho-screen.tsx')).CarrinhoScreen,
);

export const ConfirmacaoScreen = lazyScreen(
  async () => (await import('#features/confirmacao/confirmacao-screen.tsx')).ConfirmacaoScreen,
);

export const PagamentoScreen = lazyScreen(
  async () => (await import('#features/pagamento/pagamento-screen.tsx')).PagamentoScreen,
);

export const ProdutoScreen = lazyScreen(
  async () => (await import('#features/produto/produto-screen.tsx')).ProdutoScreen,
);

export const ComboScreen = lazyScreen(
  async () => (await import('#features/combo/combo-screen.tsx')).ComboScreen,
);

export const RedefinirScreen = lazyScreen(
  async () => (await import('#features/acesso-senha/redefinir-screen.tsx')).RedefinirScreen,
);

export const PedidosScreen = lazyScreen(
  async () => (await import('#features/pedidos/pedidos-screen.tsx')).PedidosScreen,
);

export const PedidoScreen = lazyScreen(
  async () => (await import('#features/pedidos/detalhe/pedido-screen.tsx')).PedidoScreen,
);

export const OrcamentoAquiScreen = lazyScreen(
  async () => (await import('#features/orcamento/aqui-screen.tsx')).OrcamentoAquiScreen,
);

export const NotasScreen = lazyScreen(
  async () => (await import('#features/notas/notas-screen.tsx')).NotasScreen,
);

export const ContasScreen = lazyScreen(
  async () => (await import('#features/contas/contas-screen.tsx')).ContasScreen,
);

export const ExtratoScreen = lazyScreen(
  async () => (await import('#features/extrato/extrato-screen.tsx')).ExtratoScreen,
);

export const DevolucoesScreen = lazyScreen(
  async () => (await import('#features/devolucoes/devolucoes-screen.tsx')).DevolucoesScreen,
);

export const DevolucaoScreen = lazyScreen(
  async () => (await import('#features/devolucoes/detalhe/devolucao-screen.tsx')).DevolucaoScreen,
);

export const MeuCashbackScreen = lazyScreen(
  async () => (await import('#features/meu-cashback/meu-cashback-screen.tsx')).MeuCashbackScreen,
);

export const CompradosScreen = lazyScreen(
  async () => (await import('#features/comprados/comprados-screen.tsx')).CompradosScreen,
);

export const CompartilhadoScreen = lazyScreen(
  async () => (await import('#features/compartilhado/compartilhado-screen.tsx')).CompartilhadoScreen,
);

export const EmailScreen = lazyScreen(
  async () => (await import('#features/contatos/contatos-screen.tsx')).EmailScreen,
);

export const TelefoneScreen = lazyScreen(
  async () => (await import('#features/contatos/contatos-screen.tsx')).TelefoneScreen,
);

export const DocumentosScreen = lazyScreen(
  async () => (await import('#features/documentos/documentos-screen.tsx')).DocumentosScreen,
);

export const DevolucaoCadastrarScreen = lazyScreen(
  async () => (await import('#features/devolucao-nova/cadastrar-screen.tsx')).CadastrarScreen,
);

export const DevolucaoDigitacaoScreen = lazyScreen(
  async () => (await import('#features/devolucao-nova/digitacao/digitacao-screen.tsx')).DigitacaoScreen,
);

export const CartasScreen = lazyScreen(
  async () => (await import('#features/cartas/cartas-screen.tsx')).CartasScreen,
);

export const CartaCadastrarScreen = lazyScreen(
  async () => (await import('#features/cartas/nova/cadastrar-screen.tsx')).CadastrarScreen,
);

export const CartaAlterarScreen = lazyScreen(
  async () => (await import('#features/carta-itens/alterar-screen.tsx')).AlterarScreen,
);

export const CartaConsultarScreen = lazyScreen(
  async () => (await import('#features/carta-itens/consultar-screen.tsx')).ConsultarScreen,
);

export const EscritorioScreen = lazyScreen(
  async () => (await import('#features/escritorio/escritorio-screen.tsx')).EscritorioScreen,
);
