import { useState } from 'react';
import { duplicadoText } from '#domain/contacts/duplicado.ts';
import { awaitContato } from '#outbox/contatos/await-contato.ts';
import type { ContatoSalvo } from '#outbox/contatos/dispatch-contato.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { tellDesfecho } from '#parts/failure/desfecho.ts';
import { MUDOU } from '#parts/failure/mudou.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { ASSUNTO, type AssuntoDeContato, type Ato, DESFEITA, EXCLUIR, type Modo } from './words.ts';

/** An open form; `linha` is null for a new contact. */
export type Aberto<A> = { readonly modo: Modo; readonly linha: A | null };

/** How saving ended: done, a problem of a typed field, or another one. */
export type Salvo = { ok: true } | { ok: false; texto: string; isDuplicado: boolean };

export type AtosOptions<A> = {
  words: AssuntoDeContato;
  /** Only the company changes this contact. */
  isFixo: (linha: A) => boolean;
  /** The address or number, for the question. */
  nomeOf: (linha: A) => string;
  excluir: (linha: A) => Promise<ContatoSalvo>;
  onExcluido: (linha: A) => void;
};

type ErroAoSalvar = Extract<ContatoSalvo, { ok: false }>['error'];

const alert = (text: string): Promise<void> => showMessage({ kind: 'alert', text });

/** The acts on the contacts of a list. */
export function useAtos<A>({ words, isFixo, nomeOf, excluir, onExcluido }: AtosOptions<A>) {
  const { vault } = useDevice();
  const { run } = useOneAct();
  const [aberto, setAberto] = useState<Aberto<A> | null>(null);

  const textOf = (error: ErroAoSalvar, ato: Ato): string => {
    if (error.kind === 'full' || error.kind === 'unavailable') return storageMessage(error);
    if (error.kind === 'duplicado') return words.duplicado;
    if (error.kind === 'duplicado-com') return duplicadoText(words.duplicado, true, false);
    if (error.kind === 'duplicado-sem') return duplicadoText(words.duplicado, false, true);
    if (error.kind === 'mudou') return MUDOU;
    return ato === 'excluir' ? words.naoExclui : words.naoAltera;
  };
  /** Says how a saved change ended; the next act need not wait for that. */
  const tell = (key: string | null, ato: Ato) => {
    if (key === null) showToast({ text: DESFEITA });
    else
      tellDesfecho(
        vault,
        (patienceMs) => awaitContato(vault, key, patienceMs),
        words.desfechos[ato],
        ASSUNTO,
      ).catch((error: unknown) => console.error('the end of a change could not be told', error));
  };

  return {
    aberto,
    fechar: () => setAberto(null),
    abrir: (modo: Modo, linha: A | null) => {
      if (modo === 'alterar' && linha !== null && isFixo(linha))
        run(() => alert(words.naoAltera).then(() => null));
      else setAberto({ modo, linha });
    },
    /** Saves a form, and closes it. */
    salvar: async (ato: Ato, save: () => Promise<ContatoSalvo>): Promise<Salvo> => {
      const saved = await save();
      if (!saved.ok)
        return {
          ok: false,
          texto: textOf(saved.error, ato),
          isDuplicado: saved.error.kind.startsWith('duplicado'),
        };
      setAberto(null);
      tell(saved.value.key, ato);
      return { ok: true };
    },
    excluir: (linha: A) =>
      run(async () => {
        if (isFixo(linha)) {
          await alert(words.naoExclui);
          return null;
        }
        if (!(await confirm({ text: `${EXCLUIR}\n\n${nomeOf(linha)}`, isGrave: true }))) return null;
        const saved = await excluir(linha);
        if (!saved.ok) {
          await alert(textOf(saved.error, 'excluir'));
          return null;
        }
        onExcluido(linha);
        tell(saved.value.key, 'excluir');
        return null;
      }),
  };
}
