import { useRef, useState } from 'react';
import { TEXTO_DA_VISITA_MAXIMO } from '#contract/visits/visita.ts';
import { type ErrosDaNota, errosDaVisita, MOTIVOS_OFERECIDOS, notaText } from '#domain/visits/visita.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { VisitaAqui } from '#outbox/visitas/fold-visitas.ts';
import type { ClienteVisitado } from '#parts/dialogs/visita-aberta.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { stillWrong } from '#ui/form/still-wrong.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useFocusInvalid } from '#ui/form/use-focus-invalid.ts';
import { Notice } from '#ui/notice.tsx';
import { Anteriores } from './anteriores.tsx';
import type { VisitasDoCliente } from './queries.ts';
import { useAnotar } from './use-anotar.ts';
import * as css from './visitas.css.ts';
import { ESTADOS } from './words.ts';

export type VisitaFormProps = {
  cliente: ClienteVisitado;
  /** 2026-11-20. */
  hoje: string;
  lidas: VisitasDoCliente;
  onClose: () => void;
};

/** The form of today's note: a reason where nothing was sold, and a text. */
export function VisitaForm({ cliente, hoje, lidas, onClose }: VisitaFormProps) {
  const { visitas, vendas, at } = lidas;
  const minha = visitas.find(({ autor, dia }) => autor === null && dia === hoje);
  const venda = vendas.get(hoje);
  const [vista] = useState(minha?.escritaEm ?? null);
  const [motivo, setMotivo] = useState(minha?.motivo ?? null);
  const [texto, setTexto] = useState(minha?.texto ?? '');
  const [erros, setErros] = useState<ErrosDaNota>({});
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { isPending, salvar, apagar } = useAnotar(cliente, onClose);
  const hasVenda = venda !== undefined;
  const nota = { motivo: hasVenda ? null : motivo, texto: texto.trim() };
  const now = errosDaVisita(nota, hasVenda);
  const shown = stillWrong(erros, now);
  const submit = () => {
    setErros(now);
    if (Object.keys(now).length > 0) focusInvalid();
    else salvar(vista, nota);
  };
  return (
    <FormDialog
      title="Anotar visita"
      subtitle={<p className={css.quiet}>{cliente.nomeCliente}</p>}
      onClose={onClose}
      isDirty={motivo !== (minha?.motivo ?? null) || texto !== (minha?.texto ?? '')}
      submitLabel="Salvar"
      isPending={isPending}
      onSubmit={submit}
      formRef={form}
    >
      {minha && <DeHoje visita={minha} onApagar={() => apagar(minha)} />}
      {hasVenda ? (
        <p className={css.quiet}>{`Pedidos de hoje: ${formatMoney(venda)}.`}</p>
      ) : (
        <SelectField
          label="Motivo de não ter vendido"
          value={motivo}
          options={MOTIVOS_OFERECIDOS}
          error={shown.motivo}
          onChange={setMotivo}
        />
      )}
      <TextAreaField
        label="Anotação"
        hint={`Até ${TEXTO_DA_VISITA_MAXIMO} caracteres.`}
        maxLength={TEXTO_DA_VISITA_MAXIMO}
        rows={4}
        error={shown.texto}
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
      />
      <Anteriores
        visitas={visitas.filter((visita) => visita !== minha)}
        vendas={vendas}
        isLida={at !== null}
      />
    </FormDialog>
  );
}

/** The state of the note that is there already, and the button that deletes it. */
function DeHoje({
  visita: { estado, recusada, noServidor },
  onApagar,
}: {
  visita: VisitaAqui;
  onApagar: () => void;
}) {
  const words = ESTADOS[estado];
  return (
    <>
      {recusada && (
        <Notice tone="caution" title="O servidor não aceitou esta anotação">
          {recusada.description}
        </Notice>
      )}
      {noServidor && <p className={css.nota}>{`No servidor: ${notaText(noServidor)}`}</p>}
      <div className={css.estado}>
        {words ? <Status tone={words.tone}>{words.texto}</Status> : <span>Visita anotada hoje</span>}
        <Button variant="quiet" onPress={onApagar}>
          Apagar
        </Button>
      </div>
    </>
  );
}
