const ESCONDIDO = '***';

/**
 * An e-mail of which only the owner knows the rest: `m***@e***.com.br`. The stars do not tell how much they hide.
 * @param email with an @ and a dot behind it.
 */
export function mascararEmail(email: string): string {
  const [antes = '', dominio = ''] = email.split('@');
  const [nome = '', ...resto] = dominio.split('.');
  const primeira = (texto: string) => Array.from(texto)[0] ?? '';
  return `${primeira(antes)}${ESCONDIDO}@${primeira(nome)}${ESCONDIDO}.${resto.join('.')}`.toLowerCase();
}
