import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

/** A column that is read only. */
type Seen<T> = ColumnType<T, never, never>;

/** A customer's address next to the principal one, or the uses of the principal one. */
export interface PessoaEmailTable {
  id: Generated<number>;
  idPessoa: number;
  email: string;
  enviarPedido: Generated<boolean>;
  marketing: Generated<boolean>;
  enviarCobranca: Generated<boolean>;
  /** A load added it, and it is still the same address. */
  daEmpresa: Generated<boolean>;
}

/** A customer's phone next to the principal one. */
export interface PessoaTelefoneTable {
  idTelefone: Generated<number>;
  idPessoa: number;
  ddd: string;
  prefixo: string;
  numero: string;
  idTelefoneTipo: number;
  permiteReceberPromocao: Generated<boolean>;
  /** A load added it, and it is still the same number. */
  daEmpresa: Generated<boolean>;
}

export interface TelefoneTipoTable {
  idTelefoneTipo: number;
  descTelefoneTipo: string;
}

/** A consent as a user or a load gave it or took it back; rows are only added. */
export interface ConsentimentoMarketingTable {
  id: Generated<number>;
  idPessoa: number;
  canal: 'email' | 'telefone';
  valor: string;
  aceito: boolean;
  idUsuario: ColumnType<number | null, number | undefined, never>;
  idCarga: ColumnType<number | null, number | undefined, never>;
  /** A user deleted the contact, or wrote another value into it. */
  exclusao: Generated<boolean>;
  em: Moment;
}

/** All addresses of customers; the principal one is `pessoa.email`. */
export interface EmailDoClienteView {
  idPessoa: Seen<number>;
  email: Seen<string>;
  principal: Seen<boolean>;
  enviarPedido: Seen<boolean>;
  marketing: Seen<boolean>;
  enviarCobranca: Seen<boolean>;
}

/** All phones of customers; the principal one is `pessoa.telefone`. */
export interface TelefoneDoClienteView {
  idPessoa: Seen<number>;
  idTelefone: Seen<number>;
  ddd: Seen<string>;
  prefixo: Seen<string>;
  numero: Seen<string>;
  idTelefoneTipo: Seen<number>;
  principal: Seen<boolean>;
  permiteReceberPromocao: Seen<boolean>;
}

export interface ContatosTables {
  pessoaEmail: PessoaEmailTable;
  pessoaTelefone: PessoaTelefoneTable;
  telefoneTipo: TelefoneTipoTable;
  consentimentoMarketing: ConsentimentoMarketingTable;
  emailDoCliente: EmailDoClienteView;
  telefoneDoCliente: TelefoneDoClienteView;
}
