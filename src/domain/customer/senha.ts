/** The shortest new password, in characters. */
export const SENHA_MINIMA = 6;

const SENHA_CURTA = `A nova senha deve possuir ao menos ${SENHA_MINIMA} caracteres.`;
const SENHA_DIFERENTE = 'A confirmação de senha é diferente da nova senha informada.';
const OBRIGATORIO = 'Campo obrigatório.';

export type SenhaNova = { readonly senhaNova: string; readonly confirmacaoSenha: string };

/**
 * Returns the errors of a new password and its confirmation, in the order of the fields; empty if both are
 * valid.
 */
export function errosSenha({
  senhaNova,
  confirmacaoSenha,
}: SenhaNova): Partial<Record<keyof SenhaNova, string>> {
  const isCurta = (senha: string) => Array.from(senha).length < SENHA_MINIMA;
  const daNova = isCurta(senhaNova) ? SENHA_CURTA : undefined;
  const daConfirmacao =
    confirmacaoSenha === '' ? OBRIGATORIO : confirmacaoSenha === senhaNova ? undefined : SENHA_DIFERENTE;
  return {
    ...(daNova === undefined ? {} : { senhaNova: daNova }),
    ...(daConfirmacao === undefined ? {} : { confirmacaoSenha: daConfirmacao }),
  };
}

/** Returns the errors of the three fields of a password change. */
export const errosTroca = ({ senhaAtual, ...nova }: SenhaNova & { readonly senhaAtual: string }) => ({
  ...(senhaAtual === '' ? { senhaAtual: OBRIGATORIO } : {}),
  ...errosSenha(nova),
});
