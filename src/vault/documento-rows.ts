/**
 * The server's last version of a small document (a customer's combos, the banners, a menu), as parsed from
 * its call's reply. `key`: `<name>@<shape>:<subject>`; another shape has another key, so no build reads
 * another build's rows.
 */
export type DocumentoRow = {
  key: string;
  /** Its customer; 0 if it is the same for all customers. */
  idPessoaCliente: number;
  /** Epoch milliseconds. */
  at: number;
  valor: unknown;
};
