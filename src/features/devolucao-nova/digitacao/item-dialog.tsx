import CircleAlert from 'lucide-react/icons/circle-alert';
import { useRef, useState } from 'react';
import type { DevolucaoMotivo } from '#contract/returns/devolucao.ts';
import { SEM_MOTIVOS } from '#features/devolucao-nova/formulario.ts';
import * as fieldCss from '#ui/form/field.css.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useFocusInvalid } from '#ui/form/use-focus-invalid.ts';
import type { ItemDevolvidoVisto } from '#vault/devolucao-intents.ts';
import * as css from './digitacao.css.ts';
import { type ItemDigitado, type ItemErros, itemErros, restamText } from './item-erro.ts';
import { type Lote, valorDoLote } from './lotes.ts';

export type ItemDialogProps = {
  lote: Lote;
  lotes: readonly Lote[];
  motivos: readonly DevolucaoMotivo[];
  onSave: (item: ItemDevolvidoVisto) => void;
  onClose: () => void;
};

/** 'Inserir item': the reason and the units of a lot that go back. */
export function ItemDialog({ lote, lotes, motivos, onSave, onClose }: ItemDialogProps) {
  const [digitado, setDigitado] = useState<ItemDigitado>({
    idMotivo: lote.nesta?.idDevolucaoMotivo ?? null,
    quantidade: lote.nesta?.quantidade ?? 0,
  });
  const [isTold, setTold] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { idMotivo, quantidade } = digitado;
  const erros: ItemErros = isTold ? itemErros(digitado, lote) : {};
  const change = (part: Partial<ItemDigitado>) => setDigitado({ ...digitado, ...part });
  const save = () => {
    const motivo = motivos.find((one) => one.idDevolucaoMotivo === idMotivo);
    if (motivo === undefined || Object.keys(itemErros(digitado, lote)).length > 0) {
      setTold(true);
      focusInvalid();
      return;
    }
    const { idProduto, descProduto, dataVencimento } = lote;
    const valor = valorDoLote(lote, lotes, quantidade);
    onSave({ idProduto, descProduto, lote: lote.lote, dataVencimento, quantidade, ...motivo, valor });
  };
  return (
    <FormDialog
      title={lote.nesta === null ? 'Inserir item' : 'Editar item'}
      size="sm"
      submitLabel={lote.nesta === null ? 'Inserir' : 'Salvar'}
      formRef={form}
      onSubmit={save}
      onClose={onClose}
    >
      <dl className={css.doLote}>
        {[
          ['Produto', lote.descProduto],
          ['Lote', lote.lote],
        ].map(([nome, valor]) => (
          <div key={nome}>
            <dt className={css.nome}>{nome}</dt>
            <dd className={css.fato}>{valor}</dd>
          </div>
        ))}
      </dl>
      <SelectField
        label="Motivo"
        value={idMotivo}
        options={motivos.map((one) => ({
          value: one.idDevolucaoMotivo,
          label: one.descDevolucaoMotivo,
        }))}
        onChange={(id) => change({ idMotivo: id })}
        error={erros.motivo}
        {...(motivos.length === 0 ? { hint: SEM_MOTIVOS } : {})}
      />
      <div className={css.campo}>
        <span className={fieldCss.label} aria-hidden="true">
          Quantidade
        </span>
        <QuantityStepper
          label={lote.descProduto}
          value={quantidade}
          allowsZero
          onChange={(next) => change({ quantidade: next })}
          onEnter={(_value, typed) => {
            if (typed !== 'corrected') save();
          }}
        />
        {erros.quantidade ? (
          <p className={fieldCss.error} role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            {erros.quantidade}
          </p>
        ) : (
          <p className={fieldCss.hint}>{restamText(lote.disponiveis)}</p>
        )}
      </div>
    </FormDialog>
  );
}
