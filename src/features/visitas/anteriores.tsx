import { formatDate } from '#lib/format-date.ts';
import type { VisitaAqui } from '#outbox/visitas/fold-visitas.ts';
import type { Vendas } from '#parts/cart/read-vendas.ts';
import { Status } from '#ui/badge.tsx';
import { Money } from '#ui/money.tsx';
import * as css from './visitas.css.ts';
import { ESTADOS, resultadoText } from './words.ts';

export type AnterioresProps = {
  visitas: readonly VisitaAqui[];
  vendas: Vendas;
  /** The device has read the customer's visits once. */
  isLida: boolean;
};

/** The other notes about a customer, newest first: to be read before going in. */
export function Anteriores({ visitas, vendas, isLida }: AnterioresProps) {
  return (
    <section className={css.anteriores} aria-labelledby="visitas-anteriores">
      <h3 id="visitas-anteriores" className={css.titulo}>
        Visitas anteriores
      </h3>
      {visitas.length === 0 && (
        <p className={css.quiet}>
          {isLida
            ? 'Nenhuma visita anotada nos últimos 90 dias.'
            : 'As visitas deste cliente ainda não estão neste aparelho.'}
        </p>
      )}
      <ul className={css.lista}>
        {visitas.map((visita) => (
          <Linha key={`${visita.dia} ${visita.id}`} visita={visita} venda={vendas.get(visita.dia)} />
        ))}
      </ul>
    </section>
  );
}

function Linha({ visita, venda }: { visita: VisitaAqui; venda: number | undefined }) {
  const { dia, motivo, texto, autor, estado } = visita;
  const resultado = resultadoText(motivo, venda !== undefined);
  const words = ESTADOS[estado];
  return (
    <li className={css.visita}>
      <span className={css.linha}>
        <span>
          <span className={css.dia}>{formatDate(dia)}</span>
          {[resultado, autor].filter(Boolean).map((parte) => ` · ${parte}`)}
        </span>
        {venda !== undefined && <Money cents={venda} />}
      </span>
      {texto !== '' && <p className={css.nota}>{texto}</p>}
      {words && <Status tone={words.tone}>{words.texto}</Status>}
    </li>
  );
}
