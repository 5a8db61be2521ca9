import { Link } from 'wouter';
import * as css from '#features/inicio/parte.css.ts';
import { Status } from '#ui/badge.tsx';
import { Money } from '#ui/money.tsx';
import { type Semana, toSemanaLinhas } from './semana.ts';

/** A customer's coming days in a few lines, each with its screen; nothing when there is nothing. */
export function SemanaCard({ semana, hoje }: { semana: Semana; hoje: string }) {
  const linhas = toSemanaLinhas(semana, hoje);
  if (linhas.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="semana">
      <h2 id="semana" className={css.eyebrow}>
        Sua semana
      </h2>
      <ul className={css.list}>
        {linhas.map(({ titulo, tone, detalhe, valor, href }) => (
          <li key={titulo}>
            <Link href={href} className={css.listRow}>
              <span className={css.listMain}>
                <Status tone={tone}>{titulo}</Status>
                <span className={css.quiet}>{detalhe}</span>
              </span>
              {valor !== null && <Money cents={valor} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
