import { useSnapshot } from 'valtio';
import { Route, Switch } from 'wouter';
import { lazyDialog, lazyPlace, lazyScreen } from '#app/lazy/lazy-part.tsx';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { Protected } from '#app/session/protected.tsx';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { preferenciasState } from '#parts/dialogs/preferencias-state.ts';
import { ListaAnaliseContext } from '#parts/list/lista-analise.ts';
import { routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { BuscaAparelho, BuscaVisitante, Home } from './first-screens.ts';
import { NotFound } from './not-found.tsx';
import { Spelled } from './spelled.tsx';

const HotsitePage = lazyScreen(async () => (await import('./hotsite-page.tsx')).HotsitePage);
const PreviaPage = lazyScreen(async () => (await import('./previa-page.tsx')).PreviaPage);
/** The parts that the search opens over itself, each in its own chunk. */
const BUSCA_PARTS = {
  Filtros: lazyDialog(async () => (await import('#features/busca/filter/filter-drawer.tsx')).FilterDrawer),
  Importacao: lazyDialog(async () => (await import('#features/importacao/import-dialog.tsx')).ImportDialog),
  Exportacao: lazyDialog(async () => (await import('#features/exportacao/export-dialog.tsx')).ExportDialog),
  Banners: lazyPlace(async () => (await import('#app/header/busca-banners.tsx')).BuscaBanners, null),
};

/** Searches the catalogue while the user types: on the device for a signed-in user, else on the server. */
function Busca() {
  const BuscaScreen = useOptionalDevice() ? BuscaAparelho : BuscaVisitante;
  const { saved } = useSnapshot(preferenciasState);
  // Saved preferences set a list's first order and look.
  return <BuscaScreen key={saved} parts={BUSCA_PARTS} idHotsiteAjuda={useParametros()?.idHotsiteAtalhos} />;
}

const CarrinhoScreen = lazyScreen(
  async () => (await import('#features/carrinho/carrinho-screen.tsx')).CarrinhoScreen,
);

function Carrinho() {
  return <CarrinhoScreen idHotsitePolitica={useParametros()?.idHotsitePolitica} />;
}

const ConfirmacaoScreen = lazyScreen(
  async () => (await import('#features/confirmacao/confirmacao-screen.tsx')).ConfirmacaoScreen,
);

const PagamentoScreen = lazyScreen(
  async () => (await import('#features/pagamento/pagamento-screen.tsx')).PagamentoScreen,
);

function Pagamento() {
  return <PagamentoScreen idHotsitePolitica={useParametros()?.idHotsitePolitica} />;
}

const ProdutoScreen = lazyScreen(
  async () => (await import('#features/produto/produto-screen.tsx')).ProdutoScreen,
);

const ComboScreen = lazyScreen(async () => (await import('#features/combo/combo-screen.tsx')).ComboScreen);

const RedefinirScreen = lazyScreen(
  async () => (await import('#features/acesso-senha/redefinir-screen.tsx')).RedefinirScreen,
);

const PedidosScreen = lazyScreen(
  async () => (await import('#features/pedidos/pedidos-screen.tsx')).PedidosScreen,
);

const PedidoScreen = lazyScreen(
  async () => (await import('#features/pedidos/detalhe/pedido-screen.tsx')).PedidoScreen,
);

const OrcamentoAquiScreen = lazyScreen(
  async () => (await import('#features/orcamento/aqui-screen.tsx')).OrcamentoAquiScreen,
);

const NotasScreen = lazyScreen(async () => (await import('#features/notas/notas-screen.tsx')).NotasScreen);

const ContasScreen = lazyScreen(
  async () => (await import('#features/contas/contas-screen.tsx')).ContasScreen,
);
const ExtratoScreen = lazyScreen(
  async () => (await import('#features/extrato/extrato-screen.tsx')).ExtratoScreen,
);
const DevolucoesScreen = lazyScreen(
  async () => (await import('#features/devolucoes/devolucoes-screen.tsx')).DevolucoesScreen,
);
const DevolucaoScreen = lazyScreen(
  async () => (await import('#features/devolucoes/detalhe/devolucao-screen.tsx')).DevolucaoScreen,
);
const MeuCashbackScreen = lazyScreen(
  async () => (await import('#features/meu-cashback/meu-cashback-screen.tsx')).MeuCashbackScreen,
);

function MeuCashback() {
  return <MeuCashbackScreen empresa={useParametros()?.nomeEmpresaEcommerce} />;
}
const CompradosScreen = lazyScreen(
  async () => (await import('#features/comprados/comprados-screen.tsx')).CompradosScreen,
);
const CompartilhadoScreen = lazyScreen(
  async () => (await import('#features/compartilhado/compartilhado-screen.tsx')).CompartilhadoScreen,
);
const EmailScreen = lazyScreen(
  async () => (await import('#features/contatos/contatos-screen.tsx')).EmailScreen,
);
const TelefoneScreen = lazyScreen(
  async () => (await import('#features/contatos/contatos-screen.tsx')).TelefoneScreen,
);

const DocumentosScreen = lazyScreen(
  async () => (await import('#features/documentos/documentos-screen.tsx')).DocumentosScreen,
);

const DevolucaoCadastrarScreen = lazyScreen(
  async () => (await import('#features/devolucao-nova/cadastrar-screen.tsx')).CadastrarScreen,
);
const DevolucaoDigitacaoScreen = lazyScreen(
  async () => (await import('#features/devolucao-nova/digitacao/digitacao-screen.tsx')).DigitacaoScreen,
);

const CartasScreen = lazyScreen(
  async () => (await import('#features/cartas/cartas-screen.tsx')).CartasScreen,
);
const CartaCadastrarScreen = lazyScreen(
  async () => (await import('#features/cartas/nova/cadastrar-screen.tsx')).CadastrarScreen,
);
const CartaAlterarScreen = lazyScreen(
  async () => (await import('#features/carta-itens/alterar-screen.tsx')).AlterarScreen,
);
const CartaConsultarScreen = lazyScreen(
  async () => (await import('#features/carta-itens/consultar-screen.tsx')).ConsultarScreen,
);

const EscritorioScreen = lazyScreen(
  async () => (await import('#features/escritorio/escritorio-screen.tsx')).EscritorioScreen,
);

/** Every address and the screen behind it. */
export function Screens() {
  return (
    <Spelled>
      <Switch>
        <Route path={routes.home}>
          <Home onEnter={() => openLogIn()} />
        </Route>
        <Route path={routes.busca}>
          <Busca />
        </Route>
        <Route path={routes.pro}>
          <ProdutoScreen />
        </Route>
        <Route path={routes.com}>
          <ComboScreen />
        </Route>
        <Route path={routes.carrinho}>
          <Protected right="act">
            <ListaAnaliseContext value="Carrinho de Compras">
              <Carrinho />
            </ListaAnaliseContext>
          </Protected>
        </Route>
        <Route path={routes.pagamento}>
          <Protected right="act">
            <Pagamento />
          </Protected>
        </Route>
        <Route path={routes.confirmacao}>
          <Protected>
            <ConfirmacaoScreen />
          </Protected>
        </Route>
        <Route path={routes.pedidos}>
          <Protected>
            <PedidosScreen />
          </Protected>
        </Route>
        <Route path={`${routes.pedidoDetalhes}/:id`}>
          {({ id }) => (
            <Protected>
              <PedidoScreen id={id} />
            </Protected>
          )}
        </Route>
        <Route path={`${routes.orcamentoAqui}/:key`}>
          {({ key }) => (
            <Protected>
              <OrcamentoAquiScreen chave={key} />
            </Protected>
          )}
        </Route>
        <Route path={routes.contasPendentes}>
          <Protected>
            <ContasScreen />
          </Protected>
        </Route>
        <Route path={routes.extrato}>
          <Protected>
            <ExtratoScreen />
          </Protected>
        </Route>
        <Route path={routes.comprados}>
          <Protected>
            <CompradosScreen />
          </Protected>
        </Route>
        <Route path={routes.compartilhado}>
          <Protected right="act">
            <CompartilhadoScreen />
          </Protected>
        </Route>
        <Route path={routes.meuCashback}>
          <Protected>
            <MeuCashback />
          </Protected>
        </Route>
        <Route path={routes.notasFiscais}>
          <Protected>
            <NotasScreen />
          </Protected>
        </Route>
        <Route path={routes.documentosRegulatorios}>
          <Protected>
            <DocumentosScreen />
          </Protected>
        </Route>
        <Route path={routes.devolucao}>
          <Protected>
            <DevolucoesScreen />
          </Protected>
        </Route>
        <Route path={`${routes.devolucaoDetalhes}/:id`}>
          {({ id }) => (
            <Protected>
              <DevolucaoScreen id={id} />
            </Protected>
          )}
        </Route>
        <Route path={routes.devolucaoCadastrar}>
          <Protected right="act">
            <DevolucaoCadastrarScreen />
          </Protected>
        </Route>
        <Route path={routes.devolucaoDigitacao}>
          <Protected right="act">
            <DevolucaoDigitacaoScreen />
          </Protected>
        </Route>
        <Route path={routes.cartaCorrecao}>
          <Protected>
            <CartasScreen />
          </Protected>
        </Route>
        <Route path={routes.cartaCadastrar}>
          <Protected right="act">
            <CartaCadastrarScreen />
          </Protected>
        </Route>
        <Route path={`${routes.cartaAlterar}/:id?`}>
          {({ id }) => (
            <Protected right="act">
              <CartaAlterarScreen id={id} />
            </Protected>
          )}
        </Route>
        <Route path={`${routes.cartaConsultar}/:id`}>
          {({ id }) => (
            <Protected>
              <CartaConsultarScreen id={id} />
            </Protected>
          )}
        </Route>
        <Route path={routes.usuarioEmail}>
          <Protected>
            <EmailScreen />
          </Protected>
        </Route>
        <Route path={routes.usuarioTelefone}>
          <Protected>
            <TelefoneScreen />
          </Protected>
        </Route>
        <Route path={routes.escritorio}>
          <Protected right="decide">
            <EscritorioScreen />
          </Protected>
        </Route>
        <Route path={`${routes.hotsite}/:url`}>{({ url }) => <HotsitePage url={url} />}</Route>
        <Route path={routes.recuperarSenha}>
          <RedefinirScreen />
        </Route>
        <Route path={routes.logout}>
          <PageHeader title="Logout" />
        </Route>
        <Route path="/:previa">
          <PreviaPage />
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Spelled>
  );
}
