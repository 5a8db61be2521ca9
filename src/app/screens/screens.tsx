import { useSnapshot } from 'valtio';
import { Route, Switch } from 'wouter';
import { lazyDialog, lazyPlace } from '#app/lazy/lazy-part.tsx';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { Protected } from '#app/session/protected.tsx';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { preferenciasState } from '#parts/dialogs/preferencias-state.ts';
import { ListaAnaliseContext } from '#parts/list/lista-analise.ts';
import { routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { BuscaAparelho, BuscaVisitante, Home } from './first-screens.ts';
import {
  CarrinhoScreen,
  CartaAlterarScreen,
  CartaCadastrarScreen,
  CartaConsultarScreen,
  CartasScreen,
  ComboScreen,
  CompartilhadoScreen,
  CompradosScreen,
  ConfirmacaoScreen,
  ContasScreen,
  DevolucaoCadastrarScreen,
  DevolucaoDigitacaoScreen,
  DevolucaoScreen,
  DevolucoesScreen,
  DocumentosScreen,
  EmailScreen,
  EscritorioScreen,
  ExtratoScreen,
  HotsitePage,
  MeuCashbackScreen,
  NotasScreen,
  OrcamentoAquiScreen,
  PagamentoScreen,
  PedidoScreen,
  PedidosScreen,
  PreviaPage,
  ProdutoScreen,
  RedefinirScreen,
  TelefoneScreen,
} from './later-screens.ts';
import { NotFound } from './not-found.tsx';
import { Spelled } from './spelled.tsx';

/** The parts that the search opens over itself, each in its own chunk. */
const BUSCA_PARTS = {
  Filtros: lazyDialog(async () => (await import('#features/busca/filter/filter-drawer.tsx')).FilterDrawer),
  Importacao: lazyDialog(async () => (await import('#features/importacao/import-dialog.tsx')).ImportDialog),
  Exportacao: lazyDialog(async () => (await import('#features/exportacao/export-dialog.tsx')).ExportDialog),
  Saidas: lazyPlace(async () => (await import('./busca-saidas.tsx')).BuscaSaidas, null),
  Banners: lazyPlace(async () => (await import('#app/header/busca-banners.tsx')).BuscaBanners, null),
};

/** Searches the catalogue while the user types: on the device for a signed-in user, else on the server. */
function Busca() {
  const BuscaScreen = useOptionalDevice() ? BuscaAparelho : BuscaVisitante;
  const { saved } = useSnapshot(preferenciasState);
  // Saved preferences set a list's first order and look.
  return <BuscaScreen key={saved} parts={BUSCA_PARTS} idHotsiteAjuda={useParametros()?.idHotsiteAtalhos} />;
}

function Carrinho() {
  return <CarrinhoScreen idHotsitePolitica={useParametros()?.idHotsitePolitica} />;
}

function Pagamento() {
  return <PagamentoScreen idHotsitePolitica={useParametros()?.idHotsitePolitica} />;
}

function MeuCashback() {
  return <MeuCashbackScreen empresa={useParametros()?.nomeEmpresaEcommerce} />;
}
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
