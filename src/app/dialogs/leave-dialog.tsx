import { useEffect, useEffectEvent, useState } from 'react';
import { unsentCount, unsentWords } from '#app/unsent/unsent-words.ts';
import { countUnsent, type Unsent } from '#outbox/unsent.ts';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import { useUnsent } from '#parts/device/use-unsent.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { DiscardForm } from './discard-form.tsx';
import * as css from './leave-dialog.css.ts';

export type LeaveDialogProps = {
  onClose: () => void;
  /** Ends the session; unsent changes stay in the vault. */
  onLeave: () => void;
  /** Discards unsent changes and ends the session. */
  onDiscard: () => void;
};

type Step = 'choosing' | 'sending' | 'discarding' | 'leaving';

/** The unsent work, by customer. */
function UnsentList({ unsent: { clientes } }: { unsent: Unsent }) {
  return (
    <ul className={css.clientes}>
      {clientes.map((cliente) => (
        <li key={cliente.idPessoaCliente} className={css.cliente}>
          <strong className={css.nome}>{cliente.nomeCliente}</strong>
          {unsentWords(cliente)}
        </li>
      ))}
    </ul>
  );
}

/** The reason why sending cannot finish by itself; null while it may. */
function stuckText(
  unsent: Unsent,
  status: { connected: boolean; authHeld: boolean } | undefined,
): string | null {
  if (unsent.count === 0)
    return 'As alterações foram enviadas. Um rascunho só é enviado por você: fique e envie-o, mantenha-o ou descarte-o.';
  if (status?.authHeld) return 'A sessão expirou: entre de novo para enviar, ou mantenha neste aparelho.';
  if (status && !status.connected) return 'Sem sinal: ainda não foi possível enviar.';
  if (unsent.count === unsent.refused && unsent.refused > 0) {
    return 'O servidor recusou o que resta, e isso espera a sua decisão na sincronização.';
  }
  return null;
}

/** Tells that unsent work stays, and for which user. */
const keptText = ({ count, rascunhos }: Unsent, nome: string): string =>
  [
    ...(count > 0
      ? [`Fica guardado neste aparelho e é enviado quando ${nome} entrar de novo com a senha.`]
      : []),
    ...(rascunhos > 0
      ? [
          `O rascunho fica guardado neste aparelho até ${nome} entrar de novo e enviá-lo: ele não vai sozinho.`,
        ]
      : []),
    'Outro usuário do aplicativo não vê nem envia.',
  ].join(' ');

const discardText = ({ count, rascunhos }: Unsent): string => {
  if (rascunhos === 0) return 'Apaga da fila o que não foi enviado.';
  return count === 0
    ? 'Apaga o rascunho e o arquivo que está guardado nele.'
    : 'Apaga da fila o que não foi enviado, e os rascunhos com os seus arquivos.';
};

/** Shown when the last change was confirmed meanwhile. */
function AllSent({ onClose, onLeave }: Pick<LeaveDialogProps, 'onClose' | 'onLeave'>) {
  return (
    <Dialog
      title="Sair"
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onLeave}>
          Sair
        </Button>
      }
    >
      <p>Tudo foi enviado.</p>
    </Dialog>
  );
}

/** Signing out with unsent work: lists it; the user sends it, keeps it for themselves or discards it. */
export function LeaveDialog({ onClose, onLeave, onDiscard }: LeaveDialogProps) {
  const { vault, usuario } = useDevice();
  const status = useSyncStatus();
  const unsent = useUnsent();
  const [step, setStep] = useState<Step>('choosing');
  const isSent = step === 'sending' && unsent !== undefined && countUnsent(unsent) === 0;
  // Runs once, when the last change is confirmed.
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isSent) leave();
  }, [isSent]);
  if (!unsent) return null;
  if (countUnsent(unsent) === 0) return <AllSent onClose={onClose} onLeave={onLeave} />;
  const stuck = step === 'sending' ? stuckText(unsent, status) : null;
  return (
    <Dialog
      title="Sair com trabalho não enviado"
      onClose={onClose}
      outsideCloses={false}
      footer={<Button onPress={onClose}>Ficar</Button>}
    >
      <div className={css.body}>
        <p>{`${usuario.nome}, há ${unsentCount(unsent)} que só ${countUnsent(unsent) === 1 ? 'existe' : 'existem'} neste aparelho:`}</p>
        <UnsentList unsent={unsent} />
        {status && !status.connected && (
          <Notice tone="pending">Sem sinal: para entrar de novo neste aparelho será preciso conexão.</Notice>
        )}
        {stuck !== null && (
          <Notice tone="caution" isNews>
            {stuck}
          </Notice>
        )}
        <div className={css.choices}>
          {unsent.count > 0 && (
            <section className={css.choice}>
              <p className={css.why}>Envia o que espera e sai quando tudo tiver chegado ao servidor.</p>
              <Button
                variant="primary"
                isWide
                isPending={step === 'sending' && stuck === null}
                onPress={() => {
                  setStep('sending');
                  announce(vault.name, 'now');
                }}
              >
                Enviar agora
              </Button>
            </section>
          )}
          <section className={css.choice}>
            <p className={css.why}>{keptText(unsent, usuario.nome)}</p>
            <Button
              isWide
              isPending={step === 'leaving'}
              onPress={() => {
                setStep('leaving');
                onLeave();
              }}
            >
              Manter neste aparelho e sair
            </Button>
          </section>
          <section className={css.choice}>
            <p className={css.why}>
              {`${discardText(unsent)} Não pode ser desfeito.${unsent.tried > 0 ? ' O que já foi enviado e ficou sem resposta pode ter chegado ao servidor.' : ''}`}
            </p>
            {step === 'discarding' ? (
              <DiscardForm onDiscard={onDiscard} />
            ) : (
              <Button isWide onPress={() => setStep('discarding')}>
                Descartar…
              </Button>
            )}
          </section>
        </div>
      </div>
    </Dialog>
  );
}
