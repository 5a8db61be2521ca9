import { useId, useState } from 'react';
import { OBSERVACAO_ORCAMENTO_MAXIMA } from '#contract/orders/orcamento.ts';
import { formatMoney } from '#lib/format-number.ts';
import { makeLocalCode } from '#outbox/envio/local-code.ts';
import { dispatchOrcamento } from '#outbox/orcamentos/dispatch-orcamento.ts';
import * as detalhe from '#parts/html/detalhe.css.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import type { OrcamentoAGuardar } from '#parts/share/orcamento-aberto.ts';
import { compartilharPdf } from '#parts/share/compartilhar.ts';
import { comValidade } from '#parts/share/orcamento-guardado.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import { esvaziar, onError } from './esvaziar.ts';
import { DIGITADO, lerDias, OBSERVACAO_HINT } from './guardar.ts';
import * as css from './orcamento.css.ts';

/** Keeps the cart on screen as a quotation; the cart stays as it is. */
export function GuardarDialog({ orcamento, onClose }: { orcamento: OrcamentoAGuardar; onClose: () => void }) {
  const { vault, env } = useDevice();
  const { isPending, run } = useOneAct();
  const form = useId();
  // Made once, so that a second try is not a second quotation.
  const [nomes] = useState(() => ({ key: env.uuid(), codigoLocal: makeLocalCode(env.random) }));
  const [digitado, setDigitado] = useState(DIGITADO);
  const [erro, setErro] = useState<string | null>(null);
  const { toDocumento, ...visto } = orcamento;
  const { codigoLocal } = nomes;

  const save = (isSent: boolean) => {
    const lido = lerDias(digitado.dias);
    if ('erro' in lido) {
      setErro(lido.erro);
      return;
    }
    const observacao = digitado.observacao.trim();
    run(async () => {
      const command = { ...visto, ...nomes, observacao, validadeDias: lido.dias };
      const saved = await dispatchOrcamento(vault, command, env);
      if (!saved.ok) return storageMessage(saved.error);
      showToast({
        text: `Orçamento ${codigoLocal} guardado. O carrinho continua como está.`,
        tone: 'positive',
        action: {
          label: 'Esvaziar o carrinho',
          onPress: () => void esvaziar({ vault, env }, orcamento).catch(onError),
        },
      });
      onClose();
      if (isSent) {
        await compartilharPdf(comValidade(toDocumento(), { ...command, at: env.now() }));
      }
      return null;
    });
  };

  return (
    <Dialog
      title="Guardar orçamento"
      subtitle={<ClienteTag />}
      size="sm"
      onClose={onClose}
      isDirty={digitado.observacao.trim() !== ''}
      footer={
        <>
          <Button isPending={isPending} onPress={() => save(true)}>
            Guardar e enviar
          </Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            Guardar
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={detalhe.stack}
        onSubmit={(event) => {
          event.preventDefault();
          save(false);
        }}
      >
        <p className={css.texto}>
          {`${formatMoney(visto.totalVisto)}. Não é um pedido e não reserva estoque: fica em Meus Pedidos e pode virar pedido depois, aos preços do dia.`}
        </p>
        <TextField
          label="Observação (opcional)"
          hint={OBSERVACAO_HINT}
          maxLength={OBSERVACAO_ORCAMENTO_MAXIMA}
          autoComplete="off"
          data-autofocus
          value={digitado.observacao}
          onChange={({ target }) => setDigitado({ ...digitado, observacao: target.value })}
        />
        <TextField
          label="Validade em dias"
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={digitado.dias}
          error={erro ?? undefined}
          onChange={({ target }) => {
            setErro(null);
            setDigitado({ ...digitado, dias: target.value });
          }}
        />
      </form>
    </Dialog>
  );
}
