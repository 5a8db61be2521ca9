import { useForm, useWatch } from 'react-hook-form';
import { NUMERO_PEDIDO_CLIENTE_MAXIMO, OBSERVACAO_MAXIMA } from '#contract/cart/carrinho-extras.ts';
import type { ExtrasPedido } from '#domain/cart/fold.ts';
import { dispatchExtras } from '#outbox/carrinho/dispatch-carrinho.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';

/** Edits the customer's own order number and a note. Unticking clears both. */
export function ExtrasDialog({
  extras,
  cliente,
  saveLabel = 'Salvar',
  onClose,
  onSaved = onClose,
}: {
  extras: ExtrasPedido;
  cliente: ClienteRow;
  saveLabel?: string;
  onClose: () => void;
  /** Called in place of `onClose`, with the written data. */
  onSaved?: (extras: ExtrasPedido) => void;
}) {
  const { vault, env } = useDevice();
  const { isPending, run } = useOneAct();
  // A user who opens it wants to write: it starts ticked, and they can untick it.
  const form = useForm<ExtrasPedido>({ defaultValues: { ...extras, informar: true } });
  const informar = useWatch({ control: form.control, name: 'informar' });

  const clearUnticked = () => {
    if (form.getValues('informar')) return;
    form.setValue('numeroPedidoCliente', '');
    form.setValue('observacao', '');
  };

  const save = async (values: ExtrasPedido): Promise<string | null> => {
    const numeroPedidoCliente = values.informar ? values.numeroPedidoCliente.trim() : '';
    const observacao = values.informar ? values.observacao.trim() : '';
    // Without text there is nothing to inform.
    const informar = numeroPedidoCliente !== '' || observacao !== '';
    const written = { informar, numeroPedidoCliente, observacao };
    const saved = await dispatchExtras(
      vault,
      {
        idPessoaCliente: cliente.idPessoa,
        nomeCliente: cliente.usuarioCliente.pessoa.nome,
        extras: written,
      },
      env,
    );
    if (!saved.ok) {
      return saved.error.kind === 'longo'
        ? `O número tem no máximo ${NUMERO_PEDIDO_CLIENTE_MAXIMO} caracteres e a observação ${OBSERVACAO_MAXIMA}.`
        : storageMessage(saved.error);
    }
    onSaved(written);
    return null;
  };

  return (
    <FormDialog
      title="Informar Dados Extras do Pedido"
      subtitle={<ClienteTag />}
      size="sm"
      onClose={onClose}
      isDirty={form.formState.isDirty}
      submitLabel={saveLabel}
      isPending={isPending}
      onSubmit={() => run(() => save(form.getValues()))}
    >
      <Checkbox
        label="Informar dados extras do pedido"
        note="Desmarcado, o número e a observação são apagados."
        {...form.register('informar', { onChange: clearUnticked })}
      />
      <TextField
        label="Número do pedido do cliente"
        maxLength={NUMERO_PEDIDO_CLIENTE_MAXIMO}
        autoComplete="off"
        readOnly={!informar}
        data-autofocus
        {...form.register('numeroPedidoCliente')}
      />
      <TextField
        label="Observação"
        hint={`Até ${OBSERVACAO_MAXIMA} caracteres.`}
        maxLength={OBSERVACAO_MAXIMA}
        autoComplete="off"
        readOnly={!informar}
        {...form.register('observacao')}
      />
    </FormDialog>
  );
}
