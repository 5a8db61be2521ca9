/**
 * A photograph of a return: a JPEG that this device made smaller. The bytes of an `id` never change. It stays while a
 * change of the device names it.
 */
export type FotoRow = { id: string; idPessoaCliente: number; bytes: Uint8Array<ArrayBuffer>; at: number };
