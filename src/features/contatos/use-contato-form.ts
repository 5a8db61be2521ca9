import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useOneAct } from '#parts/buy/use-one-act.ts';

/** The errors of a form by field. */
export type Erros<Campos> = Partial<Record<keyof Campos, string>>;

/** Checks a form by a rule that returns the errors by field. */
const resolverOf =
  <Campos extends FieldValues>(errosOf: (campos: Campos) => Erros<Campos>): Resolver<Campos> =>
  (campos) => {
    const erros = Object.entries(errosOf(campos));
    if (erros.length === 0) return { values: campos, errors: {} };
    const errors = Object.fromEntries(erros.map(([campo, message]) => [campo, { type: 'regra', message }]));
    return { values: {}, errors: errors as FieldErrors<Campos> };
  };

export type ContatoFormOptions<Campos extends FieldValues> = {
  valores: DefaultValues<Campos>;
  errosOf: (campos: Campos) => Erros<Campos>;
  /** Saves the form and closes it; returns the sentence to show if that failed, and the field that it is about. */
  salvar: (campos: Campos) => Promise<{ texto: string; campo: Path<Campos> | null } | null>;
};

/** The form of a contact: the first wrong field is focused, and one press saves once. */
export function useContatoForm<Campos extends FieldValues>({
  valores,
  errosOf,
  salvar,
}: ContatoFormOptions<Campos>) {
  const { isPending, run } = useOneAct();
  const form = useForm<Campos>({
    defaultValues: valores,
    resolver: resolverOf(errosOf),
    // An error goes when the user types in its field, and returns with the next press.
    reValidateMode: 'onSubmit',
  });
  const submit = form.handleSubmit((campos) =>
    run(async () => {
      const problema = await salvar(campos);
      if (problema === null) return null;
      const { campo, texto } = problema;
      if (campo === null) return texto;
      form.setError(campo, { message: texto });
      form.setFocus(campo, { shouldSelect: true });
      return null;
    }),
  );
  return {
    ...form,
    isPending,
    isDirty: form.formState.isDirty,
    onSubmit: () => {
      submit().catch((error: unknown) => console.error('a contact could not be checked', error));
    },
  };
}
