import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

/** A line of an invoice. Amounts in cents, `valorUnitario` in ten-thousandths of a real. */
export interface NotaFiscalItemTable {
  idTitulo: number;
  /** Its number on the invoice, from 1. */
  nItem: number;
  idItem: number;
  idItemTipo: number;
  codigo: string;
  descricao: string;
  quantidade: number;
  valorUnitario: number;
  valor: number;
  desconto: number;
  st: number;
  /** The part of `st` for a state's fund against poverty. */
  fcpSt: number;
  /** `valor` less `desconto`, with `st` and with freight, insurance, IPI and other expenses. */
  valorTotal: number;
  refrigerado: boolean;
  controlado: boolean;
  /** '' where it is not known. */
  cfop: string;
  /** The line's own ICMS and the base of its ST, as the invoice says; the rate in hundredths of 1 %. */
  base: number;
  icms: number;
  aliquotaIcms: number;
  baseSt: number;
}

/** The units of a line that belong to one lot; days as texts, null where they are not known. */
export interface NotaFiscalItemLoteTable {
  idTitulo: number;
  nItem: number;
  lote: string;
  quantidade: number;
  dataFabricacao: string | null;
  dataValidade: string | null;
}

export interface DevolucaoMotivoTable {
  idDevolucaoMotivo: number;
  descDevolucaoMotivo: string;
}

/** A return; situations and types as in the contract. */
export interface DevolucaoTable {
  idDevolucaoEletronica: Generated<number>;
  /** Null for a draft. */
  idDevolucaoVenda: number | null;
  idPessoaCliente: number;
  idPessoaFilial: number;
  idTitulo: number;
  /** The user who made it. */
  idUsuario: number;
  idDevolucaoVendaTipo: number;
  idDevolucaoEletronicaTipo: number;
  idSituacao: number;
  enviada: Generated<boolean>;
  /** Whether the term was over when it was made. */
  foraPrazo: boolean;
  /** The reason of a total return. */
  idDevolucaoMotivo: number | null;
  notaFiscalClienteEletronica: boolean;
  observacoes: string;
  criadaEm: Moment;
  mudadaEm: Moment;
}

/** Units of a lot that go back. `valor` in cents. */
export interface DevolucaoItemTable {
  idDevolucaoEletronica: number;
  nItem: number;
  lote: string;
  quantidade: number;
  idDevolucaoMotivo: number;
  valor: number;
}

/** A situation that a return reached. `idUsuario` is null for the company's own act. */
export interface DevolucaoEtapaTable {
  id: Generated<number>;
  idDevolucaoEletronica: number;
  idSituacao: number;
  em: Moment;
  idUsuario: ColumnType<number | null, number | null | undefined>;
  mensagem: Generated<string>;
  /** The days for which a collection authorisation of this moment holds. */
  diasParaColeta: Generated<number>;
}

/** A photograph of a return. */
export interface DevolucaoAnexoTable {
  idDevolucaoEletronica: number;
  /** A UUID that the device made. */
  idAnexo: string;
  formato: 'jpg' | 'png';
  conteudo: Uint8Array;
  criadoEm: Moment;
  /** The user who added it. */
  idUsuario: number;
}

export interface DevolucoesTables {
  notaFiscalItem: NotaFiscalItemTable;
  notaFiscalItemLote: NotaFiscalItemLoteTable;
  devolucaoMotivo: DevolucaoMotivoTable;
  devolucao: DevolucaoTable;
  devolucaoItem: DevolucaoItemTable;
  devolucaoEtapa: DevolucaoEtapaTable;
  devolucaoAnexo: DevolucaoAnexoTable;
}
