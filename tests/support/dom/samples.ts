import { SINAL_COMERCIALIZADO } from '#contract/catalogue/sinais.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import type { ProdutoPagina } from '#mirror/catalogue/catalogue-pages.ts';
import type { ClienteDetalhe, ClienteRow } from '#vault/mirror-rows.ts';

/** The properties of a product that a test sets; the rest is that of a tablet at R$ 10 with 1,000 in stock. */
export type ProdutoSample = Partial<Omit<ProdutoPagina, 'preco'>> & {
  idProduto: number;
  nome: string;
  preco?: Partial<NonNullable<ProdutoPagina['preco']>> | null;
};

const PRECO: NonNullable<ProdutoPagina['preco']> = {
  valorUnitario: 10_0000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 0,
  idPessoaFilial: 1,
  estoque: 1000,
  faixas: [],
};

/** A product as the device's catalogue takes it. */
export const produtoSample = ({ preco, ...said }: ProdutoSample): ProdutoPagina => ({
  apresentacao: '500 MG COM CT BL X 30',
  substancia: said.nome,
  idFabricante: 1,
  fabricante: 'ACHÉ',
  idMarca: 1,
  marca: 'Aché Genéricos',
  idLinha: 1,
  linha: 'Genéricos',
  idSubCategoria: 1,
  subCategoria: 'Analgésicos',
  idCategoria: 1,
  categoria: 'Dor',
  codBarras: String(7_890_000_000_000 + said.idProduto),
  codigoErp: '',
  tipo: 0,
  tarja: 0,
  sinais: SINAL_COMERCIALIZADO,
  pmc: 0,
  selos: [],
  cashback: null,
  ...said,
  preco: preco === null ? null : { ...PRECO, ...preco },
});

/** The server's data of a customer, with which the customer's cart is checked. */
export function detalheSample(compra: ClienteCompra, nome: string, saldoCashback = 0): ClienteDetalhe {
  const pessoa = { idPessoa: compra.idPessoaCliente, nome, cpfCnpjFormatado: '11.222.333/0001-81' };
  const [contexto] = compra.contextos;
  const opcao = compra.opcoes[0]?.opcoes[0];
  return {
    dadosGerais: {
      pessoa,
      cidade: 'Campinas',
      estado: 'SP',
      limiteDisponivel: compra.limiteDisponivel,
      clienteBloqueadoMotivo: compra.bloqueado ? { descricaoClienteBloqueadoMotivo: 'Título vencido' } : null,
      aplicarLimiteMinimoDiario: compra.aplicarLimiteMinimoDiario,
      valorLimiteMinimoDiario: compra.valorLimiteMinimoDiario,
      saldoCashback,
      valorTotalPedidosDia: compra.valorTotalPedidosDia,
    },
    limitePagamentoAntecipado: compra.limitePagamentoAntecipado,
    preferencia: {
      cliente: { pessoa },
      condicao: contexto ? { idCondicao: contexto.idCondicao, descCondicao: contexto.descCondicao } : null,
      prazo: opcao?.prazo ?? null,
      formaPagamento: opcao?.formaPagamento ?? null,
      calcularSt: compra.calcularSt,
      exibirmodal: false,
    },
    contextos: [...compra.contextos],
    opcoes: compra.opcoes.map(({ idCondicao, opcoes }) => ({ idCondicao, opcoes: [...opcoes] })),
  };
}

/** A customer linked to the user, whose data are on the device unless `detalhe` is null. */
export const clienteSample = (
  idPessoa: number,
  nome: string,
  detalhe: ClienteDetalhe | null,
  ordem = 0,
): ClienteRow => ({
  idPessoa,
  usuarioCliente: {
    pessoa: { idPessoa, nome, cpfCnpjFormatado: '11.222.333/0001-81' },
    bloqueado: (detalhe?.dadosGerais.clienteBloqueadoMotivo ?? null) !== null,
  },
  ordem,
  detalhe,
  at: 0,
});

/** A customer linked to the user who has conditions to choose from, but no chosen one. */
export function semPreferenciasSample(
  idPessoa: number,
  nome: string,
  compra: Partial<ClienteCompra> = {},
): ClienteRow {
  const detalhe = detalheSample(sampleCliente({ idPessoaCliente: idPessoa, ...compra }), nome);
  const preferencia = { ...detalhe.preferencia, condicao: null, prazo: null, formaPagamento: null };
  return clienteSample(idPessoa, nome, { ...detalhe, preferencia }, 1);
}
