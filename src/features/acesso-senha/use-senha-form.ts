import { type BaseSyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { Result } from '#lib/result.ts';
import type { Problema } from './queries.ts';

type Erros<Campos> = Partial<Record<keyof Campos, string>>;

export type SenhaFormOptions<Campos extends FieldValues, Value> = {
  vazio: DefaultValues<Campos>;
  /** What is wrong, by field, before the server is asked. */
  conferir: (campos: Campos) => Erros<Campos>;
  enviar: (campos: Campos) => Promise<Result<Value, Problema>>;
  onFeito: (value: Value, campos: Campos) => void;
  /** The field that a refusal of the server's is about; null for none. */
  campoDe?: (problema: Problema) => Path<Campos> | null;
};

/** A form that asks the server once a press: what is wrong stands at its field, and nothing typed is lost. */
export function useSenhaForm<Campos extends FieldValues, Value>({
  vazio,
  conferir,
  enviar,
  onFeito,
  campoDe = () => null,
}: SenhaFormOptions<Campos, Value>) {
  const { register, getValues, setError, clearErrors, setFocus, formState } = useForm<Campos>({
    defaultValues: vazio,
  });
  const [isPending, setPending] = useState(false);
  const [problema, setProblema] = useState<Problema | null>(null);

  const showAt = (campo: Path<Campos>, message: string) => {
    setError(campo, { message });
    setFocus(campo, { shouldSelect: true });
  };

  const submit = async () => {
    if (isPending) return;
    setProblema(null);
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
      if (campo === null) setProblema(done.error);
      else showAt(campo, done.error.texto);
    } finally {
      setPending(false);
    }
  };

  return {
    isPending,
    problema,
    isDirty: formState.isDirty,
    /** Attributes of a field; what was wrong with it is no longer said once it is typed in. */
    field: (campo: Path<Campos>) => ({
      ...register(campo, { onChange: () => clearErrors(campo) }),
      error: formState.errors[campo]?.message as string | undefined,
    }),
    onSubmit: (event: BaseSyntheticEvent) => {
      event.preventDefault();
      submit().catch((error: unknown) => {
        console.error('a password form failed', error);
        setProblema({ texto: 'Houve um erro inesperado. Tente de novo.', codigo: undefined });
      });
    },
  };
}
