/**
 * A photograph of a return, a JPEG that this device made smaller. `id` names it for good: its bytes never change. It stays
 * while a change of the device names it; one that the server has can be fetched again.
 */
export type FotoRow = { id: string; idPessoaCliente: number; bytes: Uint8Array<ArrayBuffer>; at: number };
