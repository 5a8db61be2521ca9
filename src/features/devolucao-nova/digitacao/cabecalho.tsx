import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { Badge, Status } from '#ui/badge.tsx';
import { nomeDaDevolucao } from './achada.ts';
import * as css from './digitacao.css.ts';
import { type Lote, totaisOf } from './lotes.ts';

/** The known days of the invoice. */
export type DiasDaNota = Pick<NotaDevolvivel, 'dataDocumento' | 'prazoAte'> | null;

const produtosText = (total: { produtos?: number; unidades?: number }): string =>
  total.produtos === undefined || total.unidades === undefined
    ? '–'
    : `${formatCount(total.produtos)} · ${formatCount(total.unidades)} un.`;

function Prazo({ aqui, dias }: { aqui: DevolucaoAqui; dias: DiasDaNota }) {
  if (aqui.foraPrazo) return <Badge tone="caution">Fora do prazo</Badge>;
  return dias?.prazoAte ? `No prazo, até ${formatDate(dias.prazoAte)}` : 'No prazo';
}

export type CabecalhoProps = {
  aqui: DevolucaoAqui;
  nomeCliente: string;
  dias: DiasDaNota;
  lotes: readonly Lote[] | null;
};

/** The return that is entered, its invoice, and the totals of both. */
export function Cabecalho({ aqui, nomeCliente, dias, lotes }: CabecalhoProps) {
  const { nota, devolucao } = totaisOf(aqui, lotes);
  const numero = nomeDaDevolucao(aqui);
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
