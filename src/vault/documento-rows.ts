/**
 * The server's last version of a small document (the combos of a customer, the banners, a menu), as its call's
 * reply was parsed. `key`: `<name>@<shape>:<subject>`; another shape is another key, so no build reads
 * another's.
 */
export type DocumentoRow = {
  key: string;
  /** Its customer; 0 for all. */
  idPessoaCliente: number;
  /** Epoch milliseconds. */
  at: number;
  valor: unknown;
};
