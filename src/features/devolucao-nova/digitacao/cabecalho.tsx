import { businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useNow } from '#parts/device/use-now.ts';
import { nomeText } from '#parts/returns/nome.ts';
import { type DiasDaNota, prazoText } from '#parts/returns/prazo-text.ts';
import { Status } from '#ui/badge.tsx';
import * as css from './digitacao.css.ts';
import { type Lote, totaisOf } from './lotes.ts';

const produtosText = (total: { produtos?: number; unidades?: number }): string =>
  total.produtos === undefined || total.unidades === undefined
    ? '–'
    : `${formatCount(total.produtos)} · ${formatCount(total.unidades)} un.`;

function Prazo({ aqui, dias }: { aqui: DevolucaoAqui; dias: DiasDaNota | null }) {
  const text = prazoText(aqui, dias, businessDayOf(new Date(useNow())));
  return aqui.foraPrazo ? <span className={css.fora}>{text}</span> : text;
}

export type CabecalhoProps = {
  aqui: DevolucaoAqui;
  nomeCliente: string;
  /** Null while the invoice's days are not known. */
  dias: DiasDaNota | null;
  lotes: readonly Lote[] | null;
};

/** The return that is entered, its invoice, and the totals of both. */
export function Cabecalho({ aqui, nomeCliente, dias, lotes }: CabecalhoProps) {
  const { nota, devolucao } = totaisOf(aqui, lotes);
  const numero = nomeText(aqui);
  const fatos = [
    ['Cliente', nomeCliente],
    [
      'Devolução',
      aqui.id === null ? (
        <>
          {`${numero} `}
          <Status tone="pending">No aparelho</Status>
        </>
      ) : (
        numero
      ),
    ],
    ['Nota fiscal', `${aqui.numDocumento} · série ${aqui.serieDocumento}`],
    ['Data da nota', dias === null ? '–' : formatDate(dias.dataDocumento)],
    ['Prazo', <Prazo key="prazo" aqui={aqui} dias={dias} />],
  ] as const;
  const totais = [
    ['Produtos na nota', produtosText(nota)],
    ['Total da nota', formatMoney(nota.valor)],
    ['Produtos na devolução', produtosText(devolucao)],
    ['Total da devolução', formatMoney(devolucao.valor)],
  ] as const;
  return (
    <section className={css.card} aria-label="Devolução">
      <dl className={css.fatos}>
        {fatos.map(([nome, valor]) => (
          <div key={nome}>
            <dt className={css.nome}>{nome}</dt>
            <dd className={css.fato}>{valor}</dd>
          </div>
        ))}
      </dl>
      <dl className={css.totais}>
        {totais.map(([nome, valor]) => (
          <div key={nome}>
            <dt className={css.nome}>{nome}</dt>
            <dd className={css.soma}>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
