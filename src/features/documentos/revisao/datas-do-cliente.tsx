import type { ReactNode } from 'react';
import type { DatasRegulatorias } from '#contract/customers/cliente.ts';
import { validadeEm } from '#domain/documents/validade.ts';
import { Badge } from '#ui/badge.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { LICENCAS } from './palavras.ts';
import * as css from './revisao.css.ts';

const SEM_SINAL = 'Sem sinal: as datas deste cliente aparecem quando o sinal voltar.';

export type DatasDoClienteProps = {
  /** Null where they cannot be told, undefined while they are read. */
  datas: DatasRegulatorias | null | undefined;
  hoje: string;
};

/** The last days of a customer's licences; one that is over or ends soon is marked. */
export function DatasDoCliente({ datas, hoje }: DatasDoClienteProps) {
  const valueOf = (nome: keyof DatasRegulatorias): ReactNode => {
    if (!datas) return '–';
    const { texto, aviso, isVencida } = validadeEm(datas[nome], hoje);
    if (aviso === '') return texto;
    return (
      <span className={css.validade}>
        {texto} <Badge tone={isVencida ? 'negative' : 'caution'}>{aviso}</Badge>
      </span>
    );
  };
  return (
    <div className={css.datas}>
      {LICENCAS.map(([data, nome]) => (
        <ReadOnlyField key={data} label={nome} value={valueOf(data)} />
      ))}
      {datas === null && <p className={css.aviso}>{SEM_SINAL}</p>}
    </div>
  );
}
