import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { countItens, formatCount, formatMoney } from '#lib/format-number.ts';
import { announce } from '#ui/announce.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import type { Conferencia, LinhaConferida } from './conferir.ts';
import { fimDaLinha } from './fim-da-linha.ts';
import * as css from './import.css.ts';
import { LinhaRow } from './linha-row.tsx';
import type { ConferenciaControl } from './use-conferencia.ts';
import type { LembrancasControl } from './use-lembrancas.ts';
import { useSugeridos } from './use-sugeridos.ts';
import { estimate, estimativaText, isEncontrado, STATUS } from './view.ts';

const ROW_HEIGHT = 68;

type Props = {
  rows: readonly LinhaConferida[];
  of: Conferencia;
  control: ConferenciaControl;
  esquecer: LembrancasControl['esquecer'];
};

/** The number of lines by result, and the cost of the found ones. */
function Summary({ rows }: { rows: readonly LinhaConferida[] }) {
  const counts = STATUS.map((sign) => ({
    ...sign,
    count: rows.filter(({ status }) => status === sign.status).length,
  }));
  const estimativa = estimate(rows);
  return (
    <div className={css.summary}>
      {counts
        .filter(({ count, status }) => count > 0 || isEncontrado({ status }))
        .map(({ status, palavra, tone, count }) => (
          <Status key={status} tone={tone}>{`${palavra}: ${formatCount(count)}`}</Status>
        ))}
      <span className={css.total}>
        <span className={css.totalValue}>{formatMoney(estimativa.total)}</span>
        <span className={css.totalNote}>{estimativaText(estimativa)}</span>
      </span>
    </div>
  );
}

/** The second step: every line with its result, to be mended before it goes into the cart. */
export function ConferenciaStep({ rows, of, control, esquecer }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  // Lines that were wrong when the switch was set stay in the list, so that a mended line does not leave under
  // the finger.
  const [wrongIds, setWrongIds] = useState<ReadonlySet<number>>(new Set());
  const shown = useMemo(
    () => (isOnlyWrong ? rows.filter(({ id }) => wrongIds.has(id)) : rows),
    [rows, isOnlyWrong, wrongIds],
  );
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    getItemKey: (at) => shown[at]?.id ?? at,
  });
  const sugeridos = useSugeridos(of, rows);
  // A product in another pack, or a number that may be one, is decided by the person who sees it, line by line.
  const certas = rows.flatMap((row) => {
    const sugestao = sugeridos.get(row.id);
    if (!sugestao || sugestao.pedidas !== null) return [];
    const { produto } = sugestao;
    const fim = fimDaLinha(row, produto) ?? undefined;
    return fim?.isPack ? [] : [{ id: row.id, produto, fim }];
  });
  const wrong = rows.filter((row) => !isEncontrado(row)).length;
  const takeAll = () => {
    for (const { id, produto, fim } of certas) control.choose(id, produto, fim);
    announce(`${countItens(certas.length)} escolhidos.`);
  };
  return (
    <div className={css.body}>
      <Summary rows={rows} />
      <div className={css.tools}>
        {(wrong > 0 || isOnlyWrong) && (
          <Checkbox
            label={`Ver só o que precisa de você (${formatCount(wrong)})`}
            checked={isOnlyWrong}
            onChange={(event) => {
              setWrongIds(new Set(rows.filter((row) => !isEncontrado(row)).map(({ id }) => id)));
              setOnlyWrong(event.target.checked);
            }}
          />
        )}
        {certas.length > 1 && (
          <Button size="sm" onPress={takeAll}>{`Usar as ${formatCount(certas.length)} sugestões`}</Button>
        )}
      </div>
      <ScrollRegion ref={scroller} className={css.list} role="region" aria-label="Linhas da importação">
        <ul className={css.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const row = shown[index];
            return (
              row && (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={css.place}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={shown.length}
                  aria-posinset={index + 1}
                >
                  <LinhaRow
                    row={row}
                    of={of}
                    control={control}
                    esquecer={esquecer}
                    sugerido={sugeridos.get(row.id)}
                  />
                </li>
              )
            );
          })}
        </ul>
        {rows.length === 0 && <p className={css.none}>Nenhuma linha restou.</p>}
      </ScrollRegion>
    </div>
  );
}
