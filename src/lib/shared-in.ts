/** The address to which the system sends what another app shares with this one. */
export const SHARED_PATH = '/compartilhado';

/** The cache that holds the last share until the page takes it, in one entry under `SHARED_PATH`. */
export const SHARED_CACHE = 'compartilhado';

/** The entry's header with a file's name, percent-encoded; absent for a text. */
export const SHARED_NAME = 'x-nome';

/** The form's fields, as the manifest names them. */
export const SHARED_FIELDS = { title: 'titulo', text: 'texto', url: 'endereco', file: 'arquivo' } as const;
