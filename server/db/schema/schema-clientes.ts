import type { ColumnType, Generated } from 'kysely';
import type { Papel } from '#contract/access/papel.ts';

/** A moment: read as Date, written as Date. */
export type Moment = ColumnType<Date, Date, Date>;

/** A day as text, 2026-11-20, or null. */
type Day = ColumnType<string | null, string | null | undefined, string | null>;

export interface UsuarioTable {
  idUsuario: number;
  login: string;
  nome: string;
  email: string;
  senhaHash: string;
  exportaListaProdutos: Generated<boolean>;
  /** False for a user who may no longer sign in; writing false ends their sessions. */
  ativo: Generated<boolean>;
  papel: ColumnType<Papel, Papel | undefined, Papel>;
  /** The supervisor's code, of a user who may not be known yet. */
  codigoSupervisor: ColumnType<string | null, string | null | undefined, string | null>;
  idUsuarioSupervisor: ColumnType<number | null, number | null | undefined, number | null>;
  /** The customer that the company chose to be served first; the user may choose another one. */
  idPessoaClienteInicial: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A customer or a branch. Money in cents; `licencas` are the bits of contract/customers/licencas.ts. */
export interface PessoaTable {
  idPessoa: number;
  tipo: 'cliente' | 'filial';
  nome: string;
  nomeFantasia: string;
  cpfCnpj: string;
  inscricaoEstadual: Generated<string>;
  logradouro: string;
  numero: string;
  complemento: Generated<string>;
  bairro: string;
  cidade: string;
  estado: string;
  cep: string;
  /** The principal contacts; the others are in `schema-contatos.ts`. */
  telefone: string;
  email: string;
  idTelefonePrincipal: Generated<number>;
  documentoIdentidade: Generated<string>;
  /** The customer's seller. */
  idUsuarioVendedor: ColumnType<number | null, number | null | undefined, number | null>;
  /** The seller's code, of a user who may not be known yet. */
  codigoVendedor: ColumnType<string | null, string | null | undefined, string | null>;
  licencas: Generated<number>;
  limiteDisponivel: Generated<number>;
  limitePagamentoAntecipado: Generated<number>;
  /** The customer's balance with the company, which pays orders in advance, and unspent cashback. */
  saldoAdiantamento: Generated<number>;
  saldoCashback: Generated<number>;
  /** Why the customer may only pay in advance; null when not blocked. */
  clienteBloqueadoMotivo: string | null;
  aplicarLimiteMinimoDiario: Generated<boolean>;
  valorLimiteMinimoDiario: Generated<number>;
  /** The last days of the customer's licences. */
  anvisa: Day;
  sivisa: Day;
  autorizacaoRetinoica: Day;
  crfEstabelecimento: Day;
  sipeagro: Day;
}

export interface UsuarioClienteTable {
  idUsuario: number;
  idPessoaCliente: number;
}

/**
 * A campaign (`promocao`) is a condition that holds on the days from `dataInicial` to `dataFinal`; null is no bound.
 */
export interface CondicaoTable {
  idCondicao: number;
  descricao: string;
  promocao: Generated<boolean>;
  dataInicial: Generated<string | null>;
  dataFinal: Generated<string | null>;
}

/**
 * Which branches serve a customer under a condition; `minimoCompra` in cents per group, `prazoEntrega` in business
 * days.
 */
export interface ClienteCondicaoFilialTable {
  id: number;
  idPessoaCliente: number;
  idCondicao: number;
  idPessoaFilial: number;
  minimoCompra: number;
  prazoEntrega: number;
}

/** `dias` are the days of the instalments joined by '/', '0' for at sight. */
export interface PrazoTable {
  idPrazo: number;
  descricao: string;
  dias: string;
}

export interface FormaPagamentoTable {
  idFormaPagamento: number;
  descricao: string;
  pagamentoAntecipado: boolean;
}

export interface PrazoFormaPagamentoTable {
  idPessoaCliente: number;
  idCondicao: number;
  idPrazo: number;
  idFormaPagamento: number;
}

export interface PreferenciaUsuarioTable {
  idUsuario: number;
  idPessoaClientePrincipal: number | null;
  calcularSt: Generated<boolean>;
  informarDadosExtrasPedido: Generated<boolean>;
  idModoExibicao: Generated<number>;
  idModoOrdenacao: Generated<number>;
}

export interface PreferenciaUsuarioClienteTable {
  idEcommercePreferenciaUsuarioCliente: Generated<number>;
  idUsuario: number;
  idPessoaCliente: number;
  idCondicao: number;
  idPrazo: number;
  idFormaPagamento: number;
}

export interface SessaoTable {
  sid: string;
  idUsuario: number;
  criadaEm: Moment;
  expiraEm: Moment;
  revogadaEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** 'Chrome no Android'. */
  dispositivo: Generated<string>;
  /** When it was last used, to within some minutes. */
  vistaEm: Moment;
}

/** A link for a new password; only the hash of its token is kept. */
export interface RecuperacaoSenhaTable {
  tokenHash: string;
  idUsuario: number;
  expiraEm: Moment;
}

export interface ParametroTable {
  nome: string;
  valor: string;
}

export interface VersaoSementeTable {
  versao: string;
  produtos: number;
  criadaEm: Moment;
}

export interface ClientesTables {
  usuario: UsuarioTable;
  pessoa: PessoaTable;
  usuarioCliente: UsuarioClienteTable;
  /** Links of withdrawn customers. */
  usuarioClienteRetirado: UsuarioClienteTable;
  condicao: CondicaoTable;
  clienteCondicaoFilial: ClienteCondicaoFilialTable;
  prazo: PrazoTable;
  formaPagamento: FormaPagamentoTable;
  prazoFormaPagamento: PrazoFormaPagamentoTable;
  preferenciaUsuario: PreferenciaUsuarioTable;
  preferenciaUsuarioCliente: PreferenciaUsuarioClienteTable;
  sessao: SessaoTable;
  recuperacaoSenha: RecuperacaoSenhaTable;
  parametro: ParametroTable;
  versaoSemente: VersaoSementeTable;
}
