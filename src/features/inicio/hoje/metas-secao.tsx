import { andamentoDe, nomeDoMes } from '#domain/metas/andamento.ts';
import * as css from '#features/inicio/parte.css.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatMoment } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { assuntoDe, percentualText } from '#parts/metas/palavras.ts';
import type { MetaNaTela } from '#parts/metas/somar-enviados.ts';
import type { MetasNaTela } from '#parts/metas/use-metas.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Secao } from './secao.tsx';

/** Goals before the user asks for more. */
const PRIMEIRAS = 3;

/** The user's goals of the month and how they stand; nothing without goals. */
export function MetasSecao({ metas: lidas, now }: { metas: MetasNaTela | null; now: number }) {
  if (lidas === null) return null;
  const { mes, lidoEm, metas } = lidas;
  const hoje = businessDayOf(new Date(now));
  return (
    <Secao
      titulo={`Metas de ${nomeDoMes(mes)}`}
      linhas={metas}
      shown={PRIMEIRAS}
      drawLinha={(meta) => <MetaLinha key={meta.idMeta} mes={mes} meta={meta} hoje={hoje} />}
      foot={<p className={css.small}>Contado {formatMoment(lidoEm, now)}.</p>}
    />
  );
}

/** The missing amount of each working day that is left; '' without one. */
function porDiaText(dias: number, porDia: number | null): string {
  if (porDia === null) return '';
  return dias === 1 ? ' no último dia útil' : `, ${formatMoney(porDia)} por dia útil`;
}

/** A goal: the amount reached, a bar, the amount missing, and unsent orders apart. */
function MetaLinha({ mes, meta, hoje }: { mes: string; meta: MetaNaTela; hoje: string }) {
  const { realizado, valor, naFila } = meta;
  const { percentual, falta, dias, porDia } = andamentoDe(meta, hoje);
  // The section's title has the month already.
  const nome = assuntoDe(meta) || `Meta de ${nomeDoMes(mes)}`;
  const parte = percentualText(percentual);
  const partes = [
    falta > 0 && `faltam ${formatMoney(falta)}${porDiaText(dias, porDia)}`,
    naFila > 0 && `+ ${formatMoney(naFila)} na fila`,
  ].filter(Boolean);
  return (
    <li className={css.meta}>
      <ProgressBar
        label={falta > 0 ? `${nome} (${parte})` : `${nome}: alcançada`}
        text={falta > 0 ? `${formatMoney(realizado)} de ${formatMoney(valor)}` : parte}
        value={Math.min(realizado, valor)}
        max={valor}
      />
      {partes.length > 0 && <p className={css.small}>{partes.join(' · ')}</p>}
    </li>
  );
}
