import { useRef, useState } from 'react';
import { RESPOSTAS, type Resposta, type SolicitacaoDeVisitante } from '#contract/access/solicitacoes.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SegmentedField } from '#ui/form/segmented-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import * as css from './escritorio.css.ts';
import { responder } from './queries.ts';
import { avisadaText } from './words.ts';

const WORDS = { aceita: 'Aceitar', recusada: 'Recusar' } as const satisfies Record<Resposta, string>;
const TEXTO_MAX = 1000;

type Props = {
  solicitacao: SolicitacaoDeVisitante;
  /** A mail brings the answer to the visitor. */
  enviaEmails: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
};

/** The office's answer to a request. */
export function RespostaDialog({ solicitacao, enviaEmails, onClose, onDone }: Props) {
  const { numero, nome, email } = solicitacao;
  const [resposta, setResposta] = useState<Resposta | null>(null);
  const [texto, setTexto] = useState('');
  const { isPending, run } = useOneAct();
  // One key for one answer: a press after a lost response repeats it.
  const sent = useRef({ what: '', key: '' });
  const send = async (): Promise<string | null> => {
    if (resposta === null) return 'Escolha se a solicitação é aceita ou recusada.';
    const what = `${resposta} ${texto.trim()}`;
    if (sent.current.what !== what) sent.current = { what, key: crypto.randomUUID() };
    const reply = await responder(numero, { resposta, texto }, sent.current.key);
    if (!reply.ok) return reply.error;
    onClose();
    await onDone();
    await showMessage({ kind: 'success', text: avisadaText(solicitacao, reply.value) });
    return null;
  };
  return (
    <FormDialog
      title={`Responder a solicitação ${numero}`}
      onClose={onClose}
      submitLabel="Responder"
      isPending={isPending}
      onSubmit={() => run(send)}
    >
      <div className={css.form}>
        <p className={css.who}>{`${nome === '' ? 'Sem nome' : nome}, ${email}`}</p>
        <SegmentedField
          label="Resposta"
          value={resposta}
          options={RESPOSTAS.map((value) => ({ value, label: WORDS[value] }))}
          onChange={setResposta}
        />
        {enviaEmails ? (
          <TextAreaField
            label="Texto para o e-mail"
            hint="Opcional. Vai como está."
            maxLength={TEXTO_MAX}
            value={texto}
            onChange={({ currentTarget }) => setTexto(currentTarget.value)}
          />
        ) : (
          <Notice tone="caution">
            Este servidor não envia e-mails: avise a pessoa pelo e-mail ou telefone dela.
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}
