import type { DatasRegulatorias } from '#contract/customers/cliente.ts';
import { validadeEm } from '#domain/documents/validade.ts';
import { Badge } from '#ui/badge.tsx';
import * as css from './documentos.css.ts';
import { LICENCAS } from './revisao/palavras.ts';

/** The licences whose last day is known, the first to end first; nothing without one. */
export function Licencas({ datas, hoje }: { datas: DatasRegulatorias | undefined; hoje: string }) {
  const conhecidas = LICENCAS.flatMap(([data, nome]) => {
    const dia = datas?.[data] ?? null;
    return dia === null ? [] : [{ nome, dia }];
  }).toSorted((a, b) => a.dia.localeCompare(b.dia));
  if (conhecidas.length === 0) return null;
  return (
    <ul className={css.licencas} aria-label="Validade das licenças">
      {conhecidas.map(({ nome, dia }) => {
        const { texto, aviso, isVencida } = validadeEm(dia, hoje);
        return (
          <li key={nome} className={css.licenca}>
            <span className={css.qual}>{nome}</span>
            <span className={css.validade}>
              {`até ${texto}`}
              {aviso !== '' && <Badge tone={isVencida ? 'negative' : 'caution'}>{aviso}</Badge>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
