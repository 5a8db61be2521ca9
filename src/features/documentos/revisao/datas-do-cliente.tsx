import type { DatasRegulatorias } from '#contract/customers/cliente.ts';
import { validadeEm } from '#domain/documents/validade.ts';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import * as css from './revisao.css.ts';

const NOMES: readonly (readonly [data: keyof DatasRegulatorias, nome: string])[] = [
  ['anvisa', 'ANVISA'],
  ['sivisa', 'SIVISA'],
  ['autorizacaoRetinoica', 'Autorização de retinoides'],
  ['crfEstabelecimento', 'CRF do estabelecimento'],
  ['sipeagro', 'SIPEAGRO'],
];

const SEM_SINAL = 'Sem sinal: as datas deste cliente aparecem quando o sinal voltar.';

export type DatasDoClienteProps = {
  /** Null where they cannot be told, undefined while they are read. */
  datas: DatasRegulatorias | null | undefined;
  hoje: string;
};

/** The last days of a customer's licences, with their end in words. */
export function DatasDoCliente({ datas, hoje }: DatasDoClienteProps) {
  const textOf = (nome: keyof DatasRegulatorias): string => {
    if (!datas) return '–';
    const { texto, aviso } = validadeEm(datas[nome], hoje);
    return aviso === '' ? texto : `${texto} (${aviso})`;
  };
  return (
    <div className={css.datas}>
      {NOMES.map(([data, nome]) => (
        <ReadOnlyField key={data} label={nome} value={textOf(data)} />
      ))}
      {datas === null && <p className={css.aviso}>{SEM_SINAL}</p>}
    </div>
  );
}
