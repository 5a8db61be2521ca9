/** The kinds of invoice documents that a device can keep. */
export type NotaArquivoTipo = 'xml' | 'danfe' | 'boleto';

/** The same with the boleto of one instalment. */
export type ArquivoTipo = NotaArquivoTipo | 'boleto-conta';

/**
 * A document that the user asked to keep on the device, as the server sent it. `key`: `<tipo>:<id>`, with the id of
 * the invoice or of the instalment. It can be fetched again: it is deleted first on a full disk, and when the user
 * logs out.
 */
export type ArquivoRow = {
  key: string;
  tipo: ArquivoTipo;
  /** Null for an instalment's boleto. */
  idTitulo: number | null;
  idPessoaCliente: number;
  nome: string;
  blob: Blob;
  /** Epoch milliseconds. */
  at: number;
};
