import {
  type ErrosSolicitante,
  errosSolicitante,
  type SolicitanteDigitado,
} from '#domain/customer/solicitacao-acesso.ts';
import { phoneMask } from '#lib/mask-document.ts';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { stillWrong } from '#ui/form/still-wrong.ts';
import { TextField } from '#ui/form/text-field.tsx';
import * as css from './acesso.css.ts';

// Longer than a phone number, so that a long pasted text is visible and reported as too long.
const telefoneMask = phoneMask(20);

export type DadosStepProps = {
  valores: SolicitanteDigitado;
  erros: ErrosSolicitante;
  onChange: (changed: Partial<SolicitanteDigitado>) => void;
  onErros: (erros: ErrosSolicitante) => void;
};

/** Step 1: the person who asks. */
export function DadosStep({ valores, erros, onChange, onErros }: DadosStepProps) {
  const change = (changed: Partial<SolicitanteDigitado>) => {
    onChange(changed);
    onErros(stillWrong(erros, errosSolicitante({ ...valores, ...changed })));
  };
  const check = (campo: keyof SolicitanteDigitado) => () => {
    const erro = errosSolicitante(valores)[campo];
    if (valores[campo] !== '' && erro !== undefined) onErros({ ...erros, [campo]: erro });
  };
  return (
    <>
      <div className={css.all}>
        <TextField
          label="Nome completo"
          name="nomeCompleto"
          maxLength={120}
          autoComplete="name"
          required
          data-autofocus
          value={valores.nomeCompleto}
          error={erros.nomeCompleto}
          onChange={({ currentTarget }) => change({ nomeCompleto: currentTarget.value })}
          onBlur={check('nomeCompleto')}
        />
      </div>
      <div className={css.half}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="email"
          required
          hint="A resposta chega neste endereço."
          value={valores.email}
          error={erros.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          onBlur={check('email')}
        />
      </div>
      <div className={css.half}>
        <MaskedField
          label="Telefone"
          name="telefone"
          type="tel"
          autoComplete="tel"
          required
          hint="Com DDD."
          mask={telefoneMask}
          value={valores.telefone}
          error={erros.telefone}
          onChange={(telefone) => change({ telefone })}
          onBlur={check('telefone')}
        />
      </div>
    </>
  );
}
