import { useRef, useState } from 'react';
import { announce } from '#outbox/wake.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { ClienteChoice } from '#parts/customer/cliente-choice.tsx';
import { useDevice } from '#parts/device/device.tsx';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import { Notice } from '#ui/notice.tsx';
import type { DeviceRow } from '#vault/device-rows.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { ClienteCampo } from './cliente-campo.tsx';
import { CompraPart } from './compra-part.tsx';
import { GeralPart } from './geral-part.tsx';
import * as css from './preferencias.css.ts';
import { savePreferencias } from './queries.ts';
import { useEscolhas } from './use-escolhas.ts';
import { type Campo, missingOf, missingText, toBody } from './view.ts';

export type PreferenciasFormProps = {
  title: string;
  clientes: readonly ClienteRow[];
  atual: ClienteRow | null;
  geral: DeviceRow;
  onClose: () => void;
  onSaved: () => void;
  onServeOther: (() => void) | undefined;
};

const FORM_ID = 'preferencias';

function focusOn(form: HTMLFormElement, campo: Campo): void {
  form.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus();
}

/** The form itself. A missing choice is reported in its place; a refusal of the server above all. */
export function PreferenciasForm(props: PreferenciasFormProps) {
  const { title, clientes, atual, geral, onClose, onSaved, onServeOther } = props;
  const { vault, env } = useDevice();
  const isConnected = useSyncStatus()?.connected ?? true;
  const element = useRef<HTMLFormElement>(null);
  const form = useEscolhas(clientes, atual?.idPessoa ?? null, geral);
  const [wasTried, setTried] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isPending, run } = useOneAct();
  const missing = missingOf(form.escolhas);
  const errorOf = (campo: Campo) => (wasTried && missing.includes(campo) ? missingText(campo) : undefined);

  const save = async (): Promise<null> => {
    setTried(true);
    setRefusal(null);
    const body = toBody(form.escolhas);
    const [first] = missing;
    if (body === null || first !== undefined) {
      if (first && element.current) focusOn(element.current, first);
      return null;
    }
    const saved = await savePreferencias(vault, body, env.now);
    if (!saved.ok) {
      setRefusal(saved.error);
      return null;
    }
    announce(vault.name, 'refresh');
    showToast({ text: 'Dados alterados com sucesso!', tone: 'positive' });
    onSaved();
    return null;
  };
  const isOther = form.cliente !== null && atual !== null && form.cliente.idPessoa !== atual.idPessoa;
  return (
    <>
      <Dialog
        title={title}
        onClose={onClose}
        isDirty={form.isDirty}
        footer={
          <>
            {onServeOther && (
              <Button variant="quiet" onPress={onServeOther}>
                Atender outro cliente
              </Button>
            )}
            <Button onPress={onClose}>Fechar</Button>
            <Button
              type="submit"
              form={FORM_ID}
              variant="primary"
              isPending={isPending}
              disabled={!isConnected}
            >
              Salvar
            </Button>
          </>
        }
      >
        <form
          ref={element}
          id={FORM_ID}
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isConnected) run(save);
          }}
        >
          {!isConnected && (
            <Notice tone="pending" title="Sem sinal">
              Aqui está o que ficou guardado neste aparelho. Para salvar alterações é preciso sinal.
            </Notice>
          )}
          {refusal !== null && (
            <Notice tone="negative" isNews>
              {refusal}
            </Notice>
          )}
          <div className={css.part}>
            <ClienteCampo
              cliente={form.cliente}
              onPress={() => setChoosing(true)}
              error={errorOf('cliente')}
            />
            {isOther && (
              <Notice tone="brand" isNews>
                {`Ao salvar, você passa a atender ${form.cliente?.usuarioCliente.pessoa.nome}. O carrinho de ${atual.usuarioCliente.pessoa.nome} fica guardado.`}
              </Notice>
            )}
            <CompraPart form={form} errorOf={errorOf} />
          </div>
          <div className={css.part}>
            <GeralPart form={form} errorOf={errorOf} />
          </div>
        </form>
      </Dialog>
      {isChoosing && (
        <ClienteChoice
          title="Cliente das preferências"
          clientes={clientes}
          idAtual={form.cliente?.idPessoa ?? null}
          onChoose={(id) => {
            setChoosing(false);
            form.chooseCliente(id);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
