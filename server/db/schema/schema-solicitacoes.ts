import type { ColumnType, Generated } from 'kysely';
import type { Resposta } from '#contract/access/solicitacoes.ts';
import type { Moment } from './schema-clientes.ts';

export interface PessoaTipoTable {
  idPessoaTipo: number;
  descPessoaTipo: string;
}

/** A range of postal codes, both ends included, in which customers of a person type are served. */
export interface AreaAtuacaoTable {
  cepInicial: string;
  cepFinal: string;
  idPessoaTipo: number;
}

export interface CepEnderecoTable {
  cep: string;
  logradouro: string;
  bairro: string;
  cidade: string;
  estado: string;
}

/** A visitor's request: its Idempotency-Key, if it had one, with a hash of its content. */
interface Pedida {
  chave: string | null;
  hash: string;
  criadaEm: Moment;
  /** The company's answer, and the user who gave it; null for an open request, and a user of the terminal. */
  resposta: ColumnType<Resposta | null, Resposta | null | undefined, Resposta | null>;
  respondidaEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
  idUsuarioResposta: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Texts that were not given are ''; tax id, phone and postal code without punctuation. The file's name is not kept. */
export interface SolicitacaoCadastroTable extends Pedida {
  idSolicitacaoCadastro: Generated<number>;
  idPessoaTipo: number;
  cpfCnpj: string;
  nomeCompleto: string;
  dataNascimento: string;
  rg: string;
  email: string;
  telefone: string;
  cep: string;
  logradouro: string;
  numeroEndereco: string;
  complementoEndereco: string;
  bairro: string;
  cidade: string;
  estado: string;
  licensaSanitaria: Uint8Array | null;
  licensaFormato: 'pdf' | 'jpg' | 'png' | null;
}

export interface SolicitacaoAcessoTable extends Pedida {
  idSolicitacaoAcesso: Generated<number>;
  nome: string;
  email: string;
  telefone: string;
}

export interface SolicitacaoAcessoClienteTable {
  idSolicitacaoAcesso: number;
  idPessoaCliente: number;
}

export interface SolicitacoesTables {
  pessoaTipo: PessoaTipoTable;
  areaAtuacao: AreaAtuacaoTable;
  cepEndereco: CepEnderecoTable;
  solicitacaoCadastro: SolicitacaoCadastroTable;
  solicitacaoAcesso: SolicitacaoAcessoTable;
  solicitacaoAcessoCliente: SolicitacaoAcessoClienteTable;
}
