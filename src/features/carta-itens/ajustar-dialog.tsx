import { useRef, useState } from 'react';
import { LOTE_MAXIMO } from '#contract/letters/carta.ts';
import { formatCount } from '#lib/format-number.ts';
import { SEM_SINAL } from '#parts/letters/words.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useFocusInvalid } from '#ui/form/use-focus-invalid.ts';
import { Notice } from '#ui/notice.tsx';
import { type Ajuste, ajusteErros, type Digitado, quantidadeHint, toAjuste, VAZIO } from './ajuste.ts';
import type { Corrigido, Grupo } from './itens.ts';

export type AjustarDialogProps = {
  grupo: Grupo;
  /** The corrected lot that is altered; null inserts one. */
  alterado: Corrigido | null;
  isConnected: boolean;
  isPending: boolean;
  onSave: (ajuste: Ajuste) => void;
  onClose: () => void;
};

const lotText = (lote: string, unidades: number): string => `${lote} (${formatCount(unidades)} un.)`;

/** 'Ajustar item': another lot for units of an original lot. It opens empty. */
export function AjustarDialog(props: AjustarDialogProps) {
  const { grupo, alterado, isConnected, isPending, onSave, onClose } = props;
  const [digitado, setDigitado] = useState<Digitado>(VAZIO);
  const [isTold, setTold] = useState(false);
  // A press without a signal was not done.
  const [isWaiting, setWaiting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const found = ajusteErros(digitado, grupo, alterado);
  const erros = isTold ? found : {};
  const change = (part: Partial<Digitado>) => setDigitado({ ...digitado, ...part });
  const save = () => {
    if (Object.keys(found).length === 0) {
      setWaiting(!isConnected);
      if (isConnected) onSave(toAjuste(digitado));
    } else {
      setTold(true);
      focusInvalid();
    }
  };
  return (
    <FormDialog
      title="Ajustar item"
      size="sm"
      submitLabel="Salvar"
      formRef={form}
      isPending={isPending}
      isDirty={digitado !== VAZIO}
      onSubmit={save}
      onClose={onClose}
    >
      {!isConnected && (
        <Notice tone="pending" isNews>
          {isWaiting
            ? `${SEM_SINAL} Nada foi salvo: o texto fica nesta janela enquanto ela estiver aberta.`
            : SEM_SINAL}
        </Notice>
      )}
      <ReadOnlyField label="Produto" value={grupo.produto.descProduto} />
      <ReadOnlyField label="Lote original" value={lotText(grupo.lote, grupo.quantidade)} />
      {alterado !== null && (
        <ReadOnlyField label="Lote corrigido até agora" value={lotText(alterado.lote, alterado.quantidade)} />
      )}
      <TextField
        label="Novo lote"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        // Longer texts are told, not cut.
        maxLength={LOTE_MAXIMO * 2}
        value={digitado.lote}
        error={erros.lote}
        onChange={(event) => change({ lote: event.target.value })}
      />
      <TextField
        label="Quantidade"
        inputMode="numeric"
        autoComplete="off"
        value={digitado.quantidade}
        hint={quantidadeHint(grupo, alterado)}
        error={erros.quantidade}
        onChange={(event) => change({ quantidade: event.target.value })}
      />
    </FormDialog>
  );
}
