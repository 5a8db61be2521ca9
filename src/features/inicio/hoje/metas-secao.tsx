import { useState } from 'react';
import { andamentoDe } from '#domain/metas/andamento.ts';
import * as css from '#features/inicio/parte.css.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatMoment } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { nomeDaMeta, percentualText } from '#parts/metas/palavras.ts';
import type { MetaNaTela } from '#parts/metas/somar-enviados.ts';
import type { MetasNaTela } from '#parts/metas/use-metas.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Goals before the user asks for more. */
const PRIMEIRAS = 3;

/** The user's goals of the month and how they stand; nothing without goals. */
export function MetasSecao({ metas: lidas, now }: { metas: MetasNaTela | null; now: number }) {
  const [isWhole, setWhole] = useState(false);
  if (lidas === null) return null;
  const { mes, lidoEm, metas } = lidas;
  const hoje = businessDayOf(new Date(now));
  return (
    <div className={css.secao}>
      <ul className={css.metas} aria-label="Metas">
        {(isWhole ? metas : metas.slice(0, PRIMEIRAS)).map((meta) => (
          <li key={meta.idMeta} className={css.meta}>
            <MetaLinha mes={mes} meta={meta} hoje={hoje} />
          </li>
        ))}
      </ul>
      <div className={css.topo}>
        <p className={css.small}>Contado {formatMoment(lidoEm, now)}.</p>
        {metas.length > PRIMEIRAS && (
          <Button size="sm" variant="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? 'Ver menos' : 'Ver mais'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The missing amount for each working day that is left; '' without one. */
function porDiaText(falta: number, porDia: number | null): string {
  if (porDia === null) return '';
  return porDia === falta ? ' no último dia útil do mês' : `, ${formatMoney(porDia)} por dia útil`;
}

/** A goal: the amount reached, a bar, the amount missing, and unsent orders apart. */
function MetaLinha({ mes, meta, hoje }: { mes: string; meta: MetaNaTela; hoje: string }) {
  const { realizado, valor, naFila } = meta;
  const { percentual, falta, porDia } = andamentoDe(meta, hoje);
  const nome = nomeDaMeta(mes, meta).replace('meta', 'Meta');
  const parte = percentualText(percentual);
  const partes = [
    falta > 0 && `faltam ${formatMoney(falta)}${porDiaText(falta, porDia)}`,
    naFila > 0 && `+ ${formatMoney(naFila)} na fila`,
  ].filter(Boolean);
  return (
    <>
      <ProgressBar
        label={
          falta > 0
            ? `${nome}: ${formatMoney(realizado)} de ${formatMoney(valor)} (${parte})`
            : `${nome} alcançada: ${parte}`
        }
        value={Math.min(realizado, valor)}
        max={valor}
      />
      {partes.length > 0 && <p className={css.small}>{partes.join(' · ')}</p>}
    </>
  );
}
