const ESCONDIDO = '***';

/**
 * Masks an e-mail address so that only its owner recognises it: `m***@e***.com.br`. The stars do not tell how
 * much they hide.
 * @param email contains an @, followed by a dot.
 */
export function mascararEmail(email: string): string {
  const [antes = '', dominio = ''] = email.split('@');
  const [nome = '', ...resto] = dominio.split('.');
  const primeira = (texto: string) => Array.from(texto)[0] ?? '';
  return `${primeira(antes)}${ESCONDIDO}@${primeira(nome)}${ESCONDIDO}.${resto.join('.')}`.toLowerCase();
}
