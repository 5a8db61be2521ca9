import { anexoPath, jpegOf, nomeDoAnexo } from '#tests/support/anexos.ts';
import { type ApiClient, basic, SENHA } from '#tests/support/api.ts';
import { addBody } from '#tests/support/cart.ts';
import {
  cadastrarPath,
  consultarPath,
  EXCLUIR_ITEM,
  ITEM as ITEM_DA_CARTA,
  processarPath,
  situacaoPath,
} from '#tests/support/cartas.ts';
import { EMAILS, MANTER_EMAIL, MANTER_TELEFONE, TELEFONES, telefoneBody } from '#tests/support/contatos.ts';
import { pedidoDeRevisao } from '#tests/support/documentos.ts';
import { orcamentoBody } from '#tests/support/orcamentos.ts';
import { cardFor, encoded } from '#tests/support/payments.ts';
import { VISITA, visitaBody, visitasPath } from '#tests/support/visitas.ts';
import { CHAVE, type Chamador, COM_CARRINHO, COM_PEDIDOS, type Mundo, OUTRO, SID, USUARIO } from './mundo.ts';

/** A request in arguments of `ApiClient.send`. */
export type Pedir = (mundo: Mundo, chamador: Chamador) => Parameters<ApiClient['send']>;

const get =
  (path: (mundo: Mundo) => string): Pedir =>
  (mundo) => ['GET', path(mundo)];

const plain = (path: string): Pedir => get(() => path);

const inBase64 = (text: string): string => encodeURIComponent(Buffer.from(text).toString('base64'));

const SENHA_NOVA = 'Uma-outra-senha-2026';
const TROCA = Buffer.from(
  JSON.stringify({ senhaAtual: SENHA, senhaNova: SENHA_NOVA, confirmacaoSenha: SENHA_NOVA, idAcaoOrigem: 8 }),
).toString('base64');

const LIMITE = 'limite-de-um-formulario-0001';
const CADASTRO = `${Object.entries({
  email: 'compras@example.com',
  telefone: '1132654321',
  cep: '20040020',
  cpfCnpj: '12.abc.345/01de-35',
  idPessoaTipo: '2',
})
  .map(([name, value]) => `--${LIMITE}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')}--${LIMITE}--\r\n`;

/** A form with a JPEG, as its first bytes say. */
const fotografia = (idDevolucaoEletronica: number): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${Object.entries({ idDevolucaoEletronica, idAnexo: nomeDoAnexo(2) })
        .map(
          ([name, value]) =>
            `--${LIMITE}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('')}--${LIMITE}\r\nContent-Disposition: form-data; name="arquivo"; filename="a.jpg"\r\n\r\n`,
    ),
    jpegOf(100),
    Buffer.from(`\r\n--${LIMITE}--\r\n`),
  ]);

/** The body that names a corrected lot of the open letter. */
const itemDaCarta = ({ aberta, idItem, lote }: Mundo['carta'], loteCorrigido: string) => ({
  cartaCorrecao: { idCartaCorrecao: aberta },
  produto: { idProduto: idItem },
  loteOrigem: { lote },
  loteCorrigido,
  quantidadeCorrigida: 1,
});

const C = COM_PEDIDOS;
const ITEM = 'idTipoConsulta=3&idItemTipo=1';

/** Every call with arguments that are right for the user who owns everything they name. */
export const LINHAS: Readonly<Record<string, Pedir>> = {
  login: (_mundo, chamador) => {
    const who = chamador === 'certo' ? 'representante' : 'farmacia';
    return ['POST', '/login', undefined, { headers: { authorization: basic(who, SENHA) } }];
  },
  logout: () => ['POST', '/login/sair'],
  encerrarSessaoDeixada: () => ['POST', '/login/sessaodeixada', { sid: 'nenhuma' }],
  usuarioAutenticado: plain('/login/usuarioautenticado'),
  consultarSessoes: plain('/login/sessoes'),
  encerrarSessao: () => ['DELETE', `/login/sessoes/${SID}`],
  encerrarOutrasSessoes: () => ['DELETE', '/login/sessoes'],
  consultarUsuarioValido: plain('/cliente/consultarUsuarioValido?strNomeUsuario=representante'),
  // A mail is written after the response: to an unknown log-in, so that it changes no row.
  recuperarSenha: plain('/cliente/RecuperacaoSenha?nomeUsuario=ninguem'),
  consultarLinkSenha: () => ['POST', '/cliente/ConsultarLinkSenha', { token: 'nenhum' }],
  redefinirSenha: () => [
    'POST',
    '/cliente/RedefinirSenha',
    { token: 'nenhum', senhaNova: SENHA_NOVA, confirmacaoSenha: SENHA_NOVA },
  ],
  alterarSenha: () => ['PUT', `/cliente/AlterarSenha?auth=${encodeURIComponent(TROCA)}`],
  consultarAreaAtuacaoCep: plain('/cliente/consultarAreaAtuacaoCep?cep=01310100'),
  consultarEnderecoCep: plain('/cliente/consultarEnderecoCep?cep=01310100'),
  solicitarCadastroCliente: () => [
    'POST',
    '/cliente/solicitarCadastroCliente',
    CADASTRO,
    { headers: { 'content-type': `multipart/form-data; boundary=${LIMITE}` } },
  ],
  clienteSolicitaAcesso: plain('/cliente/clienteSolicitaAcesso?cpfcnpj=99000101000120'),
  solicitarAcesso: () => [
    'POST',
    '/cliente/solicitarAcesso',
    { nome: 'Ana Prado', telefone: '11987654321', email: 'ana@example.com', clientes: '101' },
  ],
  consultarSolicitacoes: plain('/escritorio/solicitacoes'),
  responderSolicitacao: ({ solicitacao }) => [
    'POST',
    `/escritorio/solicitacoes/${solicitacao}/resposta`,
    { resposta: 'aceita', texto: '' },
  ],
  baixarSegundaViaBoleto: get(
    ({ cpfCnpj }) => `/segundaviaboleto?cpfCnpj=${inBase64(cpfCnpj)}&notaFiscal=${inBase64('1')}`,
  ),
  consultarParametros: plain('/parametros'),
  consultarTemas: plain('/temapersonalizado'),
  consultarBanners: plain(`/Banner?idPessoaCliente=${C}`),
  consultarVitrines: plain(`/vitrine?idPessoaCliente=${C}&incluirItens=true`),
  consultarVitrineProdutos: plain(`/vitrine/produtos?idVitrine=1&idPessoaCliente=${C}`),
  consultarVitrinePrevia: plain(`/vitrine/previa?url=genericos&idPessoaCliente=${C}`),
  consultarHotsite: plain('/hotsite?url=area-do-cliente'),
  consultarHotsiteId: plain('/hotsite/consultarHotsiteId?idHotsite=5'),
  consultarHotsitePolitica: plain('/hotsite/consultarHotsitePolitica?idHotsite=2'),
  consultarMenu: plain('/menu'),
  consultarTopo: plain('/topo?idUsuario=1'),
  consultarUsuarioCliente: plain('/UsuarioCliente'),
  consultarClienteDadosGerais: plain(`/Cliente/consultarClienteDadosGerais?idPessoaCliente=${C}`),
  consultarLimitePagamentoAntecipado: plain(`/Cliente/LimitePagamentoAntecipado/${COM_CARRINHO}`),
  consultarPreferenciaUsuarioCliente: plain(`/PreferenciaUsuarioCliente?idPessoaCliente=${C}`),
  consultarPreferenciaPrincipal: plain('/PreferenciaUsuarioCliente/principal'),
  alterarClientePrincipal: () => ['POST', '/PreferenciaUsuario/alterarClientePrincipal', { IDCliente: C }],
  consultarPreferenciaUsuario: plain('/PreferenciaUsuario'),
  manterPreferenciaUsuario: () => [
    'POST',
    '/PreferenciaUsuario/manterPreferenciaUsuario',
    { IDCliente: C, ClientePrincipal: true, CalcularSt: true },
  ],
  consultarModosExibicao: plain('/ModoExibicao'),
  consultarModosOrdenacao: plain('/ModoOrdenacao'),
  consultarPrazoFormaPagamento: plain(`/PrazoFormaPagamento?idPessoaCliente=${C}&idCondicao=1`),
  consultarContextos: plain(`/sincronizacao/contextos?idPessoaCliente=${C}`),
  transmitirCatalogo: plain('/sincronizacao/catalogo'),
  transmitirPrecos: plain('/sincronizacao/precos?idContexto=c1'),
  lerFeed: get(({ nomeDoFeed }) => `/feed/${nomeDoFeed}`),
  ouvirAvisos: plain(`/sincronizacao/avisos?idPessoaCliente=${C}`),
  sincronizarHistorico: plain(`/sincronizacao/historico?idPessoaCliente=${C}&dataInicial=2026-01-01`),
  sincronizarCombos: plain(`/sincronizacao/combos?idPessoaCliente=${C}`),
  sincronizarCombosMudados: plain(`/sincronizacao/combosMudados?idPessoaCliente=${C}`),
  consultarCombo: plain(`/EcommerceItem/comboIndividual?idItem=1&idPessoaCliente=${C}`),
  consultarItensCombo: plain(`/EcommerceItem/consultarItensCombo?idPromocaoCombo=1&idPessoaCliente=${C}`),
  consultarItens: plain(`/ecommerceitem?idPessoaCliente=${C}&textoBusca=a`),
  consultarFiltros: plain(`/ecommerceitem/filtros?idCliente=${C}`),
  consultarProdutoIndividual: get(
    ({ idItem }) => `/EcommerceItem/produtoIndividual?idPessoaCliente=${C}&idItem=${idItem}&${ITEM}`,
  ),
  consultarItemColecao: get(
    ({ idItem }) => `/EcommerceItem/itemColecao?idPessoaCliente=${C}&idItem=${idItem}&idItemTipo=1`,
  ),
  consultarCarrinho: plain(`/Carrinho?idPessoaCliente=${C}`),
  consultarCarrinhoItens: get(({ aberto }) => `/Carrinho/item?idCarrinho=${aberto.idCarrinho}`),
  consultarCarrinhoAtualizado: (_mundo, chamador) => [
    'GET',
    `/Carrinho/consultarCarrinhoCompraAtualizado?idUsuario=${chamador === 'outro' ? OUTRO : USUARIO}&idPessoaCliente=${C}`,
  ],
  consultarCondicoesCliente: plain(`/CondicaoCliente?idPessoaCliente=${C}`),
  // Each states its own user; another's name would be refused before the customer is looked at.
  manterCarrinhoCompra: ({ idItem }, chamador) => [
    'POST',
    '/Carrinho/manterCarrinhoCompra',
    addBody(idItem, 3, { IDPessoaCliente: COM_CARRINHO, IDUsuario: chamador === 'outro' ? OUTRO : USUARIO }),
  ],
  alterarItem: ({ aberto, idItem }) => [
    'PUT',
    `/Carrinho/item?idCarrinho=${aberto.idCarrinho}&idCarrinhoGrupo=${aberto.idCarrinhoGrupo}`,
    { idItem, idItemTipo: 1, idCondicao: 1, quantidade: 5, quantidadeBase: 2 },
  ],
  excluirItem: ({ aberto, idItem }) => [
    'DELETE',
    `/Carrinho/item?idCarrinho=${aberto.idCarrinho}&idCarrinhoGrupo=${aberto.idCarrinhoGrupo}&idItem=${idItem}&idItemTipo=1`,
  ],
  alterarGrupo: ({ aberto }) => ['PUT', '/Carrinho/grupo', { ...aberto, idPrazo: 2, idFormaPagamento: 1 }],
  informarDadosExtrasPedido: ({ aberto }) => [
    'POST',
    '/Carrinho/InformarDadosExtrasPedido',
    {
      IDCarrinho: aberto.idCarrinho,
      InformarDadosExtrasPedido: true,
      NumeroPedidoCliente: '77',
      Observacao: 'Entregar pela manhã',
    },
  ],
  definirEtapa: ({ aberto }) => ['PUT', `/Carrinho/etapa?idCarrinho=${aberto.idCarrinho}&etapa=2`],
  confirmarCarrinho: ({ aberto }) => ['POST', `/Carrinho/ConfirmarCarrinho?idCarrinho=${aberto.idCarrinho}`],
  consultarGruposPrePedido: get(
    ({ pendente }) => `/Carrinho/CarrinhoGrupoPrePedido?idCarrinho=${pendente.idCarrinho}`,
  ),
  continuarComprando: ({ pendente }) => [
    'POST',
    `/Carrinho/ContinuarComprando?idCarrinho=${pendente.idCarrinho}`,
  ],
  excluirGrupo: ({ aberto }) => [
    'DELETE',
    `/Carrinho/grupo?idCarrinho=${aberto.idCarrinho}&idCarrinhoGrupo=${aberto.idCarrinhoGrupo}`,
  ],
  excluirCarrinho: ({ vazio }) => ['DELETE', `/Carrinho?idCarrinho=${vazio.idCarrinho}`],
  finalizarPagamento: ({ pendente, cartao }) => [
    'POST',
    '/pagamento/finalizar',
    {
      IDEcommerceCarinho: pendente.idCarrinho,
      PoliticasAceite: true,
      CartaoCreditoPagamentoCollection: encoded([cardFor(cartao)]),
    },
  ],
  consultarCobrancaPix: get((m) => `/pagamento/CobrancaPixTransacao?idPrePedido=${m.idPedidoPix}`),
  gerarCobrancaPix: (m) => ['POST', `/pagamento/CobrancaPixTransacao?idPrePedido=${m.idPedidoPix}`],
  consultarIntegracaoPix: plain('/pagamento/CobrancaPixIntegracao'),
  validarIntegracaoCartao: plain('/pagamento/ValidarIntegracaoCartaoCreditoLiberada?idPessoaFilial=1'),
  consultarParcelasCartao: get(
    (m) => `/pagamento/ParcelasCartaoCredito?idPrePedido=${m.cartao.idPrePedido}&idPessoaFilial=1`,
  ),
  consultarBandeiras: plain('/pagamento/bandeira?idPessoaFilial=1'),
  consultarBoletoAntecipado: get(
    (m) => `/pagamento/BoletoAntecipado?idPessoaCliente=${C}&idPrePedido=${m.idPedidoBoleto}`,
  ),
  baixarBoletoAntecipado: get(
    (m) => `/pagamento/BoletoAntecipado/pdf?idPessoaCliente=${C}&idPrePedido=${m.idPedidoBoleto}`,
  ),
  consultarContaDeposito: plain('/pagamento/ContaDeposito?idPessoaFilial=1'),
  consultarFormasDoPedido: get((m) => `/pagamento/formasDoPedido?idPrePedido=${m.idPedidoPix}`),
  alterarFormaDoPedido: (m) => [
    'PUT',
    '/pagamento/formaDoPedido',
    { idPrePedido: m.idPedidoPix, idPrazo: 5, idFormaPagamento: 8 },
  ],
  consultarPagamentoPedido: get(
    (m) =>
      `/extratocliente/consultaContaReceberPedidoPagamentoCartaoCredito?idPrePedido=${m.cartao.idPrePedido}`,
  ),
  enviarPagamentoCartao: ({ cartao }) => [
    'POST',
    '/extratocliente/enviarPagamentoCartaoCredito',
    { DadosPagamento: encoded([cardFor(cartao)]) },
  ],
  validarRestricoesCombo: get(
    ({ aberto }) =>
      `/Carrinho/ValidarRestricoesCombo?idCarrinhoGrupo=${aberto.idCarrinhoGrupo}&idPromocaoCombo=1&quantidade=1`,
  ),
  registrarIntencaoCompra: ({ idItem }) => [
    'POST',
    '/Carrinho/RegistrarIntencaoCompra',
    { idPessoaCliente: C, idItemTipo: 1, idItem },
  ],
  validarImportacao: ({ idItem }) => [
    'POST',
    '/ecommerceitem/ValidarImportacao',
    { IDCliente: COM_CARRINHO, IdTipoImportacao: '1', Produtos: `${idItem};2` },
  ],
  consultarCodigosDoCliente: plain(`/codigoCliente?idPessoaCliente=${C}`),
  registrarCodigosDoCliente: ({ idItem }) => [
    'POST',
    '/codigoCliente',
    {
      idPessoaCliente: C,
      aprendidos: [{ texto: 'AB-12', idProduto: idItem, contraCatalogo: false }],
      esquecidos: [],
    },
  ],
  importar: ({ idItem }) => [
    'POST',
    '/ecommerceitem/Importar',
    {
      ecommerceProdutoImportacaoCollection: [{ idProduto: idItem, status: '1', quantidade: 4 }],
      IDCliente: COM_CARRINHO,
      IDOperacao: 4,
      IDOrigem: 2,
      IDOrigemTipo: 18,
    },
  ],
  exportarItens: plain(`/ecommerceitem/Exportar?idPessoaCliente=${C}`),
  consultarMutacao: plain(`/sincronizacao/mutacoes/${CHAVE}`),
  recusarMutacao: () => ['DELETE', `/sincronizacao/mutacoes/${CHAVE}`],
  consultarPedidosPorCarrinho: get(({ pendente }) => `/pedido/porCarrinho?idCarrinho=${pendente.idCarrinho}`),
  consultarPedidos: plain(`/pedido?variosClientes=${C}&incluirItens=true`),
  consultarItensPedido: get((m) => `/pedido/itens?idPrePedido=${m.idPedidoPix}`),
  consultarPedidoDetalhe: get((m) => `/pedido/detalhe?idPrePedido=${m.idPedidoPix}`),
  consultarTitulosPedido: get((m) => `/pedido/titulo?idPrePedido=${m.idPedidoPix}`),
  consultarPedidoSituacoes: plain('/pedido/filtrosituacao'),
  consultarPedidoOrigens: plain('/pedido/filtroorigemtipo'),
  repetirPedido: get(
    (m) =>
      `/pedido/repetir?idPrePedido=${m.idPedidoPix}&idPessoaCliente=${C}&idOperacao=4&idOrigem=2&idOrigemTipo=18`,
  ),
  guardarOrcamento: ({ idItem }) => [
    'POST',
    '/orcamento',
    orcamentoBody([[idItem, 3]], new Date('2026-11-20T15:00:00Z')),
  ],
  marcarOrcamento: () => [
    'PUT',
    '/orcamento/situacao',
    { idPessoaCliente: C, codigoLocal: 'A2B-001', situacao: 'excluido', em: '2026-11-20T12:00:00-03:00' },
  ],
  exportarNotas: plain(`/NotaFiscal/ExportarNotasFiscais?idPessoaDestinatario=${C}`),
  baixarXml: get((m) => `/NotaFiscal/DownloadXml?titulos=${m.idTitulo}`),
  baixarDanfe: get((m) => `/NotaFiscal/DownloadDanfe?titulos=${m.idTitulo}`),
  baixarBoletosDeContas: plain(
    `/extratoCliente/gerarVariosBoletosContasPendentes?variosIdBoleto=${inBase64('1')}`,
  ),
  baixarBoletosDeNotas: plain(`/NotaFiscal/DownloadBoleto?variosIdBoleto=${inBase64('1')}`),
  consultarNotas: plain(`/NotaFiscal/ConsultarNotas?idPessoaDestinatario=${C}`),
  consultarDevolucoes: plain(`/Devolucao/ConsultarDevolucoes?idCliente=${C}&incluirItens=true`),
  consultarDevolucaoSituacoes: plain('/Devolucao/ConsultarSituacoes'),
  consultarDevolucaoMotivos: plain('/Devolucao/ConsultarMotivos'),
  consultarEmitentes: plain('/Devolucao/ConsultarEmitente'),
  consultarDevolucao: get((m) => `/Devolucao?idDevolucaoEletronica=${m.devolucao.rascunho}`),
  consultarItensDevolucao: get(
    (m) => `/Devolucao/ConsultarItensDevolucao?idDevolucaoEletronica=${m.devolucao.rascunho}`,
  ),
  consultarItensNotaFiscal: get((m) => `/Devolucao/ConsultarItensNotaFiscal?idNotaFiscal=${m.idTitulo}`),
  consultarNotasDevolucao: plain(`/Devolucao/ConsultarNotas?idCliente=${C}`),
  sincronizarItensNotas: plain(`/sincronizacao/itensNotas?idPessoaCliente=${C}&dataInicial=2026-01-01`),
  cadastrarDevolucao: ({ idTitulo }) => [
    'POST',
    '/Devolucao/Cadastrar',
    {
      IdPessoaDestinatario: C,
      IdPessoaFilial: 1,
      IdNotaFiscal: idTitulo,
      DevolucaoTotal: false,
      IdMotivoDevolucao: null,
      UtilizaNotaFiscalCliente: true,
      NotaFiscalClienteEletronica: true,
      Observacoes: '',
      Desktop: false,
    },
  ],
  cadastrarItemParcial: ({ devolucao: { rascunho, idTitulo, idItem, lote } }) => [
    'POST',
    '/Devolucao/CadastrarItemParcial',
    {
      IdDevolucaoEletronica: rascunho,
      Produto: { IdProduto: idItem },
      Titulo: { IDTitulo: idTitulo },
      TituloItemLote: { Lote: lote, DataVencimento: null },
      DevolucaoMotivo: { IdDevolucaoMotivo: 1 },
      QtdDevolvida: 1,
    },
  ],
  excluirItemParcial: ({ devolucao: { rascunho, idTitulo, idItem, lote } }) => [
    'POST',
    '/Devolucao/ExcluirItemParcial',
    { IdDevolucaoEletronica: rascunho, IdProduto: idItem, IdTitulo: idTitulo, Lote: lote },
  ],
  finalizarDevolucao: (m) => [
    'POST',
    `/Devolucao/FinalizarDevolucao?idDevolucaoEletronica=${m.devolucao.rascunho}`,
  ],
  excluirDevolucao: (m) => ['DELETE', `/Devolucao?idDevolucaoEletronica=${m.devolucao.rascunho}`],
  alterarSituacaoDevolucao: (m) => [
    'PUT',
    `/Devolucao/AlterarSituacao?idDevolucaoEletronica=${m.devolucao.emColeta}&idSituacaoNova=4`,
  ],
  cadastrarAnexo: ({ devolucao: { rascunho } }) => [
    'POST',
    '/Devolucao/Anexo',
    fotografia(rascunho),
    { headers: { 'content-type': `multipart/form-data; boundary=${LIMITE}` } },
  ],
  excluirAnexo: ({ devolucao: { rascunho, idAnexo } }) => ['DELETE', anexoPath(rascunho, idAnexo)],
  baixarAnexo: get(({ devolucao: { rascunho, idAnexo } }) => anexoPath(rascunho, idAnexo)),
  baixarEspelhoDevolucao: get(
    (m) => `/Devolucao/DownloadEspelho?idDevolucaoVenda=${m.devolucao.idDevolucaoVenda}`,
  ),
  baixarAutorizacaoColeta: get(
    (m) => `/Devolucao/DownloadAutorizacaoColeta?idDevolucaoVenda=${m.devolucao.idDevolucaoVenda}`,
  ),
  consultarCartas: plain(`/cartacorrecao?idPessoaCliente=${C}&incluirItens=true`),
  consultarCartaSituacoes: plain('/cartacorrecao/situacao'),
  consultarCartaItens: get(({ carta }) => consultarPath(carta.aberta)),
  cadastrarCarta: get(({ idTitulo }) => cadastrarPath(idTitulo)),
  alterarSituacaoCarta: get(({ carta }) => situacaoPath(carta.aberta)),
  processarCarta: get(({ carta }) => processarPath(carta.aberta)),
  cadastrarCartaItem: ({ carta }) => ['POST', ITEM_DA_CARTA, itemDaCarta(carta, 'L26-02')],
  excluirCartaItem: ({ carta }) => ['POST', EXCLUIR_ITEM, itemDaCarta(carta, 'L26-01')],
  baixarCartaXml: get(({ carta }) => `/cartacorrecao/DownloadXml?idCartaCorrecao=${carta.registrada}`),
  baixarCartaPdf: get(({ carta }) => `/cartacorrecao/DownloadPdf?idCartaCorrecao=${carta.registrada}`),
  consultarClienteEmail: plain(`${EMAILS}?idPessoaCliente=${C}`),
  manterClienteEmail: () => [
    'POST',
    MANTER_EMAIL,
    { idAcao: 1, idPessoa: C, email: 'novo@example.com', permiteReceberPromocao: true },
  ],
  consultarClienteTelefone: plain(`${TELEFONES}?idPessoaCliente=${C}`),
  manterClienteTelefone: () => ['POST', `${MANTER_TELEFONE}?idAcao=1`, telefoneBody({}, C)],
  consultarPendencias: plain(`/PendenciaDocumento?idPessoaCliente=${C}`),
  consultarPendenciaSituacoes: plain('/PendenciaDocumento/Situacao'),
  consultarTamanhoMaximoArquivo: plain('/PendenciaDocumento/TamanhoMaximoArquivo'),
  solicitarRevisaoDocumento: () => pedidoDeRevisao(C),
  consultarVisitas: plain(visitasPath(C)),
  manterVisita: () => ['POST', VISITA, visitaBody({ idPessoaCliente: C })],
  consultarExtratoCliente: plain(`/extratocliente?idPessoaCliente=${C}`),
  consultarCashback: plain(`/cashback?idPessoaCliente=${C}&dataInicial=2026-11-01&dataFinal=2026-11-20`),
  consultarContaCorrente: plain(
    `/pessoacontacorrente?idPessoaCliente=${C}&dataInicial=2026-11-01&dataFinal=2026-11-20`,
  ),
  exportarContasReceber: plain(`/extratocliente/exportarContasReceber?idPessoaCliente=${C}`),
  consultarMetas: plain('/meta'),
  consultarContasReceberSituacao: plain('/extratocliente/contasReceberSituacao'),
  consultarContasReceberFormaPagamento: plain('/extratocliente/contasReceberFormaPagamento'),
};

/** Any caller may write through these: a session at log-in, a request by a visitor. */
export const ABERTAS: ReadonlySet<string> = new Set(['login', 'solicitarCadastroCliente', 'solicitarAcesso']);

/** Returned to every caller who knows the numbers, as documented: the row names them all. */
export const A_QUEM_SABE: ReadonlySet<string> = new Set([
  'clienteSolicitaAcesso',
  'baixarSegundaViaBoleto',
  'lerFeed',
]);
