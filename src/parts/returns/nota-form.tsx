import Check from 'lucide-react/icons/check';
import { type FormEvent, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as css from './nota-form.css.ts';

/** The name of a fact, and its value. */
export type Fato = readonly [nome: string, valor: ReactNode];

/** A fact, whose value has its name as label. */
function UmFato({ fato: [nome, valor] }: { fato: Fato }) {
  const id = useId();
  return (
    <div className={css.fato}>
      <dt id={id} className={css.nome}>
        {nome}
      </dt>
      <dd aria-labelledby={id} className={css.valor}>
        {valor}
      </dd>
    </div>
  );
}

/** Facts side by side, which cannot be changed. */
export function Fatos({ fatos }: { fatos: readonly Fato[] }) {
  return (
    <dl className={css.fatos}>
      {fatos.map((fato) => (
        <UmFato key={fato[0]} fato={fato} />
      ))}
    </dl>
  );
}

export type PassoProps = {
  numero: number;
  titulo: string;
  /** Nothing is left to do in this step. */
  isFeito?: boolean;
  children: ReactNode;
};

/** A numbered step of a form. */
export function Passo({ numero, titulo, isFeito = false, children }: PassoProps) {
  return (
    <section className={css.card} aria-label={titulo}>
      <h2 className={css.titulo}>
        <span className={classNames(css.numero, isFeito && css.feito)} aria-hidden="true">
          {isFeito ? <Check size={16} strokeWidth={3} /> : numero}
        </span>
        {titulo}
      </h2>
      {children}
    </section>
  );
}

export type NotaFormProps = {
  /** The next thing to do, as a sentence. */
  proximo: string;
  /** The form in short, at a desk. */
  resumo: readonly Fato[];
  /** The main act and the way out. */
  acts: ReactNode;
  onSubmit: () => void;
  /** The steps. */
  children: ReactNode;
};

/** A form in steps: at its side, on a narrow window at its foot, the next thing to do and the acts stay in sight. */
export function NotaForm({ proximo, resumo, acts, onSubmit, children }: NotaFormProps) {
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={css.passos}>{children}</div>
      <aside className={css.lado} aria-label="Próximo passo">
        <div className={css.proximo}>
          <h2 className={css.nome}>Próximo passo</h2>
          <p role="status">{proximo}</p>
        </div>
        <div className={css.acts}>{acts}</div>
        <div className={css.resumo}>
          <Fatos fatos={resumo} />
        </div>
      </aside>
    </form>
  );
}
