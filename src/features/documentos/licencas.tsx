import type { DatasRegulatorias } from '#contract/customers/cliente.ts';
import { validadeEm } from '#domain/documents/validade.ts';
import { Badge } from '#ui/badge.tsx';
import * as css from './documentos.css.ts';
import { LICENCAS } from './revisao/palavras.ts';

const RENOVAR = 'Renovou uma licença? Envie a nova em Revisar Documento.';

export type LicencasProps = {
  datas: DatasRegulatorias | undefined;
  hoje: string;
  /** The user may send a document. */
  mayAct: boolean;
};

/** The licences whose last day is known, the first to end first, and what to do with one to renew; nothing without one. */
export function Licencas({ datas, hoje, mayAct }: LicencasProps) {
  const conhecidas = LICENCAS.flatMap(([data, nome]) => {
    const dia = datas?.[data] ?? null;
    return dia === null ? [] : [{ nome, dia, ...validadeEm(dia, hoje) }];
  }).toSorted((a, b) => a.dia.localeCompare(b.dia));
  if (conhecidas.length === 0) return null;
  const hasAviso = conhecidas.some(({ aviso }) => aviso !== '');
  return (
    <section className={css.licencas} aria-labelledby="licencas">
      <div className={css.licencasHead}>
        <h2 id="licencas" className={css.subtitulo}>
          Validade das licenças
        </h2>
        {hasAviso && mayAct && <p className={css.qual}>{RENOVAR}</p>}
      </div>
      <ul className={css.lista} aria-labelledby="licencas">
        {conhecidas.map(({ nome, texto, aviso, isVencida }) => (
          <li key={nome} className={css.licenca}>
            <span className={css.qual}>{nome}</span>
            <span className={css.validade}>
              {`até ${texto}`}
              {aviso === '' ? (
                <Badge tone="positive">em dia</Badge>
              ) : (
                <Badge tone={isVencida ? 'negative' : 'caution'}>{aviso}</Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
