/** The kinds of kept files of an invoice. */
export type ArquivoTipo = 'xml' | 'danfe' | 'boleto';

/**
 * A document of an invoice that the user asked to keep on the device, whole, as the server gave it. `key`:
 * `<tipo>:<idTitulo>`. It can be had again: a full disk takes it first, and it goes when the user leaves.
 */
export type ArquivoRow = {
  key: string;
  tipo: ArquivoTipo;
  idTitulo: number;
  idPessoaCliente: number;
  nome: string;
  blob: Blob;
  /** Epoch milliseconds. */
  at: number;
};
