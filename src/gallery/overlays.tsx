import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { confirm, type MessageKind, showMessage, showWaiting } from '#ui/layer/message-queue.ts';
import { Snackbar } from '#ui/layer/snackbar.tsx';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { Entry } from './entry.ts';
import { nothing } from './nothing.ts';
import { Opener } from './opener.tsx';

const SIZES = ['sm', 'md', 'lg', 'side'] as const;
const WAIT_MS = 1500;

const TEXTS: Record<Exclude<MessageKind, 'question'>, string> = {
  error: 'Não foi possível enviar o pedido.',
  alert: 'O carrinho tem pagamento pendente.',
  information: 'O pedido segue para a separação.',
  success: 'Dados alterados com sucesso!',
};

const KINDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

const failed = (error: unknown) => console.error('the box could not be shown', error);

function wait(): void {
  const done = showWaiting('Processando o carrinho...');
  setTimeout(done, WAIT_MS);
}

export const overlays: readonly Entry[] = [
  {
    file: 'form-dialog',
    states: [
      {
        name: 'one field',
        show: () => (
          <Opener label="Abrir formulário">
            {(close) => (
              <FormDialog
                title="Recuperar senha"
                size="sm"
                onClose={close}
                submitLabel="Continuar"
                onSubmit={close}
              >
                <TextField label="Login" name="login" data-autofocus />
              </FormDialog>
            )}
          </Opener>
        ),
      },
    ],
  },
  {
    file: 'dialog',
    states: SIZES.map((size) => ({
      name: size,
      show: () => (
        <Opener label={`Abrir ${size}`}>
          {(close) => (
            <Dialog
              title="Dados do pedido"
              size={size}
              onClose={close}
              footer={
                <>
                  <Button onPress={close}>Cancelar</Button>
                  <Button variant="primary" onPress={close}>
                    Salvar
                  </Button>
                </>
              }
            >
              <p>Drogaria e Perfumaria Nossa Senhora Aparecida do Norte Ltda.</p>
            </Dialog>
          )}
        </Opener>
      ),
    })),
  },
  {
    file: 'message-box-host',
    states: [
      {
        name: 'messages',
        show: () =>
          KINDS.map((kind) => (
            <Button key={kind} onPress={() => void showMessage({ kind, text: TEXTS[kind] }).catch(failed)}>
              {`Mensagem: ${kind}`}
            </Button>
          )),
      },
      {
        name: 'questions',
        show: () => (
          <>
            <Button onPress={() => void confirm({ text: 'Deseja enviar o pedido?' }).catch(failed)}>
              Mensagem: question
            </Button>
            <Button
              onPress={() =>
                void confirm({
                  text: 'Você aceita as políticas?',
                  more: { label: 'Ler as políticas', onPress: nothing },
                }).catch(failed)
              }
            >
              Mensagem: com leitura
            </Button>
            <Button
              onPress={() => void confirm({ text: 'Excluir o carrinho?', isGrave: true }).catch(failed)}
            >
              Mensagem: grave
            </Button>
          </>
        ),
      },
      { name: 'waiting', show: () => <Button onPress={wait}>Mensagem: waiting</Button> },
    ],
  },
  {
    file: 'toast-host',
    states: [
      {
        name: 'of every tone',
        show: () =>
          (['neutral', 'positive', 'caution', 'negative'] as const).map((tone) => (
            <Button key={tone} onPress={() => void showToast({ text: 'Atendendo Farmácia São João', tone })}>
              {`Aviso: ${tone}`}
            </Button>
          )),
      },
      {
        name: 'with an act',
        show: () => (
          <Button
            onPress={() =>
              void showToast({ text: 'Item removido', action: { label: 'Desfazer', onPress: nothing } })
            }
          >
            Aviso: ação
          </Button>
        ),
      },
      {
        name: 'with a long act',
        show: () => (
          <Button
            onPress={() =>
              void showToast({
                text: 'Orçamento A7K-042 guardado. O carrinho continua como está.',
                tone: 'positive',
                action: { label: 'Esvaziar o carrinho', onPress: nothing },
              })
            }
          >
            Aviso: ação longa
          </Button>
        ),
      },
    ],
  },
  {
    file: 'snackbar',
    states: [
      {
        name: 'the update prompt',
        show: () => (
          <Opener label="Abrir a pergunta">
            {(close) => (
              <Snackbar
                text="Há uma versão nova do Maleta."
                actionLabel="Recarregar"
                onAction={close}
                onDismiss={close}
              />
            )}
          </Opener>
        ),
      },
    ],
  },
];
