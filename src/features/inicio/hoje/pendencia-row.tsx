import { Link } from 'wouter';
import * as css from '#features/inicio/parte.css.ts';
import { formatAge } from '#lib/format-age.ts';
import type { EnvioWords } from '#parts/cart/envio-words.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { Status } from '#ui/badge.tsx';
import { Money } from '#ui/money.tsx';
import type { Pendencia } from './hoje.ts';

/** An order leads to its page, other work to the sync sheet: there it is decided. */
export function PendenciaRow({ pendencia, now }: { pendencia: Pendencia; now: number }) {
  if (pendencia.tipo === 'outra') {
    const { texto, tone, nomeCliente } = pendencia;
    return (
      <li>
        <button type="button" className={css.cliente} onClick={openSincronizacao}>
          <Trabalho words={{ texto, tone }} nomeCliente={nomeCliente} />
        </button>
      </li>
    );
  }
  const { href, words, nomeCliente, total, nome, at } = pendencia.linha;
  return (
    <li>
      <Link href={href} className={css.listRow}>
        <Trabalho words={words} nomeCliente={nomeCliente} />
        <span className={css.listEnd}>
          <Money cents={total} />
          <span className={css.small}>{`${nome} · ${formatAge(now - at)}`}</span>
        </span>
      </Link>
    </li>
  );
}

function Trabalho({ words, nomeCliente }: { words: EnvioWords; nomeCliente: string }) {
  return (
    <span className={css.listMain}>
      <Status tone={words.tone}>{words.texto}</Status>
      <span className={css.listName}>{nomeCliente}</span>
    </span>
  );
}
