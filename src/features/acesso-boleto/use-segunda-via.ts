import { type RefObject, useState } from 'react';
import { boletosNome, type SegundaVia, segundaViaErrors } from '#domain/segunda-via.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { type Palavras, tellFalha } from '#parts/falha.ts';
import { readRascunho } from '#parts/rascunho-visitante.ts';
import { saveBlob } from '#parts/save-blob.ts';
import { useRascunho } from '#parts/use-rascunho-visitante.ts';
import { showWaiting } from '#ui/message-queue.ts';
import { tidied, tidy } from './campos.ts';
import { baixarSegundaVia } from './queries.ts';

const VAZIA: SegundaVia = { cpfCnpj: '', notaFiscal: '', documento: '' };

export const BAIXADO = 'O download deve iniciar em instantes.';

const PALAVRAS: Palavras = {
  semDetalhe: 'Houve um erro ao realizar a consulta.',
  semResposta:
    'O servidor não respondeu. O que você digitou continua aqui: tente de novo quando houver sinal.',
  area: 'loja',
};

type Erros = ReturnType<typeof segundaViaErrors>;

/** The file that came, and saving it once more. */
export type Baixada = { nome: string; again: () => void };

/** The form of the second copy: what is typed, what is wrong with it, and the file once it came. */
export function useSegundaVia(form: RefObject<HTMLFormElement | null>) {
  const [from] = useState(() => readRascunho('segunda-via', VAZIA, Date.now()));
  const { valores, change: keep, forget } = useRascunho('segunda-via', VAZIA, from);
  const [erros, setErros] = useState<Erros>({});
  const [baixada, setBaixada] = useState<Baixada | null>(null);

  const put = (changed: SegundaVia) => {
    keep(changed);
    // What was wrong is no longer said once it is right; what is new is only said by sending.
    const wrong = segundaViaErrors(tidied(changed));
    setErros((said) =>
      Object.fromEntries(Object.keys(said).flatMap((nome) => toStillWrong(wrong, nome as keyof Erros))),
    );
  };
  const change = (nome: keyof SegundaVia, text: string) => put({ ...valores, [nome]: text });
  const leave = (nome: keyof SegundaVia) => put({ ...valores, [nome]: tidy(nome, valores[nome]) });

  const send = async (): Promise<void> => {
    const pedida = tidied(valores);
    keep(pedida);
    const wrong = segundaViaErrors(pedida);
    setErros(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) return focusOn(form.current, first);
    const close = showWaiting('Estamos preparando os seus boletos...');
    const file = await baixarSegundaVia(pedida).finally(close);
    if (!file.ok) return tellFalha(file.error, PALAVRAS);
    const nome = boletosNome(toBusinessInstant(new Date()));
    const again = () => saveBlob(nome, file.value);
    again();
    forget();
    setBaixada({ nome, again });
  };
  return { valores, erros, baixada, change, leave, send };
}

const toStillWrong = (wrong: Erros, nome: keyof Erros): [string, string][] => {
  const error = wrong[nome];
  return error === undefined ? [] : [[nome, error]];
};

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
