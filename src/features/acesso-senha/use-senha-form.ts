import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { Result } from '#lib/result.ts';
import { type Falha, falhaText } from '#parts/failure/falha.ts';
import type { PalavrasSenha } from './palavras.ts';
import { onSessaoNova } from './queries.ts';

type Erros<Campos> = Partial<Record<keyof Campos, string>>;

export type SenhaFormOptions<Campos extends FieldValues, Value> = {
  vazio: DefaultValues<Campos>;
  /** The errors by field, before the request. */
  conferir: (campos: Campos) => Erros<Campos>;
  enviar: (campos: Campos) => Promise<Result<Value, Falha>>;
  onFeito: (value: Value, campos: Campos) => void;
  /** The field that a refusal of the server's is about; null for none. */
  campoDe?: (falha: Falha) => Path<Campos> | null;
  palavras: PalavrasSenha;
};

/** A form that sends one request per press: each error stands at its field, and no typed text is lost. */
export function useSenhaForm<Campos extends FieldValues, Value>({
  vazio,
  conferir,
  enviar,
  onFeito,
  campoDe = () => null,
  palavras,
}: SenhaFormOptions<Campos, Value>) {
  const { register, getValues, setError, clearErrors, setFocus, formState } = useForm<Campos>({
    defaultValues: vazio,
  });
  const [isPending, setPending] = useState(false);
  const [falha, setFalha] = useState<Falha | null>(null);

  // After a new sign-in the request to sign in again disappears.
  useEffect(() => onSessaoNova(() => setFalha((said) => (said?.kind === 'sessao' ? null : said))), []);

  const showAt = (campo: Path<Campos>, message: string) => {
    setError(campo, { message });
    setFocus(campo, { shouldSelect: true });
  };

  const submit = async () => {
    if (isPending) return;
    setFalha(null);
    clearErrors();
    const campos = getValues();
    const erros = Object.entries(conferir(campos)) as [Path<Campos>, string][];
    for (const [campo, message] of erros) setError(campo, { message });
    const [first] = erros;
    if (first !== undefined) return setFocus(first[0], { shouldSelect: true });
    setPending(true);
    try {
      const done = await enviar(campos);
      if (done.ok) return onFeito(done.value, campos);
      const campo = campoDe(done.error);
      if (campo === null) setFalha(done.error);
      else showAt(campo, falhaText(done.error, palavras.semDetalhe));
    } finally {
      setPending(false);
    }
  };

  return {
    isPending,
    /** As the notice of a failure takes it. */
    falha: { falha, ...palavras },
    isDirty: formState.isDirty,
    /** Attributes of a field; its error goes when the user types in it. */
    field: (campo: Path<Campos>) => ({
      ...register(campo, { onChange: () => clearErrors(campo) }),
      error: formState.errors[campo]?.message as string | undefined,
    }),
    onSubmit: () => {
      submit().catch((error: unknown) => {
        console.error('a password form failed', error);
        setFalha({ kind: 'silencio', isServidor: true });
      });
    },
  };
}
