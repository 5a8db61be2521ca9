import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useRef, useState } from 'react';
import type { DevolucaoMotivo } from '#contract/returns/devolucao.ts';
import type { Motivos } from '#features/devolucao-nova/use-motivos.ts';
import { formatMoney } from '#lib/format-number.ts';
import * as fieldCss from '#ui/form/field.css.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useFocusInvalid } from '#ui/form/use-focus-invalid.ts';
import type { ItemDevolvidoVisto } from '#vault/devolucao-intents.ts';
import * as css from './digitacao.css.ts';
import { type ItemDigitado, type ItemErros, itemErros, restamText } from './item-erro.ts';
import { LoteCorrigido } from './lote-corrigido.tsx';
import { type Lote, valorDoLote } from './lotes.ts';

export type ItemDialogProps = {
  lote: Lote;
  lotes: readonly Lote[];
  motivos: Motivos;
  /** Whether the invoice can go back for a reason. */
  notaVolta: (idMotivo: number) => boolean;
  onSave: (item: ItemDevolvidoVisto) => void;
  onClose: () => void;
};

/** The reasons to choose from. The line's own stays one, also when the company has it no more. */
function opcoesOf({ motivos }: Motivos, { nesta }: Lote): readonly DevolucaoMotivo[] {
  if (nesta === null) return motivos;
  const { idDevolucaoMotivo, descDevolucaoMotivo } = nesta;
  const isThere = motivos.some((one) => one.idDevolucaoMotivo === idDevolucaoMotivo);
  return isThere ? motivos : [...motivos, { idDevolucaoMotivo, descDevolucaoMotivo }];
}

/** 'Inserir item': the reason and the units of a lot that go back. */
export function ItemDialog({ lote, lotes, motivos, notaVolta, onSave, onClose }: ItemDialogProps) {
  const [digitado, setDigitado] = useState<ItemDigitado>({
    idMotivo: lote.nesta?.idDevolucaoMotivo ?? null,
    quantidade: lote.nesta?.quantidade ?? 0,
  });
  const [isTold, setTold] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const remark = useId();
  const focusInvalid = useFocusInvalid(form);
  const { idMotivo, quantidade } = digitado;
  const opcoes = opcoesOf(motivos, lote);
  const found = itemErros(digitado, lote, notaVolta);
  const erros: ItemErros = isTold ? found : {};
  const change = (part: Partial<ItemDigitado>) => setDigitado({ ...digitado, ...part });
  const save = () => {
    const motivo = opcoes.find((one) => one.idDevolucaoMotivo === idMotivo);
    if (motivo === undefined || Object.keys(found).length > 0) {
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
      <LoteCorrigido lote={lote} />
      <SelectField
        label="Motivo"
        value={idMotivo}
        options={opcoes.map((one) => ({
          value: one.idDevolucaoMotivo,
          label: one.descDevolucaoMotivo,
        }))}
        onChange={(id) => change({ idMotivo: id })}
        error={erros.motivo}
        {...(motivos.missing === null ? {} : { hint: motivos.missing })}
      />
      <div className={css.campo}>
        <span className={fieldCss.label} aria-hidden="true">
          Quantidade
        </span>
        <QuantityStepper
          label={lote.descProduto}
          value={quantidade}
          allowsZero
          describedBy={remark}
          isInvalid={erros.quantidade !== undefined}
          onChange={(next) => change({ quantidade: next })}
          onEnter={(_value, typed) => {
            if (typed !== 'corrected') save();
          }}
        />
        {erros.quantidade ? (
          <p id={remark} className={fieldCss.error} role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            {erros.quantidade}
          </p>
        ) : (
          <p id={remark} className={fieldCss.hint}>
            {restamText(lote.disponiveis)}
            {quantidade > 0 && ` Valor: ${formatMoney(valorDoLote(lote, lotes, quantidade))}.`}
          </p>
        )}
      </div>
    </FormDialog>
  );
}
