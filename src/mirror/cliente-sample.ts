import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { UsuarioCliente } from '#contract/customers/cliente.ts';
import { sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import type { ClienteDetalhe, ClienteRow } from '#vault/mirror-rows.ts';

/** For tests: the price context of a sale condition that branch 3 delivers. */
export const sampleContexto = (idContexto = 'c1', over: Partial<Contexto> = {}): Contexto => ({
  idContexto,
  idCondicao: 1,
  descCondicao: 'À vista',
  calcularSt: false,
  filiais: [{ idPessoaFilial: 3, descricaoFilial: 'CD Sul', minimoCompra: 0, prazoEntrega: 2 }],
  ...over,
});

/** For tests: the only payment option of these customers. */
export const sampleBoleto = sampleOpcao(1);

const pessoaOf = (idPessoa: number) => ({
  idPessoa,
  nome: `Farmácia ${idPessoa}`,
  cpfCnpjFormatado: '11.222.333/0001-81',
});

/** For tests: a customer with the condition 1. */
export const sampleDetalhe = (
  idPessoa: number,
  contextos = [sampleContexto()],
  over: Partial<ClienteDetalhe> = {},
): ClienteDetalhe => ({
  dadosGerais: {
    pessoa: pessoaOf(idPessoa),
    cidade: 'Cotia',
    estado: 'SP',
    limiteDisponivel: 500_000,
    clienteBloqueadoMotivo: null,
    aplicarLimiteMinimoDiario: false,
    valorLimiteMinimoDiario: 0,
    valorTotalPedidosDia: 0,
  },
  limitePagamentoAntecipado: 100_000,
  preferencia: {
    cliente: { pessoa: pessoaOf(idPessoa) },
    condicao: { idCondicao: 1, descCondicao: 'À vista' },
    prazo: sampleBoleto.prazo,
    formaPagamento: sampleBoleto.formaPagamento,
    calcularSt: false,
    exibirmodal: false,
  },
  contextos,
  opcoes: contextos.map(({ idCondicao }) => ({ idCondicao, opcoes: [sampleBoleto] })),
  ...over,
});

/** For tests: a customer as in the list of the user's customers. */
export const sampleUsuarioCliente = (idPessoa: number): UsuarioCliente => ({
  pessoa: pessoaOf(idPessoa),
  bloqueado: false,
});

/** For tests: a customer on the device; `detalhe` null before the first pull. */
export const sampleClienteRow = (
  idPessoa: number,
  detalhe: ClienteDetalhe | null = sampleDetalhe(idPessoa),
): ClienteRow => ({
  idPessoa,
  usuarioCliente: sampleUsuarioCliente(idPessoa),
  ordem: idPessoa,
  detalhe,
  at: 1,
});
