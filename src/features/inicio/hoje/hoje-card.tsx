import * as css from '#features/inicio/parte.css.ts';
import type { Hoje } from '#features/inicio/queries-hoje.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatCount } from '#lib/format-number.ts';
import { useMay } from '#parts/device/use-may.ts';
import type { MetasNaTela } from '#parts/metas/use-metas.ts';
import { pedidosDoDia, toPendencias } from './hoje.ts';
import { MetasSecao } from './metas-secao.tsx';
import { Pedidos } from './pedidos-do-dia.tsx';
import { PendenciaRow } from './pendencia-row.tsx';
import { RiscoRow } from './risco-row.tsx';
import { Secao } from './secao.tsx';
import { VisitaRow } from './visita-row.tsx';
import { toVisitas } from './visitas.ts';

export type HojeCardProps = {
  hoje: Hoje;
  metas: MetasNaTela | null;
  idAtual: number | null;
  /** How many customers the user has. */
  total: number;
  /** Lines of each part before the user asks for more. */
  shown: number;
  now: number;
};

/** The day across all customers: its orders, the user's goals, the open work, the visits, and the money at risk. */
export function HojeCard({
  hoje: { dia, visitas, riscos },
  metas,
  idAtual,
  total,
  shown,
  now,
}: HojeCardProps) {
  const hoje = businessDayOf(new Date(now));
  const mayVisit = useMay('visit');
  return (
    <section className={css.card} aria-labelledby="hoje">
      <h2 id="hoje" className={css.eyebrow}>
        Hoje
      </h2>
      <Pedidos pedidos={pedidosDoDia(dia, hoje)} />
      <MetasSecao metas={metas} now={now} />
      <Secao
        titulo="Pendências"
        linhas={toPendencias(dia, now)}
        shown={shown}
        drawLinha={(pendencia) => <PendenciaRow key={pendencia.key} pendencia={pendencia} now={now} />}
      />
      <Secao
        titulo="Visitas de hoje"
        linhas={mayVisit ? toVisitas(dia, visitas, hoje) : []}
        shown={shown}
        drawLinha={(linha) => <VisitaRow key={linha.key} linha={linha} />}
      />
      <Secao
        titulo="Dinheiro em risco"
        linhas={riscos.linhas}
        shown={shown}
        drawLinha={(linha) => <RiscoRow key={linha.idPessoa} linha={linha} idAtual={idAtual} />}
      />
      <Vistos vistos={riscos.vistos} total={total} hasRiscos={riscos.linhas.length > 0} />
    </section>
  );
}

type VistosProps = { vistos: number; total: number; hasRiscos: boolean };

/** Says of how many customers the device can tell the risk, unless of all. */
function Vistos({ vistos, total, hasRiscos }: VistosProps) {
  if (vistos >= total) return null;
  return <p className={css.small}>{vistosText(vistos, total, hasRiscos)}</p>;
}

function vistosText(vistos: number, total: number, hasRiscos: boolean): string {
  if (vistos === 0) return 'As contas e os carrinhos dos clientes ainda não estão neste aparelho.';
  const de = `${formatCount(vistos)} de ${formatCount(total)} clientes`;
  return hasRiscos
    ? `Visto em ${de}: os que este aparelho mantém em dia.`
    : `Nenhum dinheiro em risco em ${de}: os que este aparelho mantém em dia.`;
}
