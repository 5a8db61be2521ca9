import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Api, type ApiClient, openApi } from '#tests/support/api.ts';
import { add, addBody, findProdutos } from '#tests/support/cart.ts';
import { EMAILS, MANTER_EMAIL, MANTER_TELEFONE, TELEFONES, telefoneBody } from '#tests/support/contatos.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { orcamentoBody } from '#tests/support/orcamentos.ts';
import { pedidoDeRevisao } from '#tests/support/documentos.ts';

/** Customer 102 is the rep's and not the buyer's; 998 does not exist. The responses to the buyer must be the same. */
const FOREIGN = [102, 998];

type Request = Parameters<ApiClient['send']>;

/** Calls that name a customer. */
const BY_CLIENTE: Record<string, (idPessoaCliente: number) => Request> = {
  consultarClienteDadosGerais: (c) => ['GET', `/Cliente/consultarClienteDadosGerais?idPessoaCliente=${c}`],
  consultarLimitePagamentoAntecipado: (c) => ['GET', `/Cliente/LimitePagamentoAntecipado/${c}`],
  consultarPreferenciaUsuarioCliente: (c) => ['GET', `/PreferenciaUsuarioCliente?idPessoaCliente=${c}`],
  consultarPrazoFormaPagamento: (c) => ['GET', `/PrazoFormaPagamento?idPessoaCliente=${c}&idCondicao=1`],
  consultarContextos: (c) => ['GET', `/sincronizacao/contextos?idPessoaCliente=${c}`],
  sincronizarCombos: (c) => ['GET', `/sincronizacao/combos?idPessoaCliente=${c}`],
  sincronizarCombosMudados: (c) => ['GET', `/sincronizacao/combosMudados?idPessoaCliente=${c}`],
  ouvirAvisos: (c) => ['GET', `/sincronizacao/avisos?idPessoaCliente=${c}`],
  consultarCombo: (c) => ['GET', `/EcommerceItem/comboIndividual?idItem=1&idPessoaCliente=${c}`],
  consultarItensCombo: (c) => [
    'GET',
    `/EcommerceItem/consultarItensCombo?idPromocaoCombo=1&idPessoaCliente=${c}`,
  ],
  consultarPedidos: (c) => ['GET', `/pedido?variosClientes=${c}`],
  consultarNotas: (c) => ['GET', `/NotaFiscal/ConsultarNotas?idPessoaDestinatario=${c}`],
  exportarNotas: (c) => ['GET', `/NotaFiscal/ExportarNotasFiscais?idPessoaDestinatario=${c}`],
  sincronizarHistorico: (c) => ['GET', `/sincronizacao/historico?idPessoaCliente=${c}`],
  repetirPedido: (c) => ['GET', `/pedido/repetir?idPrePedido=1&idPessoaCliente=${c}`],
  consultarExtratoCliente: (c) => ['GET', `/extratocliente?idPessoaCliente=${c}`],
  consultarContaCorrente: (c) => [
    'GET',
    `/pessoacontacorrente?idPessoaCliente=${c}&dataInicial=2026-11-01&dataFinal=2026-11-20`,
  ],
  consultarDevolucoes: (c) => ['GET', `/Devolucao/ConsultarDevolucoes?idCliente=${c}`],
  consultarNotasDevolucao: (c) => ['GET', `/Devolucao/ConsultarNotas?idCliente=${c}`],
  sincronizarItensNotas: (c) => [
    'GET',
    `/sincronizacao/itensNotas?idPessoaCliente=${c}&dataInicial=2026-11-01`,
  ],
  cadastrarDevolucao: (c) => [
    'POST',
    '/Devolucao/Cadastrar',
    {
      IdPessoaDestinatario: c,
      IdPessoaFilial: 1,
      IdNotaFiscal: 1,
      DevolucaoTotal: false,
      IdMotivoDevolucao: null,
      UtilizaNotaFiscalCliente: true,
      NotaFiscalClienteEletronica: true,
      Observacoes: '',
      Desktop: false,
    },
  ],
  consultarCartas: (c) => ['GET', `/cartacorrecao?idPessoaCliente=${c}`],
  consultarClienteEmail: (c) => ['GET', `${EMAILS}?idPessoaCliente=${c}`],
  manterClienteEmail: (c) => [
    'POST',
    MANTER_EMAIL,
    { idAcao: 1, idPessoa: c, email: 'a@x.com', permiteReceberPromocao: true },
  ],
  consultarClienteTelefone: (c) => ['GET', `${TELEFONES}?idPessoaCliente=${c}`],
  manterClienteTelefone: (c) => ['POST', `${MANTER_TELEFONE}?idAcao=1`, telefoneBody({}, c)],
  consultarPendencias: (c) => ['GET', `/PendenciaDocumento?idPessoaCliente=${c}`],
  solicitarRevisaoDocumento: pedidoDeRevisao,
  consultarCashback: (c) => [
    'GET',
    `/cashback?idPessoaCliente=${c}&dataInicial=2026-11-01&dataFinal=2026-11-20`,
  ],
  exportarContasReceber: (c) => ['GET', `/extratocliente/exportarContasReceber?idPessoaCliente=${c}`],
  consultarBanners: (c) => ['GET', `/Banner?idPessoaCliente=${c}`],
  consultarVitrines: (c) => ['GET', `/vitrine?idPessoaCliente=${c}`],
  consultarVitrineProdutos: (c) => ['GET', `/vitrine/produtos?idVitrine=1&idPessoaCliente=${c}`],
  consultarVitrinePrevia: (c) => ['GET', `/vitrine/previa?url=gripe&idPessoaCliente=${c}`],
  consultarItens: (c) => ['GET', `/ecommerceitem?idPessoaCliente=${c}`],
  consultarFiltros: (c) => ['GET', `/ecommerceitem/filtros?idCliente=${c}`],
  consultarProdutoIndividual: (c) => [
    'GET',
    `/EcommerceItem/produtoIndividual?idPessoaCliente=${c}&idTipoConsulta=3&idItem=1&idItemTipo=1`,
  ],
  consultarItemColecao: (c) => [
    'GET',
    `/EcommerceItem/itemColecao?idPessoaCliente=${c}&idItem=1&idItemTipo=1`,
  ],
  consultarCarrinho: (c) => ['GET', `/Carrinho?idPessoaCliente=${c}`],
  consultarCarrinhoAtualizado: (c) => [
    'GET',
    `/Carrinho/consultarCarrinhoCompraAtualizado?idUsuario=2&idPessoaCliente=${c}`,
  ],
  consultarCondicoesCliente: (c) => ['GET', `/CondicaoCliente?idPessoaCliente=${c}`],
  alterarClientePrincipal: (c) => ['POST', '/PreferenciaUsuario/alterarClientePrincipal', { IDCliente: c }],
  manterPreferenciaUsuario: (c) => [
    'POST',
    '/PreferenciaUsuario/manterPreferenciaUsuario',
    { IDCliente: c, ClientePrincipal: true },
  ],
  manterCarrinhoCompra: (c) => [
    'POST',
    '/Carrinho/manterCarrinhoCompra',
    addBody(1, 1, { IDUsuario: 2, IDPessoaCliente: c }),
  ],
  registrarIntencaoCompra: (c) => [
    'POST',
    '/Carrinho/RegistrarIntencaoCompra',
    { idPessoaCliente: c, idItemTipo: 1, idItem: 1 },
  ],
  guardarOrcamento: (c) => [
    'POST',
    '/orcamento',
    orcamentoBody([[1, 1]], new Date('2026-11-20T15:00:00Z'), { idPessoaCliente: c }),
  ],
  marcarOrcamento: (c) => [
    'PUT',
    '/orcamento/situacao',
    { idPessoaCliente: c, idPrePedido: 1, situacao: 'excluido', em: '2026-11-20T12:00:00-03:00' },
  ],
  consultarCodigosDoCliente: (c) => ['GET', `/codigoCliente?idPessoaCliente=${c}`],
  registrarCodigosDoCliente: (c) => [
    'POST',
    '/codigoCliente',
    {
      idPessoaCliente: c,
      aprendidos: [{ texto: 'a1', idProduto: 1, contraCatalogo: false }],
      esquecidos: [],
    },
  ],
  exportarItens: (c) => ['GET', `/ecommerceitem/Exportar?idPessoaCliente=${c}`],
  validarImportacao: (c) => [
    'POST',
    '/ecommerceitem/ValidarImportacao',
    { IDCliente: c, IdTipoImportacao: '1', Produtos: '1;1' },
  ],
  importar: (c) => [
    'POST',
    '/ecommerceitem/Importar',
    {
      ecommerceProdutoImportacaoCollection: [],
      IDCliente: c,
      IDOperacao: 4,
      IDOrigem: 2,
      IDOrigemTipo: 18,
    },
  ],
  consultarBoletoAntecipado: (c) => ['GET', `/pagamento/BoletoAntecipado?idPessoaCliente=${c}&idPrePedido=1`],
  baixarBoletoAntecipado: (c) => [
    'GET',
    `/pagamento/BoletoAntecipado/pdf?idPessoaCliente=${c}&idPrePedido=1`,
  ],
  transmitirPrecos: (c) => ['GET', `/sincronizacao/precos?idContexto=${c === 102 ? 'c2' : 'c998'}`],
};

const LINHA = { idItem: 1, idItemTipo: 1, idCondicao: 1, quantidade: 5, quantidadeBase: 1 };
const DADOS_EXTRAS = { InformarDadosExtrasPedido: true, NumeroPedidoCliente: '1', Observacao: '' };

/** Calls that name a cart. */
const BY_CARRINHO: Record<string, (idCarrinho: number) => Request> = {
  consultarCarrinhoItens: (c) => ['GET', `/Carrinho/item?idCarrinho=${c}`],
  alterarItem: (c) => ['PUT', `/Carrinho/item?idCarrinho=${c}&idCarrinhoGrupo=1`, LINHA],
  excluirItem: (c) => ['DELETE', `/Carrinho/item?idCarrinho=${c}&idCarrinhoGrupo=1&idItem=1&idItemTipo=1`],
  alterarGrupo: (c) => [
    'PUT',
    '/Carrinho/grupo',
    { idCarrinho: c, idCarrinhoGrupo: 1, idPrazo: 2, idFormaPagamento: 1 },
  ],
  informarDadosExtrasPedido: (c) => [
    'POST',
    '/Carrinho/InformarDadosExtrasPedido',
    { IDCarrinho: c, ...DADOS_EXTRAS },
  ],
  definirEtapa: (c) => ['PUT', `/Carrinho/etapa?idCarrinho=${c}&etapa=3&politicaAceite=true`],
  confirmarCarrinho: (c) => ['POST', `/Carrinho/ConfirmarCarrinho?idCarrinho=${c}`],
  validarRestricoesCombo: (c) => [
    'GET',
    `/Carrinho/ValidarRestricoesCombo?idCarrinhoGrupo=${c}&idPromocaoCombo=1&quantidade=1`,
  ],
  consultarGruposPrePedido: (c) => ['GET', `/Carrinho/CarrinhoGrupoPrePedido?idCarrinho=${c}`],
  continuarComprando: (c) => ['POST', `/Carrinho/ContinuarComprando?idCarrinho=${c}`],
  excluirGrupo: (c) => ['DELETE', `/Carrinho/grupo?idCarrinho=${c}&idCarrinhoGrupo=1`],
  excluirCarrinho: (c) => ['DELETE', `/Carrinho?idCarrinho=${c}`],
  finalizarPagamento: (c) => [
    'POST',
    '/pagamento/finalizar',
    { IDEcommerceCarinho: c, PoliticasAceite: true, CartaoCreditoPagamentoCollection: '' },
  ],
  consultarPedidosPorCarrinho: (c) => ['GET', `/pedido/porCarrinho?idCarrinho=${c}`],
};

/** Calls that name neither: their response is the user's own data, or everybody's. */
const OF_ONESELF = [
  // Calls of the office, which no other role may make: tests/server/escritorio.test.ts.
  'consultarSolicitacoes',
  'responderSolicitacao',
  // Goals and sums of oneself: tests/server/metas.test.ts.
  'consultarMetas',
  // A number that belongs to another customer: tests/server/historico.test.ts.
  'consultarItensPedido',
  // The same: tests/server/pedido-detalhe.test.ts and nota-fiscal-arquivos.test.ts.
  'consultarPedidoDetalhe',
  'consultarTitulosPedido',
  'baixarXml',
  'baixarDanfe',
  'baixarBoletosDeContas',
  'baixarBoletosDeNotas',
  // A return or an invoice of another customer: tests/server/devolucoes.test.ts.
  'consultarDevolucao',
  'consultarItensDevolucao',
  'consultarItensNotaFiscal',
  'cadastrarItemParcial',
  'excluirItemParcial',
  'finalizarDevolucao',
  'excluirDevolucao',
  'alterarSituacaoDevolucao',
  // A photograph of another customer's return: tests/server/devolucao-anexos.test.ts.
  'cadastrarAnexo',
  'excluirAnexo',
  'baixarAnexo',
  // The same as a return: tests/server/devolucoes.test.ts.
  'baixarEspelhoDevolucao',
  'baixarAutorizacaoColeta',
  // A letter of another customer: tests/server/cartas.test.ts.
  'consultarCartaItens',
  'cadastrarCarta',
  'alterarSituacaoCarta',
  'processarCarta',
  'cadastrarCartaItem',
  'excluirCartaItem',
  'baixarCartaXml',
  'baixarCartaPdf',
  // Not for the buyer's role, and another rep's customer: tests/server/visitas.test.ts.
  'consultarVisitas',
  'manterVisita',
  // Only the issuers of the user's invoices.
  'consultarEmitentes',
  // Everybody's.
  'consultarDevolucaoSituacoes',
  'consultarDevolucaoMotivos',
  'consultarCartaSituacoes',
  'consultarPendenciaSituacoes',
  'consultarTamanhoMaximoArquivo',
  'consultarPedidoSituacoes',
  'consultarPedidoOrigens',
  'consultarContasReceberSituacao',
  'consultarContasReceberFormaPagamento',
  // A number that belongs to another customer: tests/server/pagamento-cartao.test.ts and pagamento-pix.test.ts.
  'consultarPagamentoPedido',
  'consultarParcelasCartao',
  'enviarPagamentoCartao',
  'consultarCobrancaPix',
  'gerarCobrancaPix',
  // The same: tests/server/forma-do-pedido.test.ts.
  'consultarFormasDoPedido',
  'alterarFormaDoPedido',
  // A branch's, for every caller.
  'validarIntegracaoCartao',
  'consultarBandeiras',
  'consultarIntegracaoPix',
  'consultarContaDeposito',
  'logout',
  // Another's session: tests/server/sessoes.test.ts.
  'consultarSessoes',
  'encerrarSessao',
  'encerrarOutrasSessoes',
  'alterarSenha',
  'usuarioAutenticado',
  'consultarUsuarioCliente',
  'consultarPreferenciaPrincipal',
  'consultarPreferenciaUsuario',
  'consultarHotsite',
  'consultarHotsiteId',
  'consultarHotsitePolitica',
  'consultarTopo',
  'consultarModosExibicao',
  'consultarModosOrdenacao',
  'transmitirCatalogo',
  // By key: a key is one user's, as mutacao.test.ts checks.
  'consultarMutacao',
  'recusarMutacao',
];

describe.each(oneDatabase)('the data a user may see on $name', ({ open }) => {
  let database: TestDatabase;
  let api: Api;
  let buyer: ApiClient;
  let id: number;
  let idCarrinho: number;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    id = (await findProdutos(database.db))[0]?.idProduto ?? 0;
    buyer = await api.as('farmacia');
    const rep = await api.as('representante');
    idCarrinho = (await add(rep, id, 1)).body.carrinho.idCarrinho;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test('the buyer has one customer, the rep twelve', async () => {
    const clientes = async (login: string) =>
      (JSON.parse((await (await api.as(login)).get('/UsuarioCliente')).text) as unknown[]).length;
    expect([await clientes('farmacia'), await clientes('representante')]).toEqual([1, 12]);
  });

  test.each(Object.entries(BY_CLIENTE))(
    '%s of another customer is forbidden, whether it exists or not',
    async (_name, requestOf) => {
      const texts = [];
      for (const foreign of FOREIGN) {
        const answer = await buyer.send(...requestOf(foreign));
        expect([answer.status, answer.body.Codigo]).toEqual([403, 'cliente-nao-vinculado']);
        texts.push(answer.text);
      }
      expect(texts[0]).toBe(texts[1]);
    },
  );

  test.each(Object.entries(BY_CARRINHO))(
    '%s of another user’s cart gets the response of a missing cart',
    async (_name, requestOf) => {
      const texts = [];
      for (const cart of [idCarrinho, 999_999]) {
        const answer = await buyer.send(...requestOf(cart));
        expect([answer.status, answer.body.Codigo]).toEqual([404, 'nao-encontrado']);
        texts.push(answer.text);
      }
      expect(texts[0]).toBe(texts[1]);
    },
  );

  test('every call with a session is tried with another user’s ids, or names no such id', () => {
    const tried = [...Object.keys(BY_CLIENTE), ...Object.keys(BY_CARRINHO), ...OF_ONESELF];
    const ofUsers = calls.filter((call) => call.access !== 'public').map((call) => call.name);
    expect(tried.sort()).toEqual(ofUsers.sort());
  });

  test('a cart of a customer that the user lost is forbidden', async () => {
    const rep = await api.as('representante');
    const lost = { idUsuario: 1, idPessoaCliente: 101 };
    await database.db
      .deleteFrom('usuarioCliente')
      .where((eb) => eb.and(lost))
      .execute();
    const { consultarPedidosPorCarrinho: reading, validarRestricoesCombo: _, ...changes } = BY_CARRINHO;
    const statuses = [];
    for (const [name, requestOf] of Object.entries(changes)) {
      const { status, body } = await rep.send(...requestOf(idCarrinho));
      statuses.push([name, status, body.Codigo]);
    }
    const read = reading && (await rep.send(...reading(idCarrinho)));
    await database.db.insertInto('usuarioCliente').values(lost).execute();
    expect(statuses).toEqual(Object.keys(changes).map((name) => [name, 403, 'cliente-nao-vinculado']));
    expect(read?.status).toBe(404);
  });

  test('the customer chosen as the main one stays so, and the last choice wins', async () => {
    const rep = await api.as('representante');
    const principal = async () => {
      const { text } = await rep.get('/PreferenciaUsuarioCliente/principal');
      return (JSON.parse(text) as { cliente: { pessoa: { idPessoa: number } } }).cliente.pessoa.idPessoa;
    };
    for (const chosen of [107, 105]) {
      const answer = await rep.post('/PreferenciaUsuario/alterarClientePrincipal', { IDCliente: chosen });
      expect(answer.body).toEqual({ IDCliente: chosen });
      expect(await principal()).toBe(chosen);
    }
  });
});
