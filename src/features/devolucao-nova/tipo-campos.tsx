import { dupla } from '#parts/returns/nota-form.css.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SegmentedField } from '#ui/form/segmented-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { Formulario } from './formulario.ts';
import type { Motivos } from './use-motivos.ts';

const ELETRONICA = { value: 'nfe', label: 'NF-e' } as const;
const MANUAL = { value: 'manual', label: 'Manual' } as const;

export type TipoCamposProps = {
  form: Formulario;
  motivos: Motivos;
  onChange: (part: Partial<Formulario>) => void;
};

/** The fields that depend on the type of a return: its reason, and the customer's own invoice. */
export function TipoCampos({ form: { tipo, idMotivo, notaEletronica }, motivos, onChange }: TipoCamposProps) {
  return (
    <>
      <div className={dupla}>
        {tipo === 'total' && (
          <SelectField
            label="Motivo"
            value={idMotivo}
            options={motivos.motivos.map((motivo) => ({
              value: motivo.idDevolucaoMotivo,
              label: motivo.descDevolucaoMotivo,
            }))}
            onChange={(id) => onChange({ idMotivo: id })}
            {...(motivos.missing === null ? {} : { hint: motivos.missing })}
          />
        )}
        <SegmentedField
          label="Tipo da nota fiscal do cliente"
          value={notaEletronica ? ELETRONICA.value : MANUAL.value}
          options={tipo === 'total' ? [ELETRONICA, MANUAL] : [ELETRONICA]}
          onChange={(value) => onChange({ notaEletronica: value === ELETRONICA.value })}
        />
      </div>
      <Checkbox label="Nota fiscal de devolução emitida pelo cliente" checked disabled readOnly />
    </>
  );
}
