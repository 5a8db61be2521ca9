import { useState } from 'react';
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
  const [before] = useState<ExtrasPedido>({ ...extras, informar: true });
  const [values, setValues] = useState(before);
  const change = (part: Partial<ExtrasPedido>) => setValues({ ...values, ...part });
  const isDirty =
    values.informar !== before.informar ||
    values.numeroPedidoCliente !== before.numeroPedidoCliente ||
    values.observacao !== before.observacao;

  const save = async (): Promise<string | null> => {
    const numeroPedidoCliente = values.numeroPedidoCliente.trim();
    const observacao = values.observacao.trim();
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
      isDirty={isDirty}
      submitLabel={saveLabel}
      isPending={isPending}
      onSubmit={() => run(save)}
    >
      <Checkbox
        label="Informar dados extras do pedido"
        note="Desmarcado, o número e a observação são apagados."
        checked={values.informar}
        onChange={({ target: { checked } }) =>
          change({ informar: checked, ...(!checked && { numeroPedidoCliente: '', observacao: '' }) })
        }
      />
      <TextField
        label="Número do pedido do cliente"
        maxLength={NUMERO_PEDIDO_CLIENTE_MAXIMO}
        autoComplete="off"
        readOnly={!values.informar}
        data-autofocus
        value={values.numeroPedidoCliente}
        onChange={({ target }) => change({ numeroPedidoCliente: target.value })}
      />
      <TextField
        label="Observação"
        hint={`Até ${OBSERVACAO_MAXIMA} caracteres.`}
        maxLength={OBSERVACAO_MAXIMA}
        autoComplete="off"
        readOnly={!values.informar}
        value={values.observacao}
        onChange={({ target }) => change({ observacao: target.value })}
      />
    </FormDialog>
  );
}
