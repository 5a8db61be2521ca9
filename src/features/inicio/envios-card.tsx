import { Link } from 'wouter';
import { formatAge } from '#lib/format-age.ts';
import { routes } from '#routes.ts';
import { Status } from '#ui/badge.tsx';
import { Money } from '#ui/money.tsx';
import * as css from './inicio.css.ts';
import { useEnvios } from './queries.ts';
import { toEnvioLinhas } from './view.ts';

const SHOWN = 6;

export type EnviosCardProps = {
  now: number;
  /** A card above is still being read and will push this one down. */
  isHeld?: boolean;
};

/** The last orders made on this device, each with how it stands. */
export function EnviosCard({ now, isHeld = false }: EnviosCardProps) {
  const lidos = useEnvios();
  if (!lidos || isHeld) return null;
  const linhas = toEnvioLinhas(lidos, SHOWN);
  return (
    <section className={css.card} aria-labelledby="pedidos">
      <h2 id="pedidos" className={css.eyebrow}>
        Pedidos neste aparelho
      </h2>
      {linhas.length === 0 ? (
        <p className={css.cardText}>
          Os pedidos que você finalizar aparecem aqui, também os que ainda esperam por sinal.
        </p>
      ) : (
        <ul className={css.list}>
          {linhas.map(({ key, href, nome, nomeCliente, words, at, total }) => (
            <li key={key}>
              <Link href={href} className={css.listRow}>
                <span className={css.listMain}>
                  <Status tone={words.tone} isLong>
                    {words.texto}
                  </Status>
                  <span className={css.listName}>{nomeCliente}</span>
                </span>
                <span className={css.listEnd}>
                  <Money cents={total} />
                  <span className={css.small}>{`${nome} · ${formatAge(now - at)}`}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link href={routes.pedidos} className={css.more}>
        Meus Pedidos
      </Link>
    </section>
  );
}
