import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { touch } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useMedia } from '#ui/use-media.ts';
import * as css from './nota-busca.css.ts';
import { type NotaFiltro, toNumero } from './nota-filtro.ts';

/** The choice that chooses nothing. */
const TODOS = 0;

/** A branch that issues invoices. */
export type Emitente = { readonly idPessoa: number; readonly nome: string };

export type NotaBuscaFormProps = {
  inicial: NotaFiltro;
  emitentes: readonly Emitente[];
  /** The error of its days; null for a valid search. */
  erroOf: (filtro: NotaFiltro) => string | null;
  /** The word of the button. */
  submit: string;
  isPending: boolean;
  /** The dialog has a button that ends it, and is the one that leads on. */
  hasConfirm: boolean;
  /** A valid search: by the button, or Enter in a field. */
  onBuscar: (filtro: NotaFiltro) => void;
  /** A search that its days make invalid. */
  onInvalida: () => void;
};

/** The fields by which an invoice is searched. */
export function NotaBuscaForm(props: NotaBuscaFormProps) {
  const { inicial, emitentes, erroOf, submit, isPending, hasConfirm, onBuscar, onInvalida } = props;
  const [filtro, setFiltro] = useState(inicial);
  const [isTold, setTold] = useState(false);
  // A tablet's keyboard would cover the invoices below.
  const isTouch = useMedia(touch);
  const erro = erroOf(filtro);
  const change = (part: Partial<NotaFiltro>) => setFiltro({ ...filtro, ...part });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTold(erro !== null);
        if (erro === null) onBuscar(filtro);
        else onInvalida();
      }}
    >
      <TextField
        label="Número da nota"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus={!isTouch || undefined}
        value={filtro.numero}
        onChange={(event) => change({ numero: toNumero(event.target.value) })}
      />
      <SelectField
        label="Emitente"
        value={filtro.idEmitente ?? TODOS}
        options={[
          { value: TODOS, label: 'Todos' },
          ...emitentes.map(({ idPessoa, nome }) => ({ value: idPessoa, label: nome })),
        ]}
        onChange={(id) => change({ idEmitente: id === TODOS ? null : id })}
      />
      <TextField
        type="date"
        label="Data inicial"
        value={filtro.de}
        error={isTold && erro !== null ? erro : undefined}
        onChange={(event) => change({ de: event.target.value })}
      />
      <TextField
        type="date"
        label="Data final"
        value={filtro.ate}
        onChange={(event) => change({ ate: event.target.value })}
      />
      <div className={css.buscar}>
        <Button
          type="submit"
          variant={hasConfirm ? 'secondary' : 'primary'}
          isWide
          isPending={isPending}
          icon={<Search size={18} aria-hidden="true" />}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
