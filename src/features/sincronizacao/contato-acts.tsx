import { useState } from 'react';
import { changeExisting, retryContato } from '#outbox/contatos/decide-contato.ts';
import { useDevice } from '#parts/device/device.tsx';
import { decidedText } from '#parts/failure/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { ContatoIntent } from '#vault/contato-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { contatoDecisao, lerCorrigido, textoDe } from './contato-decisoes.ts';
import { DescartarAct, OutraActs, useDecide } from './decision-acts.tsx';
import * as css from './decisions.css.ts';
import type { Decisao } from './decisoes.ts';
import { useSwappedFocus } from './use-swapped-focus.ts';

/** The decision on a refused change of a contact. */
export function ContatoActs({ decisao, parked }: { decisao: Decisao; parked: ParkedRow }) {
  const asked = contatoDecisao(parked);
  switch (asked.tipo) {
    case 'corrigir':
    case 'existente':
      return (
        <CorrigirActs decisao={decisao} depois={asked.depois} isExistente={asked.tipo === 'existente'} />
      );
    case 'sumido':
      return <OutraActs decisao={decisao} again="Cadastrar de novo" />;
    case 'perdido':
      return <OutraActs decisao={decisao} again="Enviar de novo" />;
    case 'descartar':
      return (
        <div className={css.actions}>
          <DescartarAct decisao={decisao} />
        </div>
      );
    case 'outra':
      return <OutraActs decisao={decisao} />;
  }
}

type CorrigirProps = {
  decisao: Decisao;
  depois: NonNullable<ContatoIntent['depois']>;
  isExistente: boolean;
};

/** Another address or number, or the consent of this change for the contact that is there already. */
function CorrigirActs({ decisao, depois, isExistente }: CorrigirProps) {
  const { vault, env } = useDevice();
  const { decide } = useDecide();
  const [text, setText] = useState<string | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const place = useSwappedFocus(text !== null);
  const { key, texto } = decisao;
  const save = (typed: string): void => {
    const lido = lerCorrigido(depois, typed);
    if ('erro' in lido) setErro(lido.erro);
    else decide(retryContato(vault, key, lido.dado, env).then(decidedText));
  };
  if (text !== null) {
    return (
      <div ref={place} className={css.actions}>
        <div className={css.campo}>
          <TextField
            label={'email' in depois ? 'E-mail' : 'DDD e número'}
            type={'email' in depois ? 'email' : 'tel'}
            value={text}
            error={erro ?? undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && save(text)}
          />
        </div>
        <Button variant="primary" onPress={() => save(text)}>
          Salvar
        </Button>
        <Button variant="quiet" onPress={() => setText(null)}>
          Cancelar
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} className={css.actions}>
      <Button size="sm" aria-label={`Corrigir: ${texto}`} onPress={() => setText(textoDe(depois))}>
        Corrigir
      </Button>
      {isExistente && (
        <Button
          size="sm"
          aria-label={`Alterar o já cadastrado: ${texto}`}
          onPress={() => decide(changeExisting(vault, key, env).then(decidedText))}
        >
          Alterar o já cadastrado
        </Button>
      )}
      <DescartarAct decisao={decisao} />
    </div>
  );
}
