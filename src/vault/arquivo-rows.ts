/** The kinds of invoice documents that a device can keep. */
export type ArquivoTipo = 'xml' | 'danfe' | 'boleto';

/**
 * An invoice document that the user asked to keep on the device, as the server sent it. `key`:
 * `<tipo>:<idTitulo>`. It can be fetched again: it is deleted first on a full disk, and when the user logs
 * out.
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
